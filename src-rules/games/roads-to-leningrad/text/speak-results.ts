import { speaks } from '#rules/kit/words/message.ts';
import type { resultsEn } from './results.en.ts';

/** Messages of results, retreats and overruns: only ids their English file has. */
export const r = speaks<typeof resultsEn>();
