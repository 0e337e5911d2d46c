import { speaks } from '#rules/kit/words/message.ts';
import type { eventsEn } from './events.en.ts';

/** Messages of partisans, surrenders, removals, Persia and the routes of Lend-Lease: only ids their English file has. */
export const e = speaks<typeof eventsEn>();
