import type { Around } from '../../../kit/around.ts';
import type { Answer, Ask, Stage } from '../../../kit/calc.ts';
import { readFace } from '../../../kit/dice.ts';
import { name } from '../../../kit/text.ts';
import { type SideId, sides } from '../ids.ts';
import { sideMsg } from '../map/words.ts';
import { dice } from '../tables/cells.ts';
import { combatColumns, combatResult } from '../tables/combat-results.ts';
import { f } from '../text/speak-fight.ts';
import {
  type Fighter,
  type Forces,
  heavyTakesPart,
  mustRetreat,
  standing,
  strays,
  strongpointCounts,
} from './forces.ts';
import { allSteps, mayLoseNext } from './losses.ts';
import { billOf, readResult, retreats, rowsOf, type Stand, UNTOLD } from './outcome.ts';
import { reckon, type Totals } from './strength.ts';

/** A fight from the die to the last step lost: the card where the table has a hole, the defender's choice, the losses. */
export interface FightState {
  readonly forces: Forces;
  readonly totals: Totals;
  readonly face?: number;
  readonly code?: string;
}
export interface Loss {
  readonly unit: string;
  readonly side: SideId;
  readonly steps: number;
}
export interface FightResult {
  readonly code: string;
  readonly attack: number;
  readonly defence: number;
  readonly column: string;
  readonly face: number;
  readonly stand: Stand;
  /** steps lost by each side, strays included */
  readonly attackerLost: number;
  readonly defenderLost: number;
  /** by unit, where units are named */
  readonly lost: readonly Loss[];
}

export const stateKey = ({ totals, code, face }: FightState): string =>
  [totals.attack, totals.defence, totals.column, code ?? '', code === undefined ? '' : face].join(' ');
export const resultKey = ({ code, stand, attackerLost, defenderLost }: FightResult): string =>
  [code, stand, attackerLost, defenderLost].join(' ');

export const dieAsk: Ask = {
  kind: 'chance',
  id: 'die',
  who: 'table',
  msg: f('armir.fight.ask.die'),
  rule: '12.1',
  entry: { kind: 'face', sides: 6 },
  ways: () => dice.map((face) => [face, 1] as const),
  read: (raw) => {
    const face = typeof raw === 'number' || typeof raw === 'string' ? readFace(raw, { sides: 6 }) : undefined;
    return face === undefined ? undefined : String(face);
  },
};

/** The table has no such cell: the players read their card. */
const cardAsk = (column: string, face: number, bonus: number): Ask => ({
  kind: 'chance',
  id: 'card',
  who: 'table',
  msg: f('armir.fight.ask.card', { column: name(column), die: face + bonus }),
  rule: '12.1',
  entry: { kind: 'seen', slots: [{ msg: f('armir.fight.ask.cardSlot'), options: [] }], on: 'card' },
  ways: () => [[UNTOLD, 1]],
  read: (raw) => {
    const [text] = Array.isArray(raw) ? raw : [raw];
    return typeof text === 'string' ? readResult(text)?.text : undefined;
  },
});

export const columnOf = (totals: Totals, around: Pick<Around, 'tables'>): string =>
  combatColumns(around)[totals.column ?? 0] ?? '';

const roll: Stage<FightState, FightResult> = function* (state, around, why) {
  const totals = reckon(state.forces, around, why);
  const answer = yield dieAsk;
  const face = Number(answer.key);
  const column = columnOf(totals, around);
  const cell = combatResult(around, column, face + totals.dieBonus);
  if (cell.ok) return { next: 'pay', state: { ...state, totals, face, code: cell.value.text } };
  const card: Answer = yield cardAsk(column, face, totals.dieBonus);
  return { next: 'pay', state: { ...state, totals, face, code: card.key } };
};

/** Steps taken off one by one by whoever may lose next; the first Soviet one by the Axis, where a heavy unit fights. */
function* takeSteps(
  role: 'defender' | 'attacker',
  side: SideId,
  units: readonly Fighter[],
  n: number,
  heavy: boolean,
  around: Around,
): Generator<Ask, ReadonlyMap<string, number>, Answer> {
  if (n >= allSteps(units)) return new Map(units.map((unit) => [unit.id, unit.steps]));
  const taken = new Map<string, number>();
  for (let step = 0; step < n; step++) {
    const free = heavy && side === sides.soviet && step === 0;
    const able = mayLoseNext(units, taken, around, free);
    const left = units.filter((unit) => unit.steps > (taken.get(unit.id) ?? 0));
    let unit = able[0]?.id ?? '';
    if (able.length > 1) {
      const who = free ? sides.axis : side;
      const answer: Answer = yield {
        kind: 'choice',
        id: `${role}.step`,
        who,
        msg: f(free ? 'armir.fight.ask.firstStep' : n === 1 ? 'armir.fight.ask.stepOne' : 'armir.fight.ask.step', {
          side: sideMsg(who),
          n: step + 1,
          of: n,
        }),
        rule: free ? '12.2.2' : '12.2.1',
        options: left.map((one) => {
          const after = one.steps - (taken.get(one.id) ?? 0) - 1;
          return {
            key: one.id,
            msg:
              after === 0
                ? f('armir.fight.ask.out', { unit: one.label })
                : f('armir.fight.ask.left', { unit: one.label, count: after }),
            ...(able.some(({ id }) => id === one.id) ? {} : { not: f('armir.fight.ask.lostMore') }),
          };
        }),
        usual: unit,
      };
      unit = answer.key;
    }
    taken.set(unit, (taken.get(unit) ?? 0) + 1);
  }
  return taken;
}

const pay: Stage<FightState, FightResult> = function* ({ forces, totals, face = 0, code = UNTOLD }, around) {
  const { attackerSide, defenderSide } = forces;
  const base = { code, attack: totals.attack, defence: totals.defence, column: columnOf(totals, around), face };
  const result = readResult(code);
  if (!result) return { done: { ...base, stand: 'stay', attackerLost: 0, defenderLost: 0, lost: [] } };
  const bill = billOf(result, strongpointCounts(forces));
  const sized = forces.typedDefence === 0;
  const here = standing(forces);
  const rows = rowsOf(bill, sized ? allSteps(here) : undefined, {
    must: mustRetreat(forces),
    retreats: retreats(forces),
  });
  let [row] = rows;
  const side = sideMsg(defenderSide);
  if (rows.length > 1) {
    const must = mustRetreat(forces);
    const answer: Answer = yield {
      kind: 'choice',
      id: 'defender',
      who: defenderSide,
      msg: f(must ? 'armir.fight.ask.mustRetreat' : 'armir.fight.ask.stand', { side }),
      rule: must ? '12.3.2' : '12.3',
      options: rows.map((one) => ({
        key: one.stand,
        msg:
          one.stand === 'retreat'
            ? f('armir.fight.ask.retreat', { count: one.steps })
            : one.onlyWithoutWay
              ? f('armir.fight.ask.noWay', { count: one.steps })
              : one.eliminated
                ? f('armir.fight.ask.stayOut')
                : f('armir.fight.ask.stay', { count: one.steps }),
      })),
      usual: rows[0]?.stand ?? 'stay',
    };
    row = rows.find((one) => one.stand === answer.key) ?? row;
  }
  const heavy = heavyTakesPart(forces);
  const defenders = sized
    ? yield* takeSteps('defender', defenderSide, here, row?.steps ?? 0, heavy, around)
    : new Map<string, number>();
  const attackers =
    forces.typedAttack === 0
      ? yield* takeSteps('attacker', attackerSide, forces.attackers, bill.attacker, heavy, around)
      : new Map<string, number>();
  // 12.3.3
  const gone = row?.eliminated ? strays(forces) : [];
  const losses = (of: SideId, taken: ReadonlyMap<string, number>): readonly Loss[] =>
    [...taken].map(([unit, steps]) => ({ unit, side: of, steps }));
  const sum = (taken: ReadonlyMap<string, number>): number => [...taken.values()].reduce((a, b) => a + b, 0);
  return {
    done: {
      ...base,
      stand: row?.stand ?? 'stay',
      attackerLost: forces.typedAttack === 0 ? sum(attackers) : bill.attacker,
      defenderLost: sized ? sum(defenders) + allSteps(gone) : (row?.steps ?? 0),
      lost: [
        ...losses(defenderSide, defenders),
        ...gone.map((unit) => ({ unit: unit.id, side: defenderSide, steps: unit.steps })),
        ...losses(attackerSide, attackers),
      ],
    },
  };
};

export const fightStages = { first: roll, pay };

export const stepsLost = (result: FightResult, fighter: Pick<Fighter, 'id' | 'side'>): number =>
  result.lost.reduce((so, loss) => (loss.unit === fighter.id && loss.side === fighter.side ? so + loss.steps : so), 0);
export const isGone = (result: FightResult, fighter: Fighter): boolean => stepsLost(result, fighter) >= fighter.steps;

/** 12.4: is the hex empty? Undefined: typed points stand for units nobody has named. */
export const isEmptied = (result: FightResult, forces: Forces): boolean | undefined => {
  if (!readResult(result.code)) return undefined;
  if (result.stand === 'retreat') return true;
  if (result.defenderLost === 0) return false;
  if (forces.typedDefence > 0) return undefined;
  return forces.defenders.every((one) => isGone(result, one));
};
