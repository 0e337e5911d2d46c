import { speaks } from '#rules/kit/words/message.ts';
import type { movingEn } from './moving.en.ts';

/** Messages of movement and stacking: only ids their English file has. */
export const v = speaks<typeof movingEn>();
