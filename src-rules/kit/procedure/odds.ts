import type { Die } from '../chance/dice.ts';
import type { Chance } from '../chance/dist.ts';
import { chanceIn, type Dist, facesOf, type Key, keyOf, Sum } from '../chance/dist.ts';
import { type OddsColumn, type OddsTable, oddsColumn, shiftColumn } from '../tables/oddsTable.ts';
import { type Msg, msg } from '../words/message.ts';
import type { ChoiceAsk } from './ask.ts';
import type { OddsLook, OddsPanel } from './panel.ts';

/** What a result does under a policy: is the place cleared, and how many steps does each side lose. */
export interface Effect {
  readonly cleared: boolean;
  /** the defender is eliminated to the last; absent: the game does not tell */
  readonly gone?: boolean;
  /** the attackers go through the place and on; absent: nobody means to, or it cannot be told */
  readonly through?: boolean;
  readonly losses: { readonly [side: string]: number };
}

/** A cell that reads in several ways until somebody looks: a box nobody has marked. A plan takes the usual way. */
export interface OpenCell {
  readonly ask: Omit<ChoiceAsk, 'kind'>;
  /** the result by the key that is answered */
  readonly codes: { readonly [key: string]: string };
}

/** How a game resolves fights on a column table; `X` is what losses depend on beside the result (steps present …). */
export interface OddsGame<X> {
  readonly table: OddsTable;
  readonly die: Die;
  /** what the table says to a match (whose DRM moves the row), or undefined where the cell is missing */
  readonly cell: (column: number, face: number, of: X) => string | OpenCell | undefined;
  readonly meaning: (code: string) => { readonly says: Msg; readonly look: OddsLook };
  /** what the table prints for a result, where several are printed alike; default: its code */
  readonly printed?: (code: string) => string;
  /** what is said of one cell beside its meaning: which one is missing, that it is not certain */
  readonly says?: (column: number, face: number, of: X) => Msg | undefined;
  /** what a missing cell is called, and its part of the bar; default: that it is missing */
  readonly missing?: { readonly says: Msg; readonly look: Msg };
  /** the bar's three parts in words, in this order of the panel */
  readonly looks: { readonly [look in Exclude<OddsLook, 'missing'>]: Msg };
  /** whose steps a result may cost; none: a game without step losses */
  readonly sides: readonly string[];
  readonly policies: readonly {
    readonly id: string;
    readonly msg: Msg;
    /** its name where another stands beside it */
    readonly among?: Msg;
    /** how it takes open cells; it is left out where no cell is open. Default: the usual way */
    readonly takes?: string;
    readonly effect: (code: string, of: X) => Effect;
  }[];
  /** the order in which codes are listed; codes it does not name follow */
  readonly order?: readonly string[];
  /** in place of an order: the more a code is worth, the earlier it is listed */
  readonly worth?: (code: string) => number;
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

/** The weight of what is so, where every result tells: one that cannot be told leaves the whole unsaid. */
class Told {
  readonly #sum = new Sum();
  #told = false;
  #untold = false;
  add(n: number, is: boolean | undefined): void {
    if (is) this.#sum.add(n);
    if (is === undefined) this.#untold = true;
    else this.#told = true;
  }
  /** undefined: it cannot be told */
  get weight(): number | undefined {
    return this.#told && !this.#untold ? this.#sum.value : undefined;
  }
}

/** The code under which missing cells are counted. */
export const MISSING = '?';

export type OddsPart = Pick<
  OddsPanel,
  | 'die'
  | 'columns'
  | 'column'
  | 'shown'
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
 * that the steps' chances then sum to what is known. `shown`: the match whose figures stand beside it, where both forces are
 * seen and only checks are open: the faces are of its column, and what results cost is what they cost it.
 */
export const oddsPart = <X>(game: OddsGame<X>, matches: Dist<Match<X>>, shown?: Match<X>): OddsPart => {
  const faces = facesOf(game.die.sides, game.die.zero);
  const heaps = heapsOf(game, matches);
  const total = matches.total * faces.length;
  const exact = matches.exact && Number.isSafeInteger(total);
  const share = (n: number): Chance => chanceIn(n, total, exact);

  const columns = new Map<number, { readonly sum: Sum; readonly of: X }>();
  const codes = new Map<string, Sum>();
  const effects = game.policies.map(() => ({
    /** a cell reads otherwise than usual */
    apart: false,
    cleared: new Sum(),
    gone: new Told(),
    through: new Told(),
    losses: new Map<string, Map<number, Sum>>(),
  }));
  for (const heap of heaps) {
    if (heap.column !== undefined) {
      const known = columns.get(heap.column) ?? { sum: new Sum(), of: heap.of };
      columns.set(heap.column, known);
      known.sum.add(heap.n * faces.length);
    }
    const usual = codesOf(game, heap, faces);
    for (const [code, times] of usual) tally(codes, code, heap.n * times);
    game.policies.forEach((policy, i) => {
      const sums = effects[i];
      if (!sums) return;
      sums.apart ||= isOpen(game, heap, faces, policy.takes);
      for (const [code, times] of sums.apart ? codesOf(game, heap, faces, policy.takes) : usual) {
        if (code === MISSING) continue;
        const n = heap.n * times;
        const effect = code === NO_ATTACK ? NOTHING : policy.effect(code, heap.of);
        if (effect.cleared) sums.cleared.add(n);
        if (code !== NO_ATTACK) {
          sums.gone.add(n, effect.gone);
          sums.through.add(n, effect.through);
        }
        for (const side of game.sides) {
          const steps = sums.losses.get(side) ?? new Map<number, Sum>();
          sums.losses.set(side, steps);
          tally(steps, effect.losses[side] ?? 0, n);
        }
      }
    });
  }

  const listed = ordered(codes, game);
  const only = one(matches);
  const isSure = columns.size === 1 && sure(columns, total);
  const likeliest = [...columns].reduce<{ readonly column: number; readonly n: number; readonly of: X } | undefined>(
    (best, [column, { sum, of }]) => (best && best.n >= sum.value ? best : { column, n: sum.value, of }),
    undefined,
  );
  const at = shown ? { column: columnOf(game, shown), of: shown.of } : likeliest;
  const found = shown ? (isSure ? placed(game, shown) : undefined) : only && placed(game, only);
  const told = shown ?? only;
  // without step losses no result costs anybody any
  const tolls = told && game.sides.length > 0 ? tollsOf(game, listed, told, total) : undefined;
  const print = (code: string): string => game.printed?.(code) ?? code;
  const row = (face: number, column: number, of: X): OddsPanel['faces'][number] => {
    const code = codeAt(game, column, face, of);
    const text = print(code);
    const beside = (to: number): string => (to in game.table.columns ? print(codeAt(game, to, face, of)) : '');
    return {
      face,
      code: text,
      says: game.says?.(column, face, of) ?? meaning(game, code).says,
      // what is missing on several faces need not be one result
      chance:
        code === MISSING
          ? chanceIn(1, faces.length)
          : share(listed.reduce((so, [one, n]) => so + (print(one) === text ? n : 0), 0)),
      below: beside(column - 1),
      above: beside(column + 1),
    };
  };
  const several = effects.some(({ apart }) => apart);
  const bar = listed.map(([code, n]) => ({ code, look: meaning(game, code).look, p: n / total }));
  return {
    die: game.die,
    columns: game.table.columns.map((column) => column.key),
    ...(isSure ? { column: likeliest?.column } : {}),
    ...(shown && !isSure && at?.column !== undefined ? { shown: at.column } : {}),
    short: found?.short,
    spare: found?.spare,
    faces: at?.column === undefined ? [] : faces.map((face) => row(face, at.column ?? 0, at.of)),
    chances: listed.map(([code, n]) => ({ code, says: meaning(game, code).says, chance: share(n) })),
    tolls,
    mix:
      isSure || columns.size === 0
        ? []
        : [...columns].sort(([a], [b]) => a - b).map(([column, { sum }]) => ({ column, chance: share(sum.value) })),
    bar,
    barSays: (['one', 'both', 'holds', 'missing'] as const).flatMap((look): OddsPanel['barSays'] => {
      const n = new Sum();
      for (const [code, weight] of listed) if (meaning(game, code).look === look) n.add(weight);
      if (look === 'missing') {
        return n.value > 0
          ? [{ look, msg: game.missing?.look ?? msg('kit.odds.untyped'), chance: share(n.value) }]
          : [];
      }
      return [{ look, msg: game.looks[look], chance: share(n.value) }];
    }),
    policies: game.policies.flatMap((policy, i) => {
      const sums = effects[i];
      if (!sums || (policy.takes !== undefined && !sums.apart)) return [];
      const [gone, through] = [sums.gone.weight, sums.through.weight];
      return {
        id: policy.id,
        msg: (several ? policy.among : undefined) ?? policy.msg,
        cleared: share(sums.cleared.value),
        ...(gone !== undefined && { gone: share(gone) }),
        ...(through !== undefined && { through: share(through) }),
        losses: game.sides.map((side) => {
          const steps = [...(sums.losses.get(side) ?? [])].sort(([a], [b]) => a - b);
          const points = new Sum();
          for (const [n, weight] of steps) points.add(n * weight.value);
          return {
            side,
            mean: points.value / total,
            steps: steps.map(([n, weight]) => ({ n, chance: share(weight.value) })),
          };
        }),
      };
    }),
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

const sure = (columns: ReadonlyMap<number, { readonly sum: Sum }>, total: number): boolean =>
  [...columns.values()].every(({ sum }) => sum.value === total);

const one = <X>(matches: Dist<Match<X>>): Match<X> | undefined =>
  matches.ways.size === 1 ? matches.ways.values().next().value?.value : undefined;

/** Where a match is fought: a column, or a result without a die. The fight that is played and its panel both ask here. */
export const placed = <X>({ table }: OddsGame<X>, match: Match<X>): OddsColumn =>
  match.code !== undefined
    ? { where: 'no attack', fixed: match.code }
    : shifted(table, oddsColumn(table, match.attack, match.defence), match);

const columnOf = <X>(game: OddsGame<X>, match: Match<X>): number | undefined => {
  const { fixed, column } = placed(game, match);
  return fixed === undefined ? column : undefined;
};

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

/** In the order in which the matches come. */
const heapsOf = <X>(game: OddsGame<X>, matches: Dist<Match<X>>): readonly Heap<X>[] => {
  const all: Heap<X>[] = [];
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
    else {
      const made = { column, code, of: value.of, n };
      inner.set(key, made);
      all.push(made);
    }
  }
  return all;
};

/** The result where the odds allow no attack and the game names none of its own. */
export const NO_ATTACK = '–';
const NOTHING: Effect = { cleared: false, losses: {} };

/** What is read in a cell, where open ones are taken this way. */
export const codeAt = <X>(game: OddsGame<X>, column: number, face: number, of: X, takes?: string): string => {
  const cell = game.cell(column, face, of);
  if (typeof cell !== 'object') return cell ?? MISSING;
  return cell.codes[takes ?? cell.ask.usual] ?? cell.codes[cell.ask.usual] ?? MISSING;
};
const isOpen = <X>(game: OddsGame<X>, heap: Heap<X>, faces: readonly number[], takes: string | undefined): boolean =>
  takes !== undefined &&
  heap.column !== undefined &&
  faces.some((face) => typeof game.cell(heap.column ?? 0, face, heap.of) === 'object');

/** Which codes a heap can have, and on how many faces each. */
const codesOf = <X>(
  game: OddsGame<X>,
  { column, code, of }: Heap<X>,
  faces: readonly number[],
  takes?: string,
): ReadonlyMap<string, number> => {
  if (column === undefined) return new Map([[code ?? NO_ATTACK, faces.length]]);
  const codes = new Map<string, number>();
  for (const face of faces) {
    const found = codeAt(game, column, face, of, takes);
    codes.set(found, (codes.get(found) ?? 0) + 1);
  }
  return codes;
};

const meaning = <X>(game: OddsGame<X>, code: string): { readonly says: Msg; readonly look: OddsLook } => {
  if (code === MISSING) return { says: game.missing?.says ?? msg('kit.odds.missing'), look: 'missing' };
  if (code === NO_ATTACK) return { says: msg('kit.odds.noAttack'), look: 'holds' };
  return game.meaning(code);
};

const ordered = <X>(
  codes: ReadonlyMap<string, Sum>,
  { order = [], worth }: Pick<OddsGame<X>, 'order' | 'worth'>,
): readonly [string, number][] => {
  const rank = (code: string): number => {
    if (worth) return -worth(code);
    const at = order.indexOf(code);
    return at < 0 ? order.length : at;
  };
  return [...codes].map(([code, sum]): [string, number] => [code, sum.value]).sort(([a], [b]) => rank(a) - rank(b));
};
