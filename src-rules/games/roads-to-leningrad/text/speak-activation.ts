import { speaks } from '#rules/kit/text.ts';
import type { activationEn } from './activation.en.ts';

/** Messages of initiative, cups, command: only ids their English file has. */
export const n = speaks<typeof activationEn>();
