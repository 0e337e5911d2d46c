import type { Block } from '../blockBattle/blocks.ts';
import {
  type Army,
  type BattleRole,
  type BlockBattle,
  enemyOf,
  type FireStep,
  type Layer,
  sides,
} from '../blockBattle/fire.ts';
import type { Pool } from '../blockBattle/volley.ts';

/**
 * The naive reference: one state after the other as a person at the table would play it, in whole fractions. Nothing of
 * the solver is used; dice must be six-sided.
 */
type Fraction = readonly [n: bigint, d: bigint];
const lowest = (n: bigint, d: bigint): Fraction => {
  let [x, y] = [n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  return [n / x, d / x];
};
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d);
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d);

interface Unit {
  readonly face: number;
  readonly mark: boolean;
  readonly away?: true;
}
type Layers = Readonly<Record<Layer, readonly Unit[]>>;
type State = Readonly<Record<BattleRole, Layers>>;

const strength = (block: Block, unit: Unit): number => (unit.away ? 0 : (block.faces[unit.face] ?? 0));
const isGone = (block: Block, unit: Unit): boolean => unit.away === true || unit.face >= block.faces.length;

const turn = (block: Block, unit: Unit): Unit => {
  const stopsAtZero = block.faces.at(-1) === 0;
  if (isGone(block, unit) || (stopsAtZero && unit.face === block.faces.length - 1)) return unit;
  const face = unit.face + 1;
  return { face, mark: unit.mark && (block.faces[face] ?? 0) > 0 };
};
const strike = (block: Block, unit: Unit): Unit => {
  const shield = typeof block.shield === 'object' ? block.shield[unit.face] : block.shield;
  return shield && !unit.mark ? { ...unit, mark: true } : turn(block, { ...unit, mark: false });
};

/** 7.7.9: one hit at a time to the strongest; a marked one keeps taking hits among equals, then the players' order. */
const hit = (blocks: readonly Block[], units: readonly Unit[], step: FireStep['aim']): readonly Unit[] => {
  const order = [...(step.prefers ?? [])];
  for (const i of units.keys()) if (!order.includes(i)) order.push(i);
  const at = (i: number) => ({ block: blocks[i] as Block, unit: units[i] as Unit });
  const can = order.filter((i) => step.may(i) && strength(at(i).block, at(i).unit) > 0);
  const firstly = can.filter((i) => step.firstly?.(i));
  const among = firstly.length > 0 ? firstly : can;
  const top = Math.max(...among.map((i) => strength(at(i).block, at(i).unit)));
  const equals = among.filter((i) => strength(at(i).block, at(i).unit) === top);
  const chosen = equals.find((i) => at(i).unit.mark) ?? equals[0];
  return chosen === undefined
    ? units
    : units.map((unit, i) => (i === chosen ? strike(blocks[i] as Block, unit) : unit));
};

const viewOf = (blocks: readonly Block[], units: readonly Unit[]) => ({
  strengths: units.map((unit, i) => strength(blocks[i] as Block, unit)),
  left: units.map((unit, i) => !isGone(blocks[i] as Block, unit)),
});

const throws = (pools: readonly Pool[]): readonly Fraction[] => {
  let ways: Fraction[] = [[1n, 1n]];
  for (const { dice, chance } of pools) {
    const faces = BigInt(Math.round(chance * 6));
    for (let die = 0; die < dice; die++) {
      ways = Array.from({ length: ways.length + 1 }, (_, i) =>
        plus(times(ways[i] ?? [0n, 1n], [6n - faces, 6n]), times(ways[i - 1] ?? [0n, 1n], [faces, 6n])),
      );
    }
  }
  return ways;
};

interface Table {
  readonly battle: BlockBattle;
  readonly armies: Readonly<Record<BattleRole, Army>>;
}
const view = ({ armies }: Table, state: State, side: BattleRole, layer: Layer) =>
  viewOf(armies[side][layer], state[side][layer]);

const withLayer = (state: State, side: BattleRole, layer: Layer, units: readonly Unit[]): State => ({
  ...state,
  [side]: { ...state[side], [layer]: units },
});

const sweep = (table: Table, state: State): State => {
  let after = state;
  for (const side of sides) {
    const own = view(table, state, side, 'ground');
    if (own.strengths.some((pf, i) => pf > 0 && !table.armies[side].ground[i]?.aside)) continue;
    const off = table.battle.sweep?.(own, view(table, state, enemyOf(side), 'ground'), side) ?? [];
    after = remove(table, after, side, off);
  }
  return after;
};

const deal = (table: Table, state: State, step: FireStep, hits: number): State => {
  const other = enemyOf(step.side);
  let after = state;
  for (let i = 0; i < hits; i++) {
    const before = after[other][step.at];
    after = withLayer(after, other, step.at, hit(table.armies[other][step.at], before, step.aim));
    if (step.also && after[other][step.at] !== before) {
      after = withLayer(after, other, 'ground', hit(table.armies[other].ground, after[other].ground, step.also));
    }
  }
  return after;
};

const volleyOf = (table: Table, state: State, step: FireStep): readonly Fraction[] | undefined => {
  const own = view(table, state, step.side, step.from);
  const enemy = view(table, state, enemyOf(step.side), step.from);
  return step.idle || step.silent?.(own, enemy) ? undefined : throws(step.dice(own, enemy));
};

const turnEach = (table: Table, state: State, side: BattleRole, units: readonly number[]): State => {
  const times = (i: number) => units.filter((unit) => unit === i);
  const turned = (unit: Unit, i: number) =>
    times(i).reduce((so) => turn(table.armies[side].ground[i] as Block, so), unit);
  return withLayer(state, side, 'ground', state[side].ground.map(turned));
};
const turnAll = (table: Table, state: State, step: FireStep): State =>
  step.turns ? turnEach(table, state, step.side, step.turns(view(table, state, step.side, step.from))) : state;

const remove = (table: Table, state: State, side: BattleRole, units: readonly number[]): State =>
  withLayer(
    state,
    side,
    'ground',
    state[side].ground.map((unit, i) =>
      units.includes(i) ? { face: table.armies[side].ground[i]?.faces.length ?? 0, mark: false } : unit,
    ),
  );

type Spread = Map<string, readonly [State, Fraction]>;
const add = (to: Spread, state: State, p: Fraction): void => {
  const key = JSON.stringify(state);
  to.set(key, [state, plus(to.get(key)?.[1] ?? [0n, 1n], p)]);
};

/** All that one round can make of a state. */
const round = (table: Table, from: State, steps: readonly FireStep[], tidy: boolean): Spread => {
  let now: Spread = new Map([[JSON.stringify(from), [from, [1n, 1n]]]]);
  for (let k = 0; k < steps.length; k++) {
    const step = steps[k] as FireStep;
    const answer = step.withNext ? steps[k + 1] : undefined;
    const next: Spread = new Map();
    const clean = (state: State) => {
      const left = tidy && !step.holds ? sweep(table, state) : state;
      const gone = step.leaves?.(
        view(table, left, step.side, 'ground'),
        view(table, left, enemyOf(step.side), 'ground'),
      );
      if (!gone?.length) return left;
      return tidy ? sweep(table, remove(table, left, step.side, gone)) : remove(table, left, step.side, gone);
    };
    for (const [state, p] of now.values()) {
      const volley = volleyOf(table, state, step);
      if (!answer) {
        if (!volley) {
          add(next, step.leaves || steps[k - 1]?.holds ? clean(state) : state, p);
          continue;
        }
        for (const [hits, q] of volley.entries()) {
          if (q[0] > 0n) add(next, clean(deal(table, turnAll(table, state, step), step, hits)), times(p, q));
        }
        continue;
      }
      // both volleys from the same state, then both dealt out
      const back = volleyOf(table, state, answer) ?? [[1n, 1n]];
      for (const [hits, q] of (volley ?? ([[1n, 1n]] as const)).entries()) {
        for (const [hits2, q2] of back.entries()) {
          if (q[0] === 0n || q2[0] === 0n) continue;
          const after = deal(table, deal(table, state, step, hits), answer, hits2);
          add(next, clean(after), times(p, times(q, q2)));
        }
      }
    }
    if (answer) k++;
    now = next;
  }
  return now;
};

/** Chances of every way a battle may end, by `end` and what everybody shows, as numbers. */
export const naiveBlocks = (battle: BlockBattle): ReadonlyMap<string, number> => {
  const table: Table = { battle, armies: battle.armies };
  const begins = (blocks: readonly Block[]): readonly Unit[] =>
    blocks.map(({ face = 0, mark = false }) => ({ face, mark }));
  const start = sweep(table, {
    attacker: { ground: begins(battle.armies.attacker.ground), air: begins(battle.armies.attacker.air) },
    defender: { ground: begins(battle.armies.defender.ground), air: begins(battle.armies.defender.air) },
  });
  const found = new Map<string, Fraction>();
  const end = (name: string, at: State, p: Fraction) => {
    const side = sides.find((one) => name === `${one}Retreats`);
    const turns = side && battle.retreat?.[side]?.turns;
    const state = turns ? turnEach(table, at, side, turns(view(table, at, side, 'ground'))) : at;
    const key = `${name} ${shownBy(state)}`;
    found.set(key, plus(found.get(key) ?? [0n, 1n], p));
  };
  const field = (state: State) => ({
    attacker: { ground: view(table, state, 'attacker', 'ground'), air: view(table, state, 'attacker', 'air') },
    defender: { ground: view(table, state, 'defender', 'ground'), air: view(table, state, 'defender', 'air') },
  });
  const leavers = (side: BattleRole, here: readonly number[]) =>
    here.filter((i) => !battle.retreat?.[side]?.stays?.(i) && !battle.armies[side].ground[i]?.aside);
  /** those who leave while others stay are away from now on */
  const parted = (state: State, after: number): readonly [string | undefined, State] => {
    const name = judge(state, after);
    const side = sides.find((one) => name === `${one}Parts`);
    if (!side) return [name, state];
    const { left } = view(table, state, side, 'ground');
    const off = leavers(
      side,
      left.flatMap((on, i) => (on ? [i] : [])),
    );
    const units = state[side].ground.map((unit, i) => (off.includes(i) ? { ...unit, away: true as const } : unit));
    return parted(sweep(table, withLayer(state, side, 'ground', units)), after);
  };
  const judge = (state: State, after: number): string | undefined => {
    const all = field(state);
    const ended = battle.end(all);
    if (ended) return ended;
    for (const side of ['defender', 'attacker'] as const) {
      const policy = battle.retreat?.[side];
      if (after < (policy?.after ?? Infinity) && !policy?.if?.(all[side], all[enemyOf(side)])) continue;
      const here = all[side].ground.left.flatMap((left, i) => (left ? [i] : []));
      if (!here.some((i) => policy?.stays?.(i))) return `${side}Retreats`;
      if (leavers(side, here).length > 0) return `${side}Parts`;
    }
    return after >= (battle.rounds ?? Infinity) ? 'open' : undefined;
  };

  /** to the end, round after round: what comes back unchanged is divided out */
  const settle = (
    from: Spread,
    steps: readonly FireStep[],
    tidy: boolean,
    over: (state: State) => string | undefined,
  ) => {
    const ended: (readonly [string, State, Fraction])[] = [];
    const waiting = new Map(from);
    while (waiting.size > 0) {
      // the least worn first: nothing can come back to it
      const [key, [state, p]] = [...waiting].reduce((best, one) => (worn(one[1][0]) < worn(best[1][0]) ? one : best));
      waiting.delete(key);
      const after = round(table, state, steps, tidy);
      const stays = after.get(key)?.[1] ?? [0n, 1n];
      if (stays[0] === stays[1]) {
        ended.push(['stalemate', state, p]);
        continue;
      }
      const begun = times(p, lowest(stays[1], stays[1] - stays[0]));
      for (const [to, [next, q]] of after) {
        const name = over(next);
        if (to === key && name === undefined) continue;
        // a state that is over only after a round has not been divided out
        if (name !== undefined) ended.push([name, next, times(to === key || over(state) ? p : begun, q)]);
        else {
          const known = waiting.get(to)?.[1] ?? [0n, 1n];
          waiting.set(to, [next, plus(known, times(over(state) ? p : begun, q))]);
        }
      }
    }
    return ended;
  };

  let now: Spread = new Map();
  const { airCombat } = battle;
  const airOver = (state: State) => {
    const all = field(state);
    return airCombat?.over(all.attacker.air, all.defender.air) ? 'over' : undefined;
  };
  if (!airCombat || battle.now || airOver(start)) add(now, start, [1n, 1n]);
  else {
    const fought = settle(new Map([[JSON.stringify(start), [start, [1n, 1n]]]]), airCombat.steps, false, airOver);
    for (const [, state, p] of fought) add(now, state, p);
  }
  const lasts = [...sides.map((side) => battle.retreat?.[side]?.after ?? 0), battle.rounds ?? 0];
  // the first round by itself: whoever is below his strength from the start still fights it
  const begun = battle.now ?? { round: 1, step: 0 };
  const counted = Math.max(...lasts, begun.round);
  for (let after = begun.round; after <= counted; after++) {
    const next: Spread = new Map();
    for (const [state, p] of now.values()) {
      for (const [to, q] of round(
        table,
        state,
        (after === 1 ? (battle.first ?? battle.steps) : battle.steps).slice(after === begun.round ? begun.step : 0),
        true,
      ).values()) {
        const [name, at] = parted(to, after);
        if (name) end(name, at, times(p, q));
        else add(next, at, times(p, q));
      }
    }
    now = next;
  }
  const late = (state: State) => judge(state, 1000);
  while (now.size > 0) {
    const next: Spread = new Map();
    for (const [name, state, p] of settle(now, battle.steps, true, late)) {
      const [then, at] = name.endsWith('Parts') ? parted(state, 1000) : [name, state];
      if (then) end(then, at, p);
      else add(next, at, p);
    }
    now = next;
  }
  return new Map([...found].map(([key, [n, d]]) => [key, numberOf(n, d)] as const));
};

const worn = (state: State): number => {
  let so = 0;
  for (const side of sides) {
    for (const layer of ['ground', 'air'] as const) {
      for (const { face, mark } of state[side][layer]) so += 2 * face + (mark ? 1 : 0);
    }
  }
  return so;
};

/** What everybody shows, as the solver writes it. */
const shownBy = (state: State): string =>
  sides
    .flatMap((side) =>
      (['ground', 'air'] as const).map((layer) =>
        state[side][layer].map(({ face, mark }) => 2 * face + (mark ? 1 : 0)).join(),
      ),
    )
    .join('|');

const numberOf = (n: bigint, d: bigint): number => {
  const digits = BigInt(Math.max(0, d.toString(2).length - n.toString(2).length + 64));
  return Number((n << digits) / d) / 2 ** Number(digits);
};
