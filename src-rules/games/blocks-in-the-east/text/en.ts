import type { Texts } from '#rules/kit/words/message.ts';
import { barrelsEn } from './barrels.en.ts';
import { battleEn } from './battle.en.ts';
import { bookEn } from './book.en.ts';
import { eventsEn } from './events.en.ts';
import { hqEn } from './hq.en.ts';
import { legalEn } from './legal.en.ts';
import { linesEn } from './lines.en.ts';
import { mapEn } from './map.en.ts';
import { numbersEn } from './numbers.en.ts';
import { opsEn } from './ops.en.ts';
import { poolEn } from './pool.en.ts';
import { productionEn } from './production.en.ts';
import { referenceEn } from './reference.en.ts';
import { sitesEn } from './sites.en.ts';
import { tableEn } from './table.en.ts';

const files: readonly Texts[] = [
  tableEn,
  barrelsEn,
  battleEn,
  eventsEn,
  bookEn,
  hqEn,
  linesEn,
  numbersEn,
  legalEn,
  opsEn,
  poolEn,
  productionEn,
  referenceEn,
  sitesEn,
  mapEn,
];
export const en: Texts = {
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
};
