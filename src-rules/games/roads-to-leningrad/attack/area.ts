import type { Area } from '#rules/kit/game/area.ts';
import { attackCalculator } from './calculator.ts';
import { attackQuestions } from './questions.ts';

/** 10, 12, 13: attacks, from the choice of the table to the result read. */
export const attack: Area = { calculators: [attackCalculator], questions: attackQuestions };
