import type { Context } from '#rules/kit/record/context.ts';
import { namedIn } from '../../model/fields.ts';
import { called } from '../../model/propose.ts';
import { countersOf, hexOf, stepsLeft } from '../../model/reading.ts';
import { isArmyUnit } from '../../model/units.ts';
import { isIdle } from '../command/army.ts';
import { sideInAction } from '../command/markers.ts';
import { cameIn, cardId, timetable } from './arrivals.ts';
import { groupsOf } from './groups.ts';
import type { Arrival } from './schedule.ts';

/**
 * 5.22, 5.28: of the rows that have come, who stands in no hex yet and may enter now: of a formation that acts, or an army
 * unit. Where nobody of the side stands in a hex the record does not know where they are.
 */
export const waitingIn = (context: Context): readonly Arrival[] => {
  const side = sideInAction(context);
  const stands = (id: string): boolean => hexOf(context, id) !== undefined;
  if (!countersOf(context).some((one) => one.side === side && stands(one.id))) return [];
  const all = timetable(context);
  return groupsOf(context).flatMap((row): readonly Arrival[] => {
    const one = all.find(({ id }) => id === cardId(row.id));
    if (!one || one.side !== side || cameIn(context, one.id) === undefined) return [];
    const off = row.units.filter((text) => {
      const { counter } = namedIn(context, text);
      return (
        counter !== undefined &&
        stepsLeft(context, counter) > 0 &&
        !stands(counter.id) &&
        (isArmyUnit(counter) || !isIdle(context, counter))
      );
    });
    const what = called(off);
    return what ? [{ ...one, msg: what }] : [];
  });
};
