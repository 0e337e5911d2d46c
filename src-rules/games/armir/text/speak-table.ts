import { speaks } from '#rules/kit/words/message.ts';
import type { tableEn } from './table.en.ts';

/** Messages of record, sequence, ledger: only ids their English file has. */
export const t = speaks<typeof tableEn>();
