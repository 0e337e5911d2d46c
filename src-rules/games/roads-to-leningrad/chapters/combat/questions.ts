import type { Question } from '#rules/kit/game/question.ts';
import { attackQuestions } from './attack/questions.ts';
import { aheadQuestions } from './declared/questions.ts';
import { overrunQuestions } from './overrun/questions.ts';
import { resultQuestions } from './results/questions.ts';

export const questions: readonly Question[] = [
  ...attackQuestions,
  ...resultQuestions,
  ...overrunQuestions,
  ...aheadQuestions,
];
