import type { Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { isAhead, isOperational, operationPath, type PhaseId, phasePath } from './phases.ts';

/** At which phase, what; `task`: a task of that phase says it, too. */
export type PhaseReminder = readonly [phase: PhaseId, reminder: Omit<Reminder, 'at'>, task?: boolean];
/** A reminder at its phase as long as that is ahead; while the players stand in it, a task says it. */
export const remindAt = (context: Context, ...[phase, reminder, task = true]: PhaseReminder): readonly Reminder[] => {
  const path = isOperational(phase) ? operationPath(context, phase) : phasePath(context.turn, phase);
  return isAhead(context, phase) && !(task && context.place === path) ? [{ ...reminder, at: path }] : [];
};
