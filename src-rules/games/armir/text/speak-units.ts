import { speaks } from '#rules/kit/words/message.ts';
import type { unitsEn } from './units.en.ts';

/** Messages of units, rosters, tables: only ids their English file has. */
export const u = speaks<typeof unitsEn>();
