import { speaks } from '#rules/kit/text.ts';
import type { battleEn } from './battle.en.ts';

/** Messages of battles: only ids their English file has. */
export const b = speaks<typeof battleEn>();
