import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { eventsIn } from '../../model/dated.ts';
import { isOver } from '../../model/progress.ts';
import { eventMsg, isNow } from './dated.ts';

/** 2.0: what the month brings, said while it begins; what is owed stays in its own reminder. */
export const news = (context: Context): readonly Reminder[] => {
  const monthPhase = `t${context.turn}/month`;
  if (isOver(context, 'month')) return [];
  return eventsIn(context.turn).flatMap((one) =>
    one.kind === 'event' && !one.reminded && isNow(one, context)
      ? [{ id: `event-${one.id}`, msg: eventMsg(one, context), rule: one.rule, due: false, at: monthPhase }]
      : [],
  );
};
