import { battle } from './words/battle.it.ts';
import { numbers } from './words/numbers.it.ts';

/** The words of battles. */
export const it = {
  says: { ...battle.says, ...numbers.says },
  words: { ...battle.words, ...numbers.words },
};
