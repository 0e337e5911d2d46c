import type { Texts } from '#rules/kit/words/message.ts';
import { barrelsIt } from './barrels.it.ts';
import { battleIt } from './battle.it.ts';
import { bookIt } from './book.it.ts';
import { eventsIt } from './events.it.ts';
import { hqIt } from './hq.it.ts';
import { legalIt } from './legal.it.ts';
import { linesIt } from './lines.it.ts';
import { mapIt } from './map.it.ts';
import { numbersIt } from './numbers.it.ts';
import { opsIt } from './ops.it.ts';
import { poolIt } from './pool.it.ts';
import { productionIt } from './production.it.ts';
import { referenceIt } from './reference.it.ts';
import { sitesIt } from './sites.it.ts';
import { tableIt } from './table.it.ts';

const files: readonly Texts[] = [
  tableIt,
  barrelsIt,
  battleIt,
  eventsIt,
  bookIt,
  hqIt,
  linesIt,
  numbersIt,
  legalIt,
  opsIt,
  poolIt,
  productionIt,
  referenceIt,
  sitesIt,
  mapIt,
];
export const it: Texts = {
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
};
