import type { Texts } from '#rules/kit/words/message.ts';
import { attackEn } from './words/attack.en.ts';
import { declaredEn } from './words/declared.en.ts';
import { fightEn } from './words/fight.en.ts';
import { overrunEn } from './words/overrun.en.ts';
import { planningEn } from './words/planning.en.ts';
import { referenceEn } from './words/reference.en.ts';
import { resultsEn } from './words/results.en.ts';
import { sharedEn } from './words/shared.en.ts';
import { waysEn } from './words/ways.en.ts';

/** Attacks, overruns, what comes before them and after. */
export const en = {
  says: {
    ...sharedEn.says,
    ...fightEn.says,
    ...resultsEn.says,
    ...waysEn.says,
    ...planningEn.says,
    ...attackEn.says,
    ...overrunEn.says,
    ...declaredEn.says,
    ...referenceEn.says,
  },
  words: {},
  common: {
    ...attackEn.common,
    ...declaredEn.common,
    ...fightEn.common,
    ...overrunEn.common,
    ...planningEn.common,
    ...resultsEn.common,
    ...sharedEn.common,
    ...waysEn.common,
  },
} as const satisfies Texts;
