import type { Chance } from '#rules/kit/chance/dist.ts';
import { bind, certain, chance, type Dist, die, facesOf, mapDist, mean, weighted } from '#rules/kit/chance/dist.ts';
import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { turns } from '../../ids.ts';
import { isUntyped, type Member, type Sharing } from '../../model/members.ts';
import { type CombatResult, combatOdds, combatResult } from '../combat/crt/combatResults.ts';
import type { Tables } from '../combat/crt/read.ts';
import { stayingFaces } from '../supply/corps.ts';
import { chosen, cpOn, type Left, loseSteps, plainCost, without } from './force.ts';
import { growingFaces } from './tem.ts';

/** ARMIR-P5: the garrison against the units in the box, turn by turn, exactly. */

export interface BoxUnit {
  readonly member: Member;
  readonly left: number;
  readonly oos: boolean;
  /** the turn from which it attacks */
  readonly enters: number;
}
/** What of the first turn is still to come. */
export type TemStage = 'die' | 'attack' | 'supply';
export const stages = ['die', 'attack', 'supply'] as const satisfies readonly TemStage[];

export interface TemSetting {
  readonly turn: number;
  readonly stage: TemStage;
  readonly garrison: number;
  /** CP of a garrison of 1, 2 …, as printed in the boxes; beyond the list its value (AMB-52) */
  readonly printed: readonly number[];
  readonly sharing: Sharing;
  /** AMB-53: out of supply from the first supply phase in the box, or at once */
  readonly oos: 'phase' | 'once';
  readonly tables: Tables;
}

/** What is left in the box and who is marked: each such state stands once, with what became of it. */
interface Box {
  readonly id: number;
  readonly left: Left;
  readonly oos: readonly boolean[];
  readonly next: Map<string, Box>;
}
interface State {
  readonly garrison: number;
  readonly box: Box;
  readonly taken: number;
  /** a cell of the players' table or CP that nobody typed: from here on nothing is known */
  readonly unknown: boolean;
}
const keyOf = ({ garrison, box, taken, unknown }: State): string =>
  unknown ? '?' : taken > 0 ? `=${taken}` : `${garrison}/${box.id}`;

/** Boxes by what they hold; `next` works out once what a step in a turn makes of one. */
const boxes = () => {
  const known = new Map<string, Box>();
  const of = (left: Left, oos: readonly boolean[]): Box => {
    const key = `${left}/${oos.map(Number).join('')}`;
    const had = known.get(key);
    if (had) return had;
    const made: Box = { id: known.size, left, oos, next: new Map() };
    known.set(key, made);
    return made;
  };
  const next = (box: Box, step: string, to: (box: Box) => Box): Box => {
    const had = box.next.get(step);
    if (had) return had;
    const made = to(box);
    box.next.set(step, made);
    return made;
  };
  return { of, next };
};

export interface TemTurn {
  readonly turn: number;
  readonly taken: Chance;
  readonly unknown: Chance;
  /** the garrison after the fight, 0: taken; where nothing is known it is left out */
  readonly garrison: readonly Chance[];
  /** undefined: what is not known may be any garrison */
  readonly mean?: number;
}
export interface TemAhead {
  readonly turns: readonly TemTurn[];
  /** cells that were asked for and are not there: row/col */
  readonly missing: readonly string[];
}

export const garrisonCp = (garrison: number, printed: readonly number[]): number => printed[garrison - 1] ?? garrison;

/** 16.3.2: CP of those who attack; units out of supply halved, everything rounded up once (1.4). */
export const boxAttack = (units: readonly BoxUnit[], left: Left, oos: readonly boolean[], turn: number): number => {
  const halves = units.reduce((sum, { member, enters }, i) => {
    const cp = enters <= turn ? cpOn(member, left[i] ?? 0) : 0;
    return sum + (oos[i] ? cp : 2 * cp);
  }, 0);
  return Math.ceil(halves / 2);
};

/** 16.3.2: who of the box attacks in this turn without CP anybody typed. */
export const openIn = (units: readonly BoxUnit[], turn: number): readonly BoxUnit[] =>
  units.filter(({ member, enters }) => enters <= turn && isUntyped(member));

export const temAhead = (units: readonly BoxUnit[], setting: TemSetting): TemAhead => {
  const members = units.map(({ member }) => member);
  const odds = combatOdds(setting.tables);
  const missing = new Set<string>();
  const { of, next } = boxes();
  const present = (turn: number, left: Left) => units.map(({ enters }, i) => enters <= turn && (left[i] ?? 0) > 0);
  const over = (state: State): boolean => state.unknown || state.taken > 0;

  const grows = (state: State, turn: number): Dist<State> =>
    mapDist(
      weighted<number>([
        [1, growingFaces(turn)],
        [0, 6 - growingFaces(turn)],
      ]),
      (n) => ({ ...state, garrison: state.garrison + n }),
      keyOf,
    );
  /** AMB-53: armoured corps have their die first. */
  const marked = (box: Box, turn: number): Box =>
    setting.oos === 'phase'
      ? box
      : of(
          box.left,
          box.oos.map((it, i) => it || (units[i]?.enters === turn && !units[i]?.member.armoured)),
        );
  const lost = (box: Box, turn: number, n: number): Box =>
    next(box, `-${turn}.${n}`, ({ left, oos }) => {
      const here = present(turn, left);
      const now = left.map((steps, i) => (here[i] ? steps : 0));
      const after = loseSteps(members, now, n, setting.sharing, plainCost).left;
      return of(
        left.map((steps, i) => (here[i] ? (after[i] ?? 0) : steps)),
        oos,
      );
    });
  /** What the six faces of a column say; undefined: nobody typed it. */
  const columns = new Map<string, readonly (CombatResult | undefined)[]>();
  const facesIn = (column: string): readonly (CombatResult | undefined)[] => {
    const had = columns.get(column);
    if (had) return had;
    const made = facesOf(6).map((face) => {
      const read = combatResult(setting.tables, column, face);
      if (!read.ok) missing.add(`${read.missing.row}/${read.missing.col}`);
      return read.ok ? read.value : undefined;
    });
    columns.set(column, made);
    return made;
  };
  const attacks = new Map<string, number>();
  const attackOf = (box: Box, turn: number): number => {
    const key = `${box.id}.${turn}`;
    const made = attacks.get(key) ?? boxAttack(units, box.left, box.oos, turn);
    attacks.set(key, made);
    return made;
  };
  const fought = (state: State, turn: number): Dist<State> => {
    const box = marked(state.box, turn);
    const attack = attackOf(box, turn);
    if (attack === 0) return certain({ ...state, box }, keyOf);
    const { column } = oddsColumn(odds, attack, garrisonCp(state.garrison, setting.printed));
    const faces = facesIn(odds.columns[column ?? 0]?.key ?? '');
    return mapDist(
      die(6),
      (face): State => {
        const result = faces[face - 1];
        if (!result) return { ...state, unknown: true };
        const garrison = Math.max(0, state.garrison - result.defender);
        if (garrison === 0) return { ...state, garrison, taken: turn };
        return { ...state, garrison, box: result.attacker > 0 ? lost(box, turn, result.attacker) : box };
      },
      keyOf,
    );
  };
  /** 16.3.3, 8.4: markers, the armoured units of the box behind one die (AMB-78). */
  const rolls = (box: Box, turn: number): readonly boolean[] => {
    const here = present(turn, box.left);
    return box.oos.map((it, i) => !it && here[i] === true && units[i]?.member.armoured === true);
  };
  const afterSupply = (box: Box, turn: number, stays: boolean): Box =>
    next(box, `${stays ? '+' : '='}${turn}`, (from) => {
      const [here, rolling] = [present(turn, from.left), rolls(from, turn)];
      return worn(
        of(
          from.left,
          from.oos.map((it, i) => it || (here[i] === true && !(stays && rolling[i]))),
        ),
        turn,
      );
    });
  /** 8.6: one step out of the box, from a unit out of supply (AMB-16). */
  const worn = (box: Box, turn: number): Box => {
    const may = present(turn, box.left).flatMap((here, i) => (here && box.oos[i] ? [i] : []));
    const at = chosen(members, box.left, may, setting.sharing.order, plainCost);
    return at === undefined ? box : of(without(box.left, at), box.oos);
  };
  const supplied = (state: State, turn: number): Dist<State> => {
    const to = (stays: boolean): State => ({ ...state, box: afterSupply(state.box, turn, stays) });
    if (!rolls(state.box, turn).includes(true)) return certain(to(false), keyOf);
    return mapDist(
      weighted<boolean>([
        [true, stayingFaces(turn)],
        [false, 6 - stayingFaces(turn)],
      ]),
      to,
      keyOf,
    );
  };

  const first: State = {
    garrison: setting.garrison,
    box: of(
      units.map(({ left }) => left),
      units.map(({ oos }) => oos),
    ),
    taken: 0,
    unknown: false,
  };
  let ways: Dist<State> = certain(first, keyOf);
  const step = (to: (state: State) => Dist<State>) => {
    ways = bind(ways, (state) => (over(state) ? certain(state, keyOf) : to(state)), keyOf);
  };
  /** Without CP neither the odds are known nor whose step is the cheapest. */
  const ifTyped = (turn: number, to: (state: State, turn: number) => Dist<State>) => (state: State) =>
    openIn(units, turn).length > 0 ? certain({ ...state, unknown: true }, keyOf) : to(state, turn);
  const rows: TemTurn[] = [];
  for (let turn = setting.turn; turn <= turns; turn += 1) {
    const at = turn === setting.turn ? stages.indexOf(setting.stage) : 0;
    if (at === 0 && growingFaces(turn) > 0) step((state) => grows(state, turn));
    if (at <= 1) step(ifTyped(turn, fought));
    rows.push(rowOf(ways, turn));
    if (turn < turns) step(ifTyped(turn, supplied));
  }
  return { turns: rows, missing: [...missing].sort() };
};

const rowOf = (ways: Dist<State>, turn: number): TemTurn => {
  const most = Math.max(...[...ways.ways.values()].map(({ value }) => value.garrison));
  const unknown = chance(ways, (state) => state.unknown);
  return {
    turn,
    taken: chance(ways, ({ taken }) => taken > 0),
    unknown,
    garrison: Array.from({ length: most + 1 }, (_, n) =>
      chance(ways, (state) => !state.unknown && (state.taken > 0 ? 0 : state.garrison) === n),
    ),
    ...(unknown.p > 0 ? {} : { mean: mean(mapDist(ways, ({ garrison, taken }) => (taken > 0 ? 0 : garrison))) }),
  };
};
