import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';
import { attackIt } from './words/attack.it.ts';
import { declaredIt } from './words/declared.it.ts';
import { fightIt } from './words/fight.it.ts';
import { overrunIt } from './words/overrun.it.ts';
import { planningIt } from './words/planning.it.ts';
import { referenceIt } from './words/reference.it.ts';
import { resultsIt } from './words/results.it.ts';
import { sharedIt } from './words/shared.it.ts';
import { waysIt } from './words/ways.it.ts';

export const it: Translation<typeof en> = {
  says: {
    ...sharedIt.says,
    ...fightIt.says,
    ...resultsIt.says,
    ...waysIt.says,
    ...planningIt.says,
    ...attackIt.says,
    ...overrunIt.says,
    ...declaredIt.says,
    ...referenceIt.says,
  },
  words: {},
};
