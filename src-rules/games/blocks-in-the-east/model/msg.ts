import { speaks } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

/** Messages several chapters say: only ids of their words. */
export const msg = speaks<typeof en>();
