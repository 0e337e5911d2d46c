import { speaks } from '#rules/kit/words/message.ts';
import type { numbersEn } from './numbers.en.ts';

/** Messages of units, to-hit numbers and dice: only ids their English file has. */
export const n = speaks<typeof numbersEn>();
