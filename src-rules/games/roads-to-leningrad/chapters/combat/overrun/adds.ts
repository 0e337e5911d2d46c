import type { Contributions } from '#rules/kit/procedure/contributions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { addsOf, type PlannedKind } from '../planning/adds.ts';
import { overrunChangesOf } from '../planning/things.ts';
import type { OverrunInput } from './fields.ts';
import { overrunOf, refusedOverrun } from './run.ts';

/** 8.6, P4: what each thing adds to an overrun. */

const overrun: PlannedKind<OverrunInput> = {
  made: (input, context) => {
    const { made } = overrunOf(input, context);
    return refusedOverrun(made) ? undefined : made;
  },
  changes: overrunChangesOf,
  points: false,
};
/** 8.6: an overrun spends no points. */
export const overrunAdds = (input: OverrunInput, context: Context): Contributions | undefined =>
  addsOf(overrun, input, context);
