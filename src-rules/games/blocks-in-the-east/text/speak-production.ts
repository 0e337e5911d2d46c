import { speaks } from '#rules/kit/words/message.ts';
import type { productionEn } from './production.en.ts';

/** Messages of production, Lend-Lease and rail moves: only ids their English file has. */
export const p = speaks<typeof productionEn>();
