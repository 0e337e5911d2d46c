import { speaks } from '#rules/kit/words/message.ts';
import type { legalEn } from './legal.en.ts';

/** Messages of what the rules would not have, and of steps nobody fires in: only ids their English file has. */
export const l = speaks<typeof legalEn>();
