import { battle } from './words/battle.en.ts';
import { numbers } from './words/numbers.en.ts';

/** The words of battles. */
export const en = {
  says: { ...battle.says, ...numbers.says },
  words: { ...battle.words, ...numbers.words },
  common: { ...battle.common, ...numbers.common },
};
