import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { options } from './options.ts';
import { reference } from './reference.ts';
import { setUpTools } from './tool.ts';

/**
 * 18: the rulings the players settle, and the set-up on the map held to the rules: the front, the guns behind it, the
 * army units, the Soviets on the other side.
 */
export const setup: Chapter = {
  id: 'setup',
  options,
  map: { tools: setUpTools },
  reference,
  text: { en, it },
  sample: () => import('./sample.ts').then((m) => m.sample),
};
