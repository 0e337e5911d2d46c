import { speaks } from '#rules/kit/text.ts';
import type { tableEn } from './table.en.ts';

/** Messages of the record and the table: only ids its English file has. */
export const t = speaks<typeof tableEn>();
