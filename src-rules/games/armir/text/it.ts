import type { Texts } from '#rules/kit/words/message.ts';
import { fightIt } from './fight.it.ts';
import { frontsIt } from './fronts.it.ts';
import { gunsIt } from './guns.it.ts';
import { mapIt } from './map.it.ts';
import { movingIt } from './moving.it.ts';
import { optionsIt } from './options.it.ts';
import { referenceIt } from './reference.it.ts';
import { tableIt } from './table.it.ts';
import { unitsIt } from './units.it.ts';
import { victoryIt } from './victory.it.ts';

const files: readonly Texts[] = [
  fightIt,
  frontsIt,
  gunsIt,
  mapIt,
  movingIt,
  optionsIt,
  referenceIt,
  tableIt,
  unitsIt,
  victoryIt,
];
export const it: Texts = {
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
};
