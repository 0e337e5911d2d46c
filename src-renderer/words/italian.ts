import type { Texts } from '#rules/kit/words/message.ts';
import { addsIt } from './adds.it.ts';
import { battleIt } from './battle.it.ts';
import { bookIt } from './book.it.ts';
import { diaryIt } from './diary.it.ts';
import { italianFirst } from './italianFirst.ts';
import { mapIt } from './map.it.ts';
import { outsideIt } from './outside.it.ts';
import { poolIt } from './pool.it.ts';
import { roomIt } from './room.it.ts';
import { secretIt } from './secret.it.ts';
import { supplyIt } from './supply.it.ts';
import { tablesIt } from './tables.it.ts';

/** The kit's and the screens' own strings. */
export const italian: readonly Texts[] = [
  ...italianFirst,
  mapIt,
  supplyIt,
  tablesIt,
  battleIt,
  addsIt,
  bookIt,
  poolIt,
  secretIt,
  roomIt,
  diaryIt,
  outsideIt,
];
