import type { Around } from '../../../kit/around.ts';
import type { Msg } from '../../../kit/text.ts';
import { fightRulings } from '../option-ids.ts';
import { ruling } from '../options.ts';
import { columnOf } from '../reading.ts';
import { f } from '../text/speak-fight.ts';
import type { OverrunInput } from './fight-fields.ts';
import { cannotAttack, type Fighter, type Forces } from './forces.ts';

/** Why there is nothing to resolve. */
export interface Refusal {
  readonly not: Msg;
  readonly rule: string;
}

const refuse = (not: Msg, rule: string): Refusal => ({ not, rule });

/**
 * Looks at everything a fight may ask of the game before it ends. A record keeps what was looked at when its first
 * answer was given; a ruling first asked after the die must not have been forgotten by then.
 */
export const lookAround = (around: Around): void => {
  for (const id of Object.keys(fightRulings)) void around.options[id];
  void [around.turn, around.place];
};

/** 6.51: what an overrun costs each unit, in half points; A11: with the hex's own cost or without. */
export const overrunCost = (input: Pick<OverrunInput, 'entryCost'>, around: Around): number =>
  6 + (ruling(around.options, 'a11') === 'entry' ? input.entryCost : 0);

/** What the cheapest overrun costs: by A11 with the least a hex can cost, half a point along a road. */
export const leastOverrun = (around: Around): number => overrunCost({ entryCost: 1 }, around);

/** The last turn in which Soviets stay out of columns 01 and 02, and those columns (6.4). */
export const westTurns = 6;
export const isWest = (hex: string): boolean => hex !== '' && columnOf(hex) <= 2;

export const refusalOf = (forces: Forces, around: Around, overrun?: OverrunInput): Refusal | undefined => {
  const { attackers, defenders, typedAttack, typedDefence } = forces;
  const units = attackers.filter((fighter) => !fighter.leader);
  if (attackers.length === 0 && typedAttack === 0) {
    // not yet a fight: nothing is typed, or nobody on one side
    return defenders.length === 0 && typedDefence === 0
      ? refuse(f('pgg.not.nothing'), '9.4')
      : refuse(f('pgg.not.attack'), '9.4');
  }
  const first = (which: (fighter: Fighter) => boolean): Fighter | undefined => attackers.find(which);
  const lake = first((fighter) => fighter.across === 'lake');
  if (lake) return refuse(f('pgg.not.lake', { unit: lake.label }), '6.7');
  const disrupted = first((fighter) => fighter.disrupted && !fighter.leader);
  if (disrupted) return refuse(f('pgg.not.disrupted', { unit: disrupted.label }), '6.62');
  const early = overrun ? overrunRefusal(forces, around, overrun) : undefined;
  if (early) return early;
  const judged = !overrun || ruling(around.options, 'a39') === 'both';
  const loose = judged ? first((fighter) => fighter.noCommand) : undefined;
  if (loose)
    return refuse(
      f(overrun ? 'pgg.not.commandOverrun' : 'pgg.not.command', { unit: loose.label }),
      overrun ? '6.55' : '10.35',
    );
  if (units.length === 0 && typedAttack === 0)
    return refuse(f(overrun ? 'pgg.not.leadersOverrun' : 'pgg.not.leaders'), overrun ? '6.53' : '10.22');
  if (typedAttack === 0 && units.every(cannotAttack)) return refuse(f('pgg.not.attackZero'), '9.4');
  if (defenders.length === 0 && typedDefence === 0) return refuse(f('pgg.not.defence'), '9.4');
  // 9.75: units retreated among friends add nothing; without those friends there is nothing to attack
  if (typedDefence === 0 && defenders.every((fighter) => fighter.retreated)) return refuse(f('pgg.not.strays'), '9.75');
  if (typedDefence === 0 && defenders.every((fighter) => !fighter.untried && fighter.defence === 0))
    return refuse(f('pgg.not.defenceZero'), '9.4');
  return undefined;
};

const overrunRefusal = (forces: Forces, around: Around, input: OverrunInput): Refusal | undefined => {
  // 6.54: who overruns together has stood together since the phase began
  const places = new Set(forces.attackers.flatMap((fighter) => (fighter.place ? [fighter.place] : [])));
  if (places.size > 1) return refuse(f('pgg.not.apart'), '6.54');
  const cost = overrunCost(input, around);
  if (input.mp < cost) return refuse(f('pgg.not.mp', { mp: input.mp, cost }), '6.51');
  if (forces.attackerSide !== 'soviet') return undefined;
  if (!input.commandAtStart) return refuse(f('pgg.not.commandStart'), '6.55');
  if (around.turn <= westTurns && isWest(input.target)) return refuse(f('pgg.not.west', { n: westTurns }), '6.4');
  return undefined;
};
