import type { Ask } from '#rules/kit/procedure/ask.ts';
import type { Fought } from '#rules/kit/procedure/oddsFight.ts';
import { isGone, type Loss, lossesOf, stepsOf, sumOf, type Taken, takeSteps } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type SideId, sides } from '../../../ids.ts';
import { sideMsg } from '../../../model/words.ts';
import { mayLoseNext } from '../losses.ts';
import { msg } from '../msg.ts';
import {
  type Fighter,
  type Forces,
  heavyTakesPart,
  mustRetreat,
  standing,
  strays,
  strongpointCounts,
} from './forces.ts';
import { billOf, readResult, retreats, rowsOf, type Stand } from './outcome.ts';
import type { Totals } from './strength.ts';

/** Who pays for a result: the defender's choice, then step by step whoever may lose the next. */

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

export const resultKey = ({ code, stand, attackerLost, defenderLost }: FightResult): string =>
  [code, stand, attackerLost, defenderLost].join(' ');

/** The CP that go with the next step of a unit which has so many left; not typed: those it fights with. */
const stepCp = ({ ladder, cp }: Fighter, left: number): number =>
  ladder.length === 0 ? (cp ?? 0) : (ladder.at(-left) ?? 0) - (left === 1 ? 0 : (ladder.at(1 - left) ?? 0));

/** Steps taken off one by one by whoever may lose next; the first Soviet one by the Axis, where a heavy unit fights. */
const lose = (
  role: 'defender' | 'attacker',
  side: SideId,
  units: readonly Fighter[],
  n: number,
  heavy: boolean,
  context: Context,
): Generator<Ask, Taken, Answer> => {
  const free = (step: number): boolean => heavy && side === sides.soviet && step === 0;
  return takeSteps({
    id: role,
    units,
    n,
    able: (taken, step) => mayLoseNext(units, taken, context, free(step)),
    not: msg('armir.fight.ask.lostMore'),
    ask: (step) => {
      const who = free(step) ? sides.axis : side;
      return {
        who,
        msg: msg(
          free(step) ? 'armir.fight.ask.firstStep' : n === 1 ? 'armir.fight.ask.stepOne' : 'armir.fight.ask.step',
          { side: sideMsg(who), n: step + 1, of: n },
        ),
        rule: free(step) ? '12.2.2' : '12.2.1',
      };
    },
    option: (unit, left) =>
      left === 0
        ? msg('armir.fight.ask.out', { unit: unit.label })
        : msg('armir.fight.ask.left', { unit: unit.label, count: left }),
    // the Axis takes the dearest of a Soviet's
    worth: (unit, left, step) => (free(step) ? -stepCp(unit, left) : stepCp(unit, left)),
  });
};

/** 12.2, 12.3: what the result costs, who chooses and what is lost. */
export function* pay(
  { forces, strengths, code, column = '', face = 0 }: Fought<Forces, Totals>,
  context: Context,
): Generator<Ask, FightResult, Answer> {
  const { attackerSide, defenderSide } = forces;
  const base = { code, attack: strengths.attack, defence: strengths.defence, column, face };
  const result = readResult(code);
  if (!result) return { ...base, stand: 'stay', attackerLost: 0, defenderLost: 0, lost: [] };
  const bill = billOf(result, strongpointCounts(forces));
  const sized = forces.typedDefence === 0;
  const here = standing(forces);
  const rows = rowsOf(bill, sized ? stepsOf(here) : undefined, {
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
      msg: msg(must ? 'armir.fight.ask.mustRetreat' : 'armir.fight.ask.stand', { side }),
      rule: must ? '12.3.2' : '12.3',
      options: rows.map((one) => ({
        key: one.stand,
        msg:
          one.stand === 'retreat'
            ? msg('armir.fight.ask.retreat', { count: one.steps })
            : one.onlyWithoutWay
              ? msg('armir.fight.ask.noWay', { count: one.steps })
              : one.eliminated
                ? msg('armir.fight.ask.stayOut')
                : msg('armir.fight.ask.stay', { count: one.steps }),
      })),
      // nobody is given up under Enter where a retreat saves a step
      usual: (rows.find((one) => !one.eliminated) ?? rows[0])?.stand ?? 'stay',
    };
    row = rows.find((one) => one.stand === answer.key) ?? row;
  }
  const heavy = heavyTakesPart(forces);
  const defenders = sized
    ? yield* lose('defender', defenderSide, here, row?.steps ?? 0, heavy, context)
    : new Map<string, number>();
  const attackers =
    forces.typedAttack === 0
      ? yield* lose('attacker', attackerSide, forces.attackers, bill.attacker, heavy, context)
      : new Map<string, number>();
  // 12.3.3
  const gone = row?.eliminated ? strays(forces) : [];
  return {
    ...base,
    stand: row?.stand ?? 'stay',
    attackerLost: forces.typedAttack === 0 ? sumOf(attackers) : bill.attacker,
    defenderLost: sized ? sumOf(defenders) + stepsOf(gone) : (row?.steps ?? 0),
    lost: [
      ...lossesOf(defenderSide, defenders),
      ...gone.map((unit) => ({ unit: unit.id, side: defenderSide, steps: unit.steps })),
      ...lossesOf(attackerSide, attackers),
    ],
  };
}

/** 12.4: is the hex empty? Undefined: typed points stand for units nobody has named. */
export const isEmptied = (result: FightResult, forces: Forces): boolean | undefined => {
  if (!readResult(result.code)) return undefined;
  if (result.stand === 'retreat') return true;
  if (result.defenderLost === 0) return false;
  if (forces.typedDefence > 0) return undefined;
  return forces.defenders.every((one) => isGone(result, one));
};
