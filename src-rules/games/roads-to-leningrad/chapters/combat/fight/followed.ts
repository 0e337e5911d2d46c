import type { Context } from '#rules/kit/record/context.ts';
import { namedIn } from '../../../model/fields.ts';
import { countersOf } from '../../../model/reading.ts';
import type { LostCounter } from '../../victory/lossVp.ts';
import type { FightUnit } from './fight.ts';

/**
 * The counter whose losses, disruption and points the record follows: one of the lists, or a unit with a name of its own,
 * which is written down under it (`namedIn`), from whichever row. Undefined: nobody could find it again.
 */
export const followedIn = (context: Context): ((unit: FightUnit) => LostCounter | undefined) => {
  const counters = new Map(countersOf(context).map((one) => [one.id, one]));
  return ({ id, name, side, kind, traits, sides }) => {
    const listed = counters.get(id);
    if (listed || name === '') return listed;
    const called = namedIn(context, name);
    if (called.counter) return called.counter.side === side ? called.counter : undefined;
    return { id: called.id, name, side, kind, traits, steps: sides.length > 2 ? 2 : 1 };
  };
};
