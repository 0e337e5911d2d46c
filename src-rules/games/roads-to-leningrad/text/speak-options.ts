import { speaks } from '#rules/kit/words/message.ts';
import type { optionsEn } from './options.en.ts';

/** Messages of the rulings: only ids their English file has. */
export const o = speaks<typeof optionsEn>();
