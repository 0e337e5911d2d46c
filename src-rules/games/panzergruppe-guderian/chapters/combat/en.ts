import { fightsEn } from './words/fights.en.ts';
import { rulingsEn } from './words/rulings.en.ts';
import { unitsEn } from './words/units.en.ts';

/** Attacks and overruns, draws, results, losses, retreats and advances. */
export const en = {
  says: { ...rulingsEn.says, ...fightsEn.says, ...unitsEn.says },
  words: { ...rulingsEn.words, ...fightsEn.words, ...unitsEn.words },
  common: { ...fightsEn.common, ...unitsEn.common },
};
