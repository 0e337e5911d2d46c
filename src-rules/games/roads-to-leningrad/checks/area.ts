import type { Area } from '#rules/kit/game/area.ts';
import { checkActions } from './actions.ts';
import { aheadCalculator } from './ahead-calc.ts';
import { aheadQuestions } from './questions.ts';
import { declaredReminders } from './tasks.ts';

/** 9: declared attacks, and what the other side does before they are fought. */
export const checks: Area = {
  calculators: [aheadCalculator],
  actions: checkActions,
  questions: aheadQuestions,
  reminders: declaredReminders,
};
