import { bind, certain, chance, type Dist, die, mapDist, mean, onlyIf, weighted } from '../../../kit/dist.ts';
import type { Chance } from '../../../kit/panel.ts';
import { oddsColumn } from '../../../kit/table.ts';
import { turns } from '../ids.ts';
import type { Tables } from '../tables/cells.ts';
import { combatOdds, combatResult } from '../tables/combat-results.ts';
import { stayingFaces } from './corps.ts';
import { chosen, cpOn, type Left, loseSteps, type Member, plainCost, type Sharing, without } from './force.ts';
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
export type Stage = 'die' | 'attack' | 'supply';
export const stages = ['die', 'attack', 'supply'] as const satisfies readonly Stage[];

export interface TemSetting {
  readonly turn: number;
  readonly stage: Stage;
  readonly garrison: number;
  /** CP of a garrison of 1, 2 …, as printed in the boxes; beyond the list its value (AMB-52) */
  readonly printed: readonly number[];
  readonly sharing: Sharing;
  /** AMB-53: out of supply from the first supply phase in the box, or at once */
  readonly oos: 'phase' | 'once';
  readonly tables: Tables;
}

interface State {
  readonly garrison: number;
  readonly left: Left;
  /** who is marked, as ones and noughts */
  readonly oos: readonly boolean[];
  readonly taken: number;
  /** a cell of the players' table that nobody typed: from here on nothing is known */
  readonly unknown: boolean;
}
const keyOf = ({ garrison, left, oos, taken, unknown }: State): string =>
  unknown ? '?' : taken > 0 ? `=${taken}` : `${garrison}/${left}/${oos.map(Number).join('')}`;

export interface TemTurn {
  readonly turn: number;
  readonly taken: Chance;
  readonly unknown: Chance;
  /** the garrison after the fight, 0: taken; where nothing is known it is left out */
  readonly garrison: readonly Chance[];
  readonly mean: number;
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

export const temAhead = (units: readonly BoxUnit[], setting: TemSetting): TemAhead => {
  const members = units.map(({ member }) => member);
  const odds = combatOdds(setting.tables);
  const missing = new Set<string>();
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
  const marked = (state: State, turn: number): State =>
    setting.oos === 'phase'
      ? state
      : { ...state, oos: state.oos.map((it, i) => it || (units[i]?.enters === turn && !units[i]?.member.armoured)) };
  const fought = (state: State, turn: number): Dist<State> => {
    const attack = boxAttack(units, state.left, state.oos, turn);
    if (attack === 0) return certain(state, keyOf);
    const { column } = oddsColumn(odds, attack, garrisonCp(state.garrison, setting.printed));
    const key = odds.columns[column ?? 0]?.key ?? '';
    return mapDist(
      die(6),
      (face): State => {
        const read = combatResult(setting.tables, key, face);
        if (!read.ok) {
          missing.add(`${read.missing.row}/${read.missing.col}`);
          return { ...state, unknown: true };
        }
        const { attacker, defender } = read.value;
        const garrison = Math.max(0, state.garrison - defender);
        if (garrison === 0) return { ...state, garrison, taken: turn };
        const here = present(turn, state.left);
        const now = state.left.map((n, i) => (here[i] ? n : 0));
        const lost = loseSteps(members, now, attacker, setting.sharing, plainCost).left;
        return { ...state, garrison, left: state.left.map((n, i) => (here[i] ? (lost[i] ?? 0) : n)) };
      },
      keyOf,
    );
  };
  /** 16.3.3, 8.4: markers, the armoured units of the box behind one die (AMB-78). */
  const supplied = (state: State, turn: number): Dist<State> => {
    const here = present(turn, state.left);
    const rolls = state.oos.map((it, i) => !it && here[i] === true && units[i]?.member.armoured === true);
    const with_ = (stays: boolean): State => ({
      ...state,
      oos: state.oos.map((it, i) => it || (here[i] === true && !(stays && rolls[i]))),
    });
    if (!rolls.includes(true)) return certain(with_(false), keyOf);
    return mapDist(
      weighted<boolean>([
        [true, stayingFaces(turn)],
        [false, 6 - stayingFaces(turn)],
      ]),
      with_,
      keyOf,
    );
  };
  /** 8.6: one step out of the box, from a unit out of supply (AMB-16). */
  const worn = (state: State, turn: number): State => {
    const may = present(turn, state.left).flatMap((here, i) => (here && state.oos[i] ? [i] : []));
    const at = chosen(members, state.left, may, setting.sharing.order, plainCost);
    return at === undefined ? state : { ...state, left: without(state.left, at) };
  };

  const first: State = {
    garrison: setting.garrison,
    left: units.map(({ left }) => left),
    oos: units.map(({ oos }) => oos),
    taken: 0,
    unknown: false,
  };
  let ways: Dist<State> = certain(first, keyOf);
  const step = (to: (state: State) => Dist<State>) => {
    ways = bind(ways, (state) => (over(state) ? certain(state, keyOf) : to(state)), keyOf);
  };
  const rows: TemTurn[] = [];
  for (let turn = setting.turn; turn <= turns; turn += 1) {
    const at = turn === setting.turn ? stages.indexOf(setting.stage) : 0;
    if (at === 0 && growingFaces(turn) > 0) step((state) => grows(state, turn));
    if (at <= 1) step((state) => fought(marked(state, turn), turn));
    rows.push(rowOf(ways, turn));
    step((state) => mapDist(supplied(state, turn), (it) => worn(it, turn), keyOf));
  }
  return { turns: rows, missing: [...missing].sort() };
};

const rowOf = (ways: Dist<State>, turn: number): TemTurn => {
  const most = Math.max(...[...ways.ways.values()].map(({ value }) => value.garrison));
  const known = onlyIf(ways, ({ unknown }) => !unknown);
  return {
    turn,
    taken: chance(ways, ({ taken }) => taken > 0),
    unknown: chance(ways, ({ unknown }) => unknown),
    garrison: Array.from({ length: most + 1 }, (_, n) =>
      chance(ways, (state) => !state.unknown && (state.taken > 0 ? 0 : state.garrison) === n),
    ),
    mean: known ? mean(mapDist(known, ({ garrison, taken }) => (taken > 0 ? 0 : garrison))) : 0,
  };
};
