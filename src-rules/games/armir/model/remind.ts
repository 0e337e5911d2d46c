import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { isAhead, type PhaseId, phasePath } from './phases.ts';

/** A reminder at its phase, while that is to come; while the players stand in it, a task says it, if there is one. */
export const remindAt = (
  around: Around,
  at: PhaseId,
  reminder: Omit<Reminder, 'at'>,
  task = true,
): readonly Reminder[] => {
  const path = phasePath(around, at);
  return isAhead(around, at) && !(task && around.place === path) ? [{ ...reminder, at: path }] : [];
};
