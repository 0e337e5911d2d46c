import type { Area } from '#rules/kit/game/area.ts';
import { mapActions } from './actions.ts';
import { mapQuestions } from './questions.ts';

/** 8, 9.2: the supply phase. The map itself is in index.ts. */
export const supplyArea: Area = { actions: mapActions, questions: mapQuestions };
