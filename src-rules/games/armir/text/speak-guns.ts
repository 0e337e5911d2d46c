import { speaks } from '#rules/kit/words/message.ts';
import type { gunsEn } from './guns.en.ts';

/** Messages of bombardment, artillery, aircraft: only ids their English file has. */
export const g = speaks<typeof gunsEn>();
