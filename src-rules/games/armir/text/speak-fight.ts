import { speaks } from '#rules/kit/words/message.ts';
import type { fightEn } from './fight.en.ts';

/** Messages of combat and mobile assault: only ids their English file has. */
export const f = speaks<typeof fightEn>();
