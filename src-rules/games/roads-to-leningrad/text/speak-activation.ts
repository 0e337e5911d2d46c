import { speaks } from '#rules/kit/words/message.ts';
import type { activationEn } from './activation.en.ts';

/** Messages of initiative, cups, command: only ids their English file has. */
export const n = speaks<typeof activationEn>();
