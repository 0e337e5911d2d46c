import type { FightRefusal } from '#rules/kit/procedure/oddsFight.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { rulings, sides } from '../../../ids.ts';
import { stepHalves } from '../../movement/costs.ts';
import { msg } from '../msg.ts';
import type { AssaultInput } from './fields.ts';
import type { Fighter, Forces } from './forces.ts';
import type { Totals } from './strength.ts';

const refuse = (not: Msg, rule: string): FightRefusal => ({ not, rule });

/** Looks at everything a fight may ask of the game before it ends: a record keeps what was looked at with its first answer. */
export const lookAround = (context: Context): void => {
  for (const id of Object.keys(rulings)) void context.options[id];
  void [context.turn, context.place];
};

export const refusalOf = (forces: Forces, totals: Totals, assault?: AssaultInput): FightRefusal | undefined => {
  const { attackers, defenders, typedAttack, typedDefence } = forces;
  if (attackers.length === 0 && typedAttack === 0) {
    if (forces.idle.length > 0) return refuse(msg('armir.fight.not.combatOnly'), '12');
    return refuse(
      msg(defenders.length === 0 && typedDefence === 0 ? 'armir.fight.not.nothing' : 'armir.fight.not.attack'),
      '12',
    );
  }
  const don = forces.attackerSide === sides.axis && attackers.find(({ across }) => across.includes('don'));
  if (don) return refuse(msg('armir.fight.not.don', { unit: don.label }), '14.2.1');
  const armies = new Set(attackers.flatMap(({ army }) => (army ? [army] : [])));
  if (forces.way !== 'tem' && armies.size > 1) return refuse(msg('armir.fight.not.armies'), '12');
  const early = assault && assaultRefusal(forces, assault);
  if (early) return early;
  if (defenders.length === 0 && typedDefence === 0) return refuse(msg('armir.fight.not.defence'), '12');
  if (typedDefence === 0 && defenders.length > 0 && defenders.every(({ retreated }) => retreated))
    return refuse(msg('armir.fight.not.strays'), '12.3.3');
  // combat units without a number are not worth nothing: there are no odds before it is typed
  const [unit] = untyped(forces);
  if (unit) return refuse(msg('armir.fight.not.defenceUntyped', { unit: unit.label }), '2.1');
  if (totals.attack <= 0) return refuse(msg('armir.fight.not.attackZero'), '12.1');
  return undefined;
};

/** 13: who makes no mobile assault, whatever the others do. */
const footBar = ({ move, label }: Fighter): Objection | undefined =>
  move === 'other' ? { msg: msg('armir.fight.not.foot', { unit: label }), rule: '13' } : undefined;
const strongpointBar = ({ across, label }: Fighter): Objection | undefined =>
  across.includes('strongpoint') ? { msg: msg('armir.fight.not.strongpoint', { unit: label }), rule: '13' } : undefined;
export const assaultBar = (fighter: Fighter): Objection | undefined => footBar(fighter) ?? strongpointBar(fighter);

/** 13, 13.1 */
const assaultRefusal = ({ attackers, attackerSide }: Forces, input: AssaultInput): FightRefusal | undefined => {
  const onFoot = attackers.flatMap((one) => footBar(one) ?? [])[0];
  if (onFoot) return refuse(onFoot.msg, onFoot.rule);
  if (attackers.length > 0 && !attackers.some(({ move }) => move === 'tracked'))
    return refuse(msg('armir.fight.not.noTracked'), '13');
  if (new Set(attackers.map(({ hex }) => hex)).size > 1) return refuse(msg('armir.fight.not.apart'), '13');
  const barred = attackers.flatMap((one) => strongpointBar(one) ?? [])[0];
  if (barred) return refuse(barred.msg, barred.rule);
  // 13.2: whoever clears the hex has to enter it
  if (input.closed) return refuse(msg('armir.fight.not.closed'), attackerSide === sides.axis ? '16.1.4' : '5.1.2');
  const cost = assaultCost(input);
  return input.mp > 0 && input.mp < cost
    ? refuse(msg('armir.fight.not.mp', { mp: input.mp, cost }), '13.1')
    : undefined;
};

/** 13.1: in half points: the hex itself, along a road or not, and 2 MP. */
export const assaultCost = ({ road }: Pick<AssaultInput, 'road'>): number => stepHalves('tracked', road, true);

/** Who is in the rows and whose CP nobody typed. */
export const untyped = (forces: Forces): readonly Fighter[] =>
  [...forces.attackers, ...forces.defenders].filter(
    ({ kind, cp, retreated }) => kind === 'combat' && cp === undefined && !retreated,
  );
