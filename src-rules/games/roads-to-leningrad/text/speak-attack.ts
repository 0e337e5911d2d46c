import { speaks } from '#rules/kit/text.ts';
import type { attackEn } from './attack.en.ts';

/** Messages of attack and overrun: only ids their English file has. */
export const a = speaks<typeof attackEn>();
