import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { options } from './options.ts';
import { reference } from './reference.ts';
import { start, unitCells } from './unitCells.ts';

/** S2, and the rulings players choose: options, the phase of the set-up, what is written down of each unit. */
export const setup: Chapter = {
  id: 'setup',
  cells: [...unitCells],
  options,
  start,
  text: { en, it },
  reference,
  sample: () => import('./sample.ts').then((m) => m.sample),
};
