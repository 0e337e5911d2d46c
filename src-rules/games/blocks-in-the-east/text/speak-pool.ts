import { speaks } from '#rules/kit/words/message.ts';
import type { poolEn } from './pool.en.ts';

/** Messages of the order of battle, the force pool and the set-up: only ids their English file has. */
export const f = speaks<typeof poolEn>();
