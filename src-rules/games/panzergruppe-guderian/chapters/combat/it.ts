import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';
import { fightsIt } from './words/fights.it.ts';
import { rulingsIt } from './words/rulings.it.ts';
import { unitsIt } from './words/units.it.ts';

export const it: Translation<typeof en> = {
  says: { ...rulingsIt.says, ...fightsIt.says, ...unitsIt.says },
  words: { ...rulingsIt.words, ...fightsIt.words, ...unitsIt.words },
};
