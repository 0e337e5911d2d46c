import { speaks } from '#rules/kit/words/message.ts';
import type { mapEn } from './map.en.ts';

/** Messages of the map, movement and supply: only ids their English file has. */
export const m = speaks<typeof mapEn>();
