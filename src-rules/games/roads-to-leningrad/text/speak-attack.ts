import { speaks } from '#rules/kit/words/message.ts';
import type { attackEn } from './attack.en.ts';

/** Messages of attack and overrun: only ids their English file has. */
export const a = speaks<typeof attackEn>();
