import { speaks } from '#rules/kit/text.ts';
import type { barrelsEn } from './barrels.en.ts';

/** Messages of the white barrels: only ids their English file has. */
export const w = speaks<typeof barrelsEn>();
