import { speaks } from '#rules/kit/words/message.ts';
import type { referenceEn } from './reference.en.ts';

/** Messages of the rule reference: only ids their English file has. */
export const c = speaks<typeof referenceEn>();
