import type { Area } from '#rules/kit/game/area.ts';
import { mapActions } from './actions.ts';
import { moveCalculator } from './moveCalc.ts';
import { mapQuestions } from './questions.ts';

/** 6.2, 8: lines of supply and movement. The map itself is in index.ts. */
export const moving: Area = { calculators: [moveCalculator], actions: mapActions, questions: mapQuestions };
