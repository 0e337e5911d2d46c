import type { Texts } from '#rules/kit/words/message.ts';
import { activationEn } from './activation.en.ts';
import { aheadEn } from './ahead.en.ts';
import { attackEn } from './attack.en.ts';
import { checksEn } from './checks.en.ts';
import { mapEn } from './map.en.ts';
import { optionsEn } from './options.en.ts';
import { planningEn } from './planning.en.ts';
import { referenceEn } from './reference.en.ts';
import { resultsEn } from './results.en.ts';
import { tableEn } from './table.en.ts';
import { unitsEn } from './units.en.ts';
import { victoryEn } from './victory.en.ts';

const files: readonly Texts[] = [
  activationEn,
  aheadEn,
  attackEn,
  checksEn,
  mapEn,
  optionsEn,
  resultsEn,
  planningEn,
  referenceEn,
  tableEn,
  unitsEn,
  victoryEn,
];
export const en: Texts = {
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
};
