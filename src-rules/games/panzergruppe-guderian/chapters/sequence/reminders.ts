import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { germanMovementAt, isAhead, sovietMovementAt } from '../../model/reminding.ts';
import { airReminders, markerReminders } from '../air/reminders.ts';
import { germanInReminders, judgeReminders, sovietInReminders } from '../arrivals/reminders.ts';
import { cupReminders, disruptedReminders } from '../combat/reminders.ts';
import { returnReminders } from '../command/reminders.ts';
import { closedReminders } from '../movement/reminders.ts';
import { setUpReminders } from '../setup/reminders.ts';
import { recaptureReminders } from '../victory/reminders.ts';

/** What must not be forgotten, in the order of the turn. Ochre is what lapses or is owed. */
export const reminders = (around: Around): readonly Reminder[] => [
  ...setUpReminders(around),
  ...(isAhead(around, sovietMovementAt(around))
    ? [...sovietInReminders(around), ...returnReminders(around), ...airReminders(around), ...closedReminders(around)]
    : []),
  ...disruptedReminders(around),
  ...recaptureReminders(around),
  ...(isAhead(around, germanMovementAt(around)) ? germanInReminders(around) : []),
  ...judgeReminders(around),
  ...markerReminders(around),
  ...cupReminders(around),
];
