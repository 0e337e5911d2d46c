import { speaks } from '#rules/kit/words/message.ts';
import type { bookEn } from './book.en.ts';

/** Messages of the account book: only ids their English file has. */
export const b = speaks<typeof bookEn>();
