import type { Texts } from '#rules/kit/words/message.ts';
import { addsEn } from './adds.en.ts';
import { battleEn } from './battle.en.ts';
import { bookEn } from './book.en.ts';
import { diaryEn } from './diary.en.ts';
import { englishFirst } from './englishFirst.ts';
import { mapEn } from './map.en.ts';
import { outsideEn } from './outside.en.ts';
import { poolEn } from './pool.en.ts';
import { roomEn } from './room.en.ts';
import { secretEn } from './secret.en.ts';
import { supplyEn } from './supply.en.ts';
import { tablesEn } from './tables.en.ts';

/** The kit's and the screens' own strings. */
export const english: readonly Texts[] = [
  ...englishFirst,
  mapEn,
  supplyEn,
  tablesEn,
  battleEn,
  addsEn,
  bookEn,
  poolEn,
  secretEn,
  roomEn,
  diaryEn,
  outsideEn,
];
