import type { FightRefusal } from '#rules/kit/procedure/oddsFight.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { fightRulings } from '../../../ids.ts';
import { staysOnFoot } from '../../../model/active.ts';
import { ruling } from '../../../model/rulings.ts';
import { overrunCost } from '../../movement/overrunCost.ts';
import { westClosed, westTurns } from '../../movement/west.ts';
import type { OverrunInput } from '../forces/fightFields.ts';
import { cannotAttack, type Fighter, type Forces, isUntyped } from '../forces/forces.ts';
import { msg } from '../msg.ts';

const refuse = (not: Msg, rule: string): FightRefusal => ({ not, rule });

/**
 * Looks at everything a fight may ask of the game before it ends. A record keeps what was looked at when its first
 * answer was given; a ruling first asked after the die must not have been forgotten by then.
 */
export const lookAround = (context: Context): void => {
  for (const id of Object.keys(fightRulings)) void context.options[id];
  void [context.turn, context.place];
};

/** What keeps a unit from attacking or overrunning by itself, in the order in which it is said. */
interface UnitBar {
  readonly holds: (fighter: Fighter) => boolean;
  readonly not: (unit: Msg) => Msg;
  readonly rule: string;
}

const lake: UnitBar = {
  holds: (fighter) => fighter.across === 'lake',
  not: (unit) => msg('pgg.not.lake', { unit }),
  rule: '6.7',
};

const disrupted: UnitBar = {
  holds: (fighter) => fighter.disrupted && !fighter.leader,
  not: (unit) => msg('pgg.not.disrupted', { unit }),
  rule: '6.62',
};

const onFoot = (context: Context): UnitBar => ({
  holds: (fighter) => staysOnFoot(context, fighter.type),
  not: (unit) => msg('pgg.not.foot', { unit }),
  rule: '6.23',
});

const noCommand = (overrun: boolean, context: Context): UnitBar => ({
  // A39: to overrun, command at the start of the phase is enough, or it is asked again now
  holds: (fighter) => fighter.noCommand && (!overrun || ruling(context.options, 'a39') === 'both'),
  not: (unit) => msg(overrun ? 'pgg.not.commandOverrun' : 'pgg.not.command', { unit }),
  rule: overrun ? '6.55' : '10.35',
});

const barsBefore = (overrun: boolean, context: Context): readonly UnitBar[] => [
  lake,
  disrupted,
  ...(overrun ? [onFoot(context)] : []),
];

/** What keeps it from taking part, if anything; a unit worth nothing may, and brings nothing (12.3). */
export const barOn = (fighter: Fighter, overrun: boolean, context: Context): Objection | undefined => {
  const bar = [...barsBefore(overrun, context), noCommand(overrun, context)].find(({ holds }) => holds(fighter));
  return bar && { msg: bar.not(fighter.label), rule: bar.rule };
};
export const mayFight = (fighter: Fighter, overrun: boolean, context: Context): boolean =>
  barOn(fighter, overrun, context) === undefined;

export const refusalOf = (forces: Forces, context: Context, overrun?: OverrunInput): FightRefusal | undefined => {
  const { attackers, defenders, typedAttack, typedDefence } = forces;
  const units = attackers.filter((fighter) => !fighter.leader);
  if (attackers.length === 0 && typedAttack === 0) {
    // not yet a fight: nothing is typed, or nobody on one side
    return defenders.length === 0 && typedDefence === 0
      ? refuse(msg('pgg.not.nothing'), '9.4')
      : refuse(msg('pgg.not.attack'), '9.4');
  }
  const barred = (bar: UnitBar): FightRefusal | undefined => {
    const fighter = attackers.find(bar.holds);
    return fighter && refuse(bar.not(fighter.label), bar.rule);
  };
  for (const bar of barsBefore(forces.overrun, context)) {
    const refused = barred(bar);
    if (refused) return refused;
  }
  const early =
    (overrun ? overrunRefusal(forces, context, overrun) : undefined) ?? barred(noCommand(forces.overrun, context));
  if (early) return early;
  if (units.length === 0 && typedAttack === 0)
    return refuse(msg(overrun ? 'pgg.not.leadersOverrun' : 'pgg.not.leaders'), overrun ? '6.53' : '10.22');
  // whoever has no number yet is not worth nothing: there are no odds before it is typed
  const untyped = [...attackers, ...defenders].find((fighter) => isUntyped(fighter) && !fighter.retreated);
  if (untyped)
    return refuse(msg(untyped.leader ? 'pgg.not.noRating' : 'pgg.not.untyped', { unit: untyped.label }), '3.4');
  if (typedAttack === 0 && units.every(cannotAttack)) return refuse(msg('pgg.not.attackZero'), '9.4');
  if (defenders.length === 0 && typedDefence === 0) return refuse(msg('pgg.not.defence'), '9.4');
  // 9.75: units retreated among friends add nothing; without those friends there is nothing to attack
  if (typedDefence === 0 && defenders.every((fighter) => fighter.retreated))
    return refuse(msg('pgg.not.strays'), '9.75');
  if (typedDefence === 0 && defenders.every((fighter) => !fighter.untried && fighter.defence === 0))
    return refuse(msg('pgg.not.defenceZero'), '9.4');
  return undefined;
};

const overrunRefusal = (forces: Forces, context: Context, input: OverrunInput): FightRefusal | undefined => {
  // 6.54: who overruns together has stood together since the phase began
  const places = new Set(forces.attackers.flatMap((fighter) => (fighter.place ? [fighter.place] : [])));
  if (places.size > 1) return refuse(msg('pgg.not.apart'), '6.54');
  const cost = overrunCost(input, context);
  if (input.mp > 0 && input.mp < cost) return refuse(msg('pgg.not.mp', { mp: input.mp, cost }), '6.51');
  if (forces.attackerSide !== 'soviet') return undefined;
  if (!input.commandAtStart) return refuse(msg('pgg.not.commandStart'), '6.55');
  if (westClosed(context.turn, input.target)) return refuse(msg('pgg.not.west', { n: westTurns }), '6.4');
  return undefined;
};
