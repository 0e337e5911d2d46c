import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { germanMovementAt, isAhead, sovietMovementAt } from '../../model/reminding.ts';
import { airReminders, markerReminders } from '../air/reminders.ts';
import { germanInReminders, judgeReminders, sovietInReminders } from '../arrivals/reminders.ts';
import { cupReminders, disruptedReminders } from '../combat/reminders.ts';
import { returnReminders } from '../command/reminders.ts';
import { closedReminders } from '../movement/reminders.ts';
import { setUpReminders } from '../setup/reminders.ts';
import { lineReminders, recaptureReminders } from '../victory/reminders.ts';

/** What must not be forgotten, in the order of the turn. Ochre is what lapses or is owed. */
export const reminders = (context: Context): readonly Reminder[] => [
  ...setUpReminders(context),
  ...(isAhead(context, sovietMovementAt(context))
    ? [
        ...sovietInReminders(context),
        ...returnReminders(context),
        ...airReminders(context),
        ...closedReminders(context),
      ]
    : []),
  ...disruptedReminders(context),
  ...recaptureReminders(context),
  ...lineReminders(context),
  ...(isAhead(context, germanMovementAt(context)) ? germanInReminders(context) : []),
  ...judgeReminders(context),
  ...markerReminders(context),
  ...cupReminders(context),
];
