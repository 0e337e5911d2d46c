import type { Question } from '#rules/kit/game/questions/question.ts';
import { battleQuestions } from './battle.ts';
import { hqQuestions } from './hq.ts';
import { incomeQuestions } from './income.ts';
import { mapQuestions } from './map.ts';
import { monthQuestions } from './months.ts';
import { poolQuestions } from './pool.ts';
import { reconQuestions } from './recon.ts';

/** What a script may ask beside the calculators: the same functions as on the screens, numbers in and out. */
export const questions: readonly Question[] = [
  ...battleQuestions,
  ...monthQuestions,
  ...incomeQuestions,
  ...reconQuestions,
  ...hqQuestions,
  ...poolQuestions,
  ...mapQuestions,
];
