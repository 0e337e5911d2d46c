import { speaks } from '#rules/kit/words/message.ts';
import type { linesEn } from './lines.en.ts';

/** Questions put to the map, and their answers: only ids their English file has. */
export const q = speaks<typeof linesEn>();
