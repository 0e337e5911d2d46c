import type { Area } from '#rules/kit/game/area.ts';
import { resultActions } from './actions.ts';
import { overrunCalculator } from './overrun/calculator.ts';
import { chainCalculator } from './overrun/chain-calc.ts';
import { resultQuestions } from './questions.ts';

/** 11: a result, its losses, retreat and advance; 8.6: overrun. */
export const results: Area = {
  calculators: [overrunCalculator, chainCalculator],
  actions: resultActions,
  questions: resultQuestions,
};
