import { kitItalian } from '#rules/kit/words/catalogue/italian.ts';
import type { Texts } from '#rules/kit/words/message.ts';
import { frameIt } from './frame.it.ts';
import { playIt } from './play.it.ts';
import { thisGameIt } from './thisGame.it.ts';

/** What the first screen says, with the kit's own strings. */
export const italianFirst: readonly Texts[] = [kitItalian, frameIt, playIt, thisGameIt];
