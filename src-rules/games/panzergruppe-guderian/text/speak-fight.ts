import { speaks } from '#rules/kit/words/message.ts';
import type { fightEn } from './fight.en.ts';

/** Messages of the fights: only ids its English file has. */
export const f = speaks<typeof fightEn>();
