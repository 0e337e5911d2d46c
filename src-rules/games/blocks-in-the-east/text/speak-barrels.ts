import { speaks } from '#rules/kit/words/message.ts';
import type { barrelsEn } from './barrels.en.ts';

/** Messages of the white barrels: only ids their English file has. */
export const w = speaks<typeof barrelsEn>();
