import { speaks } from '#rules/kit/text.ts';
import type { frontsEn } from './fronts.en.ts';

/** Messages of Čir, airports, what may come: only ids their English file has. */
export const r = speaks<typeof frontsEn>();
