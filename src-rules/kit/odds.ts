import type { Die } from './dice.ts';
import { chanceIn, type Dist, facesOf, type Key, keyOf, Sum } from './dist.ts';
import type { Chance, OddsLook, OddsPanel } from './panel.ts';
import { type OddsColumn, type OddsTable, oddsColumn, shiftColumn } from './table.ts';
import { type Msg, msg } from './text.ts';

/** What a result does under a policy: is the place cleared, and how many steps does each side lose. */
export interface Effect {
  readonly cleared: boolean;
  /** the defender is eliminated to the last; absent: the game does not tell */
  readonly gone?: boolean;
  readonly losses: { readonly [side: string]: number };
}

/** How a game resolves fights on a column table; `X` is what losses depend on beside the result (steps present …). */
export interface OddsGame<X> {
  readonly table: OddsTable;
  readonly die: Die;
  /** what the table says, or undefined where the cell is missing */
  readonly cell: (column: number, face: number) => string | undefined;
  readonly meaning: (code: string) => { readonly says: Msg; readonly look: OddsLook };
  /** which cell is missing; default: that one is */
  readonly gap?: (column: number, face: number) => Msg;
  /** the bar's three parts in words, in this order of the panel */
  readonly looks: { readonly [look in Exclude<OddsLook, 'missing'>]: Msg };
  /** whose steps a result may cost; none: a game without step losses */
  readonly sides: readonly string[];
  readonly policies: readonly {
    readonly id: string;
    readonly msg: Msg;
    readonly effect: (code: string, of: X) => Effect;
  }[];
  /** the order in which codes are listed; codes it does not name follow */
  readonly order?: readonly string[];
}

/** One way the two strengths can turn out. With everything known there is one, of weight 1. */
export interface Match<X> {
  readonly attack: number;
  readonly defence: number;
  readonly of: X;
  /** a result without a die (nobody left to attack, an empty hex), in place of the table's */
  readonly code?: string;
  /** columns to the right (to the left, below 0) of the one the strengths give; never off the table */
  readonly shift?: number;
}

/** The code under which missing cells are counted. */
export const MISSING = '?';

export type OddsPart = Pick<
  OddsPanel,
  | 'die'
  | 'columns'
  | 'column'
  | 'short'
  | 'spare'
  | 'faces'
  | 'chances'
  | 'tolls'
  | 'mix'
  | 'bar'
  | 'barSays'
  | 'policies'
>;

/** Matches on one column (or of one code without a die) that lose alike. */
interface Heap<X> {
  readonly column: number | undefined;
  readonly code: string | undefined;
  readonly of: X;
  n: number;
}

/**
 * Everything an odds panel counts, exactly: the chances of columns, codes, clearing and losses over all that is not
 * revealed yet. A missing cell is an outcome with its weight: it clears nothing, and what it loses is not counted, so
 * that the steps' chances then sum to what is known.
 */
export const oddsPart = <X>(game: OddsGame<X>, matches: Dist<Match<X>>): OddsPart => {
  const faces = facesOf(game.die.sides, game.die.zero);
  const heaps = heapsOf(game, matches);
  const total = matches.total * faces.length;
  const exact = matches.exact && Number.isSafeInteger(total);
  const share = (n: number): Chance => chanceIn(n, total, exact);

  const columns = new Map<number, Sum>();
  const codes = new Map<string, Sum>();
  const effects = game.policies.map(() => ({
    cleared: new Sum(),
    gone: new Sum(),
    told: false,
    losses: new Map<string, Map<number, Sum>>(),
  }));
  for (const heap of heaps) {
    if (heap.column !== undefined) tally(columns, heap.column, heap.n * faces.length);
    for (const [code, times] of codesOf(game, heap, faces)) {
      const n = heap.n * times;
      tally(codes, code, n);
      if (code === MISSING) continue;
      game.policies.forEach((policy, i) => {
        const effect = code === NO_ATTACK ? NOTHING : policy.effect(code, heap.of);
        const sums = effects[i];
        if (!sums) return;
        if (effect.cleared) sums.cleared.add(n);
        if (effect.gone) sums.gone.add(n);
        sums.told ||= effect.gone !== undefined;
        for (const side of game.sides) {
          const steps = sums.losses.get(side) ?? new Map<number, Sum>();
          sums.losses.set(side, steps);
          tally(steps, effect.losses[side] ?? 0, n);
        }
      });
    }
  }

  const listed = ordered(codes, game.order);
  const only = one(matches);
  const likeliest = [...columns].reduce<[number, number] | undefined>(
    (best, [column, { value }]) => (best && best[1] >= value ? best : [column, value]),
    undefined,
  )?.[0];
  const found = only && placed(game, only);
  // without step losses no result costs anybody any
  const tolls = only && game.sides.length > 0 ? tollsOf(game, listed, only, total) : undefined;
  const bar = listed.map(([code, n]) => ({ code, look: meaning(game, code).look, p: n / total }));
  return {
    die: game.die,
    columns: game.table.columns.map((column) => column.key),
    ...(columns.size === 1 && sure(columns, total) ? { column: likeliest } : {}),
    ...(found?.short === undefined ? {} : { short: found.short }),
    ...(found?.spare === undefined ? {} : { spare: found.spare }),
    faces:
      likeliest === undefined
        ? []
        : faces.map((face) => {
            const code = cell(game, likeliest, face);
            return {
              face,
              code,
              says: (code === MISSING ? game.gap?.(likeliest, face) : undefined) ?? meaning(game, code).says,
              // what is missing on several faces need not be one result
              chance: code === MISSING ? chanceIn(1, faces.length) : share(codes.get(code)?.value ?? 0),
              below: likeliest > 0 ? cell(game, likeliest - 1, face) : '',
              above: likeliest < game.table.columns.length - 1 ? cell(game, likeliest + 1, face) : '',
            };
          }),
    chances: listed.map(([code, n]) => ({ code, says: meaning(game, code).says, chance: share(n) })),
    ...(tolls ? { tolls } : {}),
    mix:
      columns.size > 1 || !sure(columns, total)
        ? [...columns].sort(([a], [b]) => a - b).map(([column, n]) => ({ column, chance: share(n.value) }))
        : [],
    bar,
    barSays: (['one', 'both', 'holds', 'missing'] as const).flatMap((look): OddsPanel['barSays'] => {
      const n = new Sum();
      for (const [code, weight] of listed) if (meaning(game, code).look === look) n.add(weight);
      if (look === 'missing') {
        return n.value > 0 ? [{ look, msg: msg('kit.odds.untyped'), chance: share(n.value) }] : [];
      }
      return [{ look, msg: game.looks[look], chance: share(n.value) }];
    }),
    policies: game.policies.map((policy, i) => ({
      id: policy.id,
      msg: policy.msg,
      cleared: share(effects[i]?.cleared.value ?? 0),
      ...(effects[i]?.told ? { gone: share(effects[i]?.gone.value ?? 0) } : {}),
      losses: game.sides.map((side) => {
        const steps = [...(effects[i]?.losses.get(side) ?? [])].sort(([a], [b]) => a - b);
        const points = new Sum();
        for (const [n, weight] of steps) points.add(n * weight.value);
        return {
          side,
          mean: points.value / total,
          steps: steps.map(([n, weight]) => ({ n, chance: share(weight.value) })),
        };
      }),
    })),
  };
};

/** What each result costs where all is known: no cell missing, both forces seen. */
const tollsOf = <X>(
  game: OddsGame<X>,
  listed: readonly (readonly [string, number])[],
  { of }: Match<X>,
  total: number,
): OddsPanel['tolls'] => {
  const [policy] = game.policies;
  if (!policy || listed.some(([code]) => code === MISSING || code === NO_ATTACK)) return undefined;
  return listed.map(([code, n]) => ({ code, p: n / total, losses: policy.effect(code, of).losses }));
};

const tally = <K>(sums: Map<K, Sum>, key: K, n: number): void => {
  let sum = sums.get(key);
  if (!sum) {
    sum = new Sum();
    sums.set(key, sum);
  }
  sum.add(n);
};

const sure = (columns: ReadonlyMap<number, Sum>, total: number): boolean =>
  [...columns.values()].every(({ value }) => value === total);

const one = <X>(matches: Dist<Match<X>>): Match<X> | undefined =>
  matches.ways.size === 1 ? matches.ways.values().next().value?.value : undefined;

/** Where a match is fought: a column, or a result without a die. The fight that is played and its panel both ask here. */
export const placed = <X>({ table }: OddsGame<X>, match: Match<X>): OddsColumn =>
  match.code !== undefined
    ? { where: 'no attack', fixed: match.code }
    : shifted(table, oddsColumn(table, match.attack, match.defence), match);

/** Points to the next column and to spare, counted behind the shift: where it leads to an end of the table they are none. */
const shifted = <X>(table: OddsTable, found: OddsColumn, { attack, defence, shift = 0 }: Match<X>): OddsColumn => {
  const { column, fixed, where } = found;
  if (shift === 0 || fixed !== undefined || column === undefined) return found;
  const to = shiftColumn(table, column, shift);
  const needs = (i: number): number =>
    Math.ceil(((table.columns[i]?.attack ?? 0) * defence) / (table.columns[i]?.defence ?? 1));
  const leads = (i: number): number => shiftColumn(table, i, shift);
  const next = table.columns.findIndex((_, i) => i > column && leads(i) > to);
  const least = table.columns.findIndex((_, i) => leads(i) === to);
  return {
    column: to,
    where,
    ...(next < 0 || defence <= 0 ? {} : { short: needs(next) - attack }),
    ...(to === 0 || defence <= 0 ? {} : { spare: attack - needs(least) }),
  };
};

const heapsOf = <X>(game: OddsGame<X>, matches: Dist<Match<X>>): readonly Heap<X>[] => {
  const heaps = new Map<string, Map<Key, Heap<X>>>();
  for (const { value, n } of matches.ways.values()) {
    const at = placed(game, value);
    const column = at.fixed === undefined ? at.column : undefined;
    const code = at.fixed ?? (column === undefined ? NO_ATTACK : undefined);
    const place = code === undefined ? `${column}` : `=${code}`;
    let inner = heaps.get(place);
    if (!inner) {
      inner = new Map();
      heaps.set(place, inner);
    }
    const key = keyOf(value.of);
    const heap = inner.get(key);
    if (heap) heap.n += n;
    else inner.set(key, { column, code, of: value.of, n });
  }
  return [...heaps.values()].flatMap((inner) => [...inner.values()]);
};

/** The result where the odds allow no attack and the game names none of its own. */
export const NO_ATTACK = '–';
const NOTHING: Effect = { cleared: false, losses: {} };

const cell = <X>(game: OddsGame<X>, column: number, face: number): string => game.cell(column, face) ?? MISSING;

/** Which codes a heap can have, and on how many faces each. */
const codesOf = <X>(game: OddsGame<X>, heap: Heap<X>, faces: readonly number[]): ReadonlyMap<string, number> => {
  if (heap.column === undefined) return new Map([[heap.code ?? NO_ATTACK, faces.length]]);
  const codes = new Map<string, number>();
  for (const face of faces) {
    const code = cell(game, heap.column, face);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  return codes;
};

const meaning = <X>(game: OddsGame<X>, code: string): { readonly says: Msg; readonly look: OddsLook } => {
  if (code === MISSING) return { says: msg('kit.odds.missing'), look: 'missing' };
  if (code === NO_ATTACK) return { says: msg('kit.odds.noAttack'), look: 'holds' };
  return game.meaning(code);
};

const ordered = (codes: ReadonlyMap<string, Sum>, order: readonly string[] = []): readonly [string, number][] => {
  const rank = (code: string): number => {
    const at = order.indexOf(code);
    return at < 0 ? order.length : at;
  };
  return [...codes].map(([code, sum]): [string, number] => [code, sum.value]).sort(([a], [b]) => rank(a) - rank(b));
};
