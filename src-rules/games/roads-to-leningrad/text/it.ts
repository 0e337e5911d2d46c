import type { Texts } from '#rules/kit/words/message.ts';
import { activationIt } from './activation.it.ts';
import { aheadIt } from './ahead.it.ts';
import { attackIt } from './attack.it.ts';
import { checksIt } from './checks.it.ts';
import { mapIt } from './map.it.ts';
import { optionsIt } from './options.it.ts';
import { planningIt } from './planning.it.ts';
import { referenceIt } from './reference.it.ts';
import { resultsIt } from './results.it.ts';
import { tableIt } from './table.it.ts';
import { unitsIt } from './units.it.ts';
import { victoryIt } from './victory.it.ts';

const files: readonly Texts[] = [
  activationIt,
  aheadIt,
  attackIt,
  checksIt,
  mapIt,
  optionsIt,
  resultsIt,
  planningIt,
  referenceIt,
  tableIt,
  unitsIt,
  victoryIt,
];
export const it: Texts = {
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
};
