import type { Area } from '#rules/kit/game/area.ts';
import { assault } from './assault.ts';
import { bombardFirst } from './bombardFirst.ts';
import { combat } from './combat.ts';
import { fightQuestions } from './questions.ts';
import { tem } from './tem.ts';

/** 12, 13, 16.3.2: combat, mobile assault, the attack on the airports. */
export const fight: Area = { calculators: [combat, assault, tem, bombardFirst], questions: fightQuestions };
