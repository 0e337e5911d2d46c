import { speaks } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

/** Messages that several chapters use: only ids of the common words. */
export const msg = speaks<typeof en>();
