import { kitItalian } from '#rules/kit/words/catalogue/italian.ts';
import type { Texts } from '#rules/kit/words/message.ts';
import { addsIt } from './adds.it.ts';
import { battleIt } from './battle.it.ts';
import { bookIt } from './book.it.ts';
import { diaryIt } from './diary.it.ts';
import { frameIt } from './frame.it.ts';
import { mapIt } from './map.it.ts';
import { playIt } from './play.it.ts';
import { poolIt } from './pool.it.ts';
import { secretIt } from './secret.it.ts';
import { supplyIt } from './supply.it.ts';
import { tablesIt } from './tables.it.ts';
import { thisGameIt } from './thisGame.it.ts';

/** The kit's and the screens' own strings. */
export const italian: readonly Texts[] = [
  kitItalian,
  frameIt,
  playIt,
  thisGameIt,
  mapIt,
  supplyIt,
  tablesIt,
  battleIt,
  addsIt,
  bookIt,
  poolIt,
  secretIt,
  diaryIt,
];
