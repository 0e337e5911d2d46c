import { speaks } from '#rules/kit/text.ts';
import type { linesEn } from './lines.en.ts';

/** Questions put to the map, and their answers: only ids their English file has. */
export const q = speaks<typeof linesEn>();
