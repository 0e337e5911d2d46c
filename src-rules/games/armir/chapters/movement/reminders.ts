import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { list } from '#rules/kit/words/message.ts';
import { remindAt } from '../../model/remind.ts';
import { formationMsg } from '../../model/units.ts';
import { lockedNow } from './locked.ts';
import { frontLockedIn } from './locks.ts';
import { msg } from './msg.ts';

/** 5.5: the front that does not move yet. */
export const reminders = (context: Context): readonly Reminder[] => {
  const lock = context.place === end ? undefined : list(lockedNow(context).map((one) => formationMsg[one]));
  if (!lock) return [];
  // turn 1 has no Axis movement (18.4)
  const phases = (['axisMovement', 'axisMotorised'] as const).filter(
    (one) => context.turn > 1 && frontLockedIn(context, one),
  );
  return phases.flatMap((phase) =>
    remindAt(context, phase, {
      id: `lock-${phase}`,
      msg: msg('armir.remind.lock', { what: lock }),
      rule: '5.5',
      due: false,
    }),
  );
};
