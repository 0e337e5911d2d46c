import { speaks } from '#rules/kit/text.ts';
import type { bookEn } from './book.en.ts';

/** Messages of the account book: only ids their English file has. */
export const b = speaks<typeof bookEn>();
