import { speaks } from '../../../kit/text.ts';
import type { planningEn } from './planning.en.ts';

/** Messages of planning an attack: only ids their English file has. */
export const w = speaks<typeof planningEn>();
