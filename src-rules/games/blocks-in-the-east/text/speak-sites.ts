import { speaks } from '#rules/kit/words/message.ts';
import type { sitesEn } from './sites.en.ts';

/** Messages of production centres and trackers: only ids their English file has. */
export const s = speaks<typeof sitesEn>();
