import { speaks } from '#rules/kit/words/message.ts';
import type { tableEn } from './table.en.ts';

/** Messages of record and table: only ids their English file has. */
export const t = speaks<typeof tableEn>();
