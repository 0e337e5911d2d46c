import type { Context } from '#rules/kit/record/context.ts';
import { phases, playerTurns, type SideId } from '../ids.ts';
import { placeOf } from './reading.ts';
import { moverOf, type UnitType } from './units.ts';

/** Who acts in the phase at hand (4.2): asked alike by the map, the calculators and the record. */
type Now = Pick<Context, 'place' | 'turn'>;

/** 6.11: a movement phase of this side; the German has two. */
export const isMoving = (context: Now, side: SideId): boolean => {
  const at = placeOf(context);
  if (at.side !== playerTurns[side]) return false;
  return at.name === phases.movement || (side === 'german' && at.name === phases.mechanized);
};

/** 9.11 */
export const isFighting = (context: Now, side: SideId): boolean => {
  const at = placeOf(context);
  return at.side === playerTurns[side] && at.name === phases.combat;
};

/** 4.2, 6.23: in the mechanized movement phase infantry divisions neither move nor overrun. */
export const staysOnFoot = (context: Now, type: UnitType): boolean => {
  const at = placeOf(context);
  const mechanized = at.side === playerTurns.german && at.name === phases.mechanized;
  return mechanized && type !== 'rifle' && moverOf(type) === 'foot';
};
