import type { Texts } from '#rules/kit/words/message.ts';
import { fightEn } from './fight.en.ts';
import { frontsEn } from './fronts.en.ts';
import { gunsEn } from './guns.en.ts';
import { mapEn } from './map.en.ts';
import { movingEn } from './moving.en.ts';
import { optionsEn } from './options.en.ts';
import { referenceEn } from './reference.en.ts';
import { tableEn } from './table.en.ts';
import { unitsEn } from './units.en.ts';
import { victoryEn } from './victory.en.ts';

const files: readonly Texts[] = [
  fightEn,
  frontsEn,
  gunsEn,
  mapEn,
  movingEn,
  optionsEn,
  referenceEn,
  tableEn,
  unitsEn,
  victoryEn,
];
export const en: Texts = {
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
};
