import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { eventsIn } from '../../model/dated.ts';
import { isOver } from '../../model/progress.ts';
import { eventMsg, isNow } from './dated.ts';

/** 2.0: what the month brings, said while it begins; what is owed stays in its own reminder. */
export const news = (around: Around): readonly Reminder[] => {
  const monthPhase = `t${around.turn}/month`;
  if (isOver(around, 'month')) return [];
  return eventsIn(around.turn).flatMap((one) =>
    one.kind === 'event' && !one.reminded && isNow(one, around)
      ? [{ id: `event-${one.id}`, msg: eventMsg(one, around), rule: one.rule, due: false, at: monthPhase }]
      : [],
  );
};
