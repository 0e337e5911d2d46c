import type { Ask } from '#rules/kit/procedure/ask.ts';
import { type Fought, UNTOLD } from '#rules/kit/procedure/oddsFight.ts';
import { type Loss, lossesOf, type Taken, takeSteps } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { ruling } from '../../../model/rulings.ts';
import { sideMsg } from '../../../model/words.ts';
import { type Pay, readCode } from '../crt.ts';
import type { Fighter, Forces } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { fightingAttackers, standingDefenders, type Totals } from '../strength/reckon.ts';
import { seenIn } from '../untried/reveal.ts';
import { costOf, EMPTY, NOBODY } from './outcome.ts';

/** Who pays for a result: the defender's choice, then the attacker's, down to the last step lost. */

/** How a side paid: all of it gone, steps where it stands, its own choice, or a retreat that found no way out (A29). */
export type Paid = 'all' | 'engaged' | 'losses' | 'retreat' | 'cutOff';

export interface FightResult {
  readonly code: string;
  readonly attack: number;
  readonly defence: number;
  readonly column?: string;
  readonly face?: number;
  readonly defender?: Paid;
  readonly attacker?: Paid;
  readonly defenderLost: number;
  readonly attackerLost: number;
  /** steps by unit, where the units are known */
  readonly lost: readonly Loss[];
  readonly seen: readonly string[];
}

export const resultKey = (result: FightResult): string =>
  [result.code, result.defender ?? '-', result.defenderLost, result.attacker ?? '-', result.attackerLost].join(' ');

/** What was revealed, and what is called alike, is told by its values. */
export const told = (fighter: Fighter, among: readonly Fighter[]): Msg => {
  const text = JSON.stringify(fighter.label);
  const alike = among.filter((one) => JSON.stringify(one.label) === text).length > 1;
  const values = fighter.seen ?? (alike && !fighter.leader ? `${fighter.attack}-${fighter.defence}` : undefined);
  return values === undefined ? fighter.label : msg('pgg.ask.step.told', { unit: fighter.label, values: name(values) });
};

const stepOption = (fighter: Fighter, left: number, among: readonly Fighter[]): Msg => {
  const unit = told(fighter, among);
  return left === 0 ? msg('pgg.ask.step.out', { unit }) : msg('pgg.ask.step.left', { unit, count: left });
};

interface Side {
  readonly role: 'defender' | 'attacker';
  readonly who: SideId;
  readonly pay: Pay | undefined;
  readonly engaged: boolean;
  readonly fighters: readonly Fighter[];
  readonly present: number;
  /** the rows are all there is: no typed points beside them */
  readonly sized: boolean;
  /** the rows stand for what is really there: nobody among them is still untried */
  readonly known: boolean;
}

function* paySide(side: Side, context: Context): Generator<Ask, { paid?: Paid; lost: number; units: Taken }, Answer> {
  const { pay, role, who, engaged } = side;
  if (!pay) return { lost: 0, units: new Map() };
  let paid: Paid = pay.all ? 'all' : engaged ? 'engaged' : 'losses';
  if (paid === 'losses') {
    const cut = ruling(context.options, 'a29') === 'eliminated';
    // what costs the whole hex is said, and never lies under Enter beside a retreat
    const all = side.known && side.sized && side.present > 0 && pay.n >= side.present;
    const answer: Answer = yield {
      kind: 'choice',
      id: role,
      who,
      msg: msg(pay.n === 1 ? 'pgg.ask.pay1' : 'pgg.ask.pay', { side: sideMsg(who), n: pay.n }),
      rule: '9.65',
      options: [
        { key: 'losses', msg: msg(all ? 'pgg.ask.lossesAll' : 'pgg.ask.losses', { count: pay.n }) },
        { key: 'retreat', msg: msg('pgg.ask.retreat', { count: pay.n }) },
        ...(cut ? [{ key: 'cutOff', msg: msg('pgg.ask.cutOff') }] : []),
      ],
      usual: all ? 'retreat' : 'losses',
    };
    paid = answer.key === 'retreat' || answer.key === 'cutOff' ? answer.key : 'losses';
  }
  if (paid === 'retreat') return { paid, lost: 0, units: new Map() };
  const whole = paid === 'all' || paid === 'cutOff';
  const lost = whole ? side.present : costOf(pay, 'losses', side.present, engaged, side.sized);
  if (!side.known) return { paid, lost, units: new Map() };
  if (whole) return { paid, lost, units: new Map(side.fighters.map((fighter) => [fighter.id, fighter.steps])) };
  const units = yield* takeSteps({
    id: role,
    units: side.fighters,
    n: lost,
    ask: (step) => ({
      who,
      msg:
        lost === 1
          ? msg('pgg.ask.stepOne', { side: sideMsg(who) })
          : msg('pgg.ask.step', { side: sideMsg(who), n: step + 1, of: lost }),
      rule: engaged ? '9.67' : '9.65',
    }),
    option: stepOption,
    // a leader commands what his rating does not say, and never comes back
    worth: ({ attack, defence, steps, leader }) => (leader ? Number.POSITIVE_INFINITY : (attack + defence) / steps),
  });
  return { paid, lost, units };
}

/** Steps k and on: what the result costs, who chooses and what is lost. */
export function* pay(fought: Fought<Forces, Totals>, context: Context): Generator<Ask, FightResult, Answer> {
  const { forces, strengths: totals, code, column, face, known } = fought;
  const seen = seenIn(forces);
  const { attack, defence } = totals;
  const nothing = { defenderLost: 0, attackerLost: 0, lost: [] };
  if (code === UNTOLD) return { code, attack: 0, defence: 0, ...nothing, seen: [] };
  if (code === NOBODY || code === EMPTY) return { code, attack, defence, ...nothing, seen };
  const result = readCode(code);
  if (!result) throw new Error(`no result ${code}`);
  const standing = standingDefenders(forces);
  // 9.66: the defender first
  const defender = yield* paySide(
    {
      role: 'defender',
      who: forces.defenderSide,
      pay: result.defender,
      engaged: result.engaged,
      fighters: standing.filter((fighter) => !fighter.retreated),
      present: totals.defenceSteps,
      sized: forces.typedDefence === 0,
      known,
    },
    context,
  );
  const attacker = yield* paySide(
    {
      role: 'attacker',
      who: forces.attackerSide,
      pay: result.attacker,
      engaged: result.engaged,
      fighters: fightingAttackers(forces),
      present: totals.attackSteps,
      sized: forces.typedAttack === 0,
      known,
    },
    context,
  );
  // 9.75: gone with any loss or retreat of the hex
  const strays = result.defender ? standing.filter((fighter) => fighter.retreated) : [];
  return {
    code,
    attack,
    defence,
    column,
    face,
    ...(defender.paid ? { defender: defender.paid } : {}),
    ...(attacker.paid ? { attacker: attacker.paid } : {}),
    defenderLost: defender.lost + (result.defender ? totals.strays : 0),
    attackerLost: attacker.lost,
    lost: [
      ...lossesOf(forces.defenderSide, defender.units),
      ...strays.map((fighter) => ({ unit: fighter.id, side: forces.defenderSide, steps: fighter.steps })),
      ...lossesOf(forces.attackerSide, attacker.units),
    ],
    seen,
  };
}
