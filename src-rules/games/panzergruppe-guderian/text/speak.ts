import { speaks } from '#rules/kit/words/message.ts';
import type { tableEn } from './table.en.ts';

/** Messages of the record and the table: only ids its English file has. */
export const t = speaks<typeof tableEn>();
