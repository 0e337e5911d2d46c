import { isGone } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { ruling } from '../../../model/rulings.ts';
import { cannotAttack, type Fighter, type Forces, isNothing } from '../forces/forces.ts';
import { fightingAttackers, standingDefenders } from '../strength/reckon.ts';
import type { FightResult } from './pay.ts';

/** 6.61: defenders that paid for an overrun; Eng by A12. */
export const isDisrupting = (result: FightResult, forces: Forces, context: Context): boolean => {
  if (!forces.overrun || !result.defender) return false;
  return result.defender === 'engaged' ? ruling(context.options, 'a12') === 'disrupted' : true;
};

/** 10.23, 12.3: attackers who must go back to where they came from. */
export const goingBack = (forces: Forces): readonly Fighter[] => {
  const fighting = fightingAttackers(forces);
  return forces.attackers.filter((fighter) =>
    fighter.leader
      ? !fighter.disrupted && !fighting.includes(fighter)
      : fighter.seen !== undefined && cannotAttack(fighter) && !isNothing(fighter),
  );
};

export const labels = (fighters: readonly Fighter[]): Msg | undefined => list(fighters.map((fighter) => fighter.label));

/** 9.81, A31: of several defending hexes one may be empty now, and another held. */
export const isOneEmptied = (result: FightResult, forces: Forces): boolean => {
  const standing = standingDefenders(forces);
  return (
    result.defender !== undefined &&
    forces.hexes.length > 1 &&
    forces.hexes.some(({ figure }) => {
      const here = standing.filter((fighter) => fighter.hex === figure);
      return here.length > 0 && here.every((fighter) => isGone(result, fighter));
    })
  );
};

/** 9.75, 12.3: friends turned out to be worth nothing, and only units that had retreated to them are left. */
export const onlyStrays = (forces: Forces): boolean => {
  const standing = standingDefenders(forces);
  return forces.typedDefence === 0 && standing.length > 0 && standing.every((fighter) => fighter.retreated);
};

/** Is the hex empty once the defender has paid? Undefined: typed points stand for units nobody has named. */
export const isEmptied = (result: FightResult, forces: Forces): boolean | undefined => {
  if (result.defender === 'all' || result.defender === 'retreat' || result.defender === 'cutOff') return true;
  const standing = standingDefenders(forces);
  if (result.defender === undefined) return false;
  if (forces.typedDefence > 0) return undefined;
  return standing.every((fighter) => isGone(result, fighter));
};
