import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { isAhead, type PhaseId, phasePath } from './phases.ts';

/** A reminder at its phase, while that is to come; while the players stand in it, a task says it, if there is one. */
export const remindAt = (
  context: Context,
  at: PhaseId,
  reminder: Omit<Reminder, 'at'>,
  task = true,
): readonly Reminder[] => {
  const path = phasePath(context, at);
  return isAhead(context, at) && !(task && context.place === path) ? [{ ...reminder, at: path }] : [];
};
