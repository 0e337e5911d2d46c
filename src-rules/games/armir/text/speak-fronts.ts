import { speaks } from '#rules/kit/words/message.ts';
import type { frontsEn } from './fronts.en.ts';

/** Messages of Čir, airports, what may come: only ids their English file has. */
export const r = speaks<typeof frontsEn>();
