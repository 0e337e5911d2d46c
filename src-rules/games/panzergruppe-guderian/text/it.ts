import type { Texts } from '#rules/kit/words/message.ts';
import { fightIt } from './fight.it.ts';
import { mapIt } from './map.it.ts';
import { tableIt } from './table.it.ts';

export const it: Texts = {
  says: { ...tableIt.says, ...fightIt.says, ...mapIt.says },
  words: { ...tableIt.words, ...fightIt.words, ...mapIt.words },
};
