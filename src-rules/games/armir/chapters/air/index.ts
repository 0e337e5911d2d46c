import type { Chapter } from '#rules/kit/game/chapter.ts';
import { caiFlown } from './caiFlown.ts';
import { cellSpecs, start } from './cells.ts';
import { airChances } from './chances.ts';
import { airDie, caiDie } from './dice.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { markSpecs } from './marks.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { airColumn } from './turnColumn.ts';

/**
 * 9.1, 9.2.1: the die for the air unit of the turn, the Italian aircraft and when it is back. Supply by air is in
 * `supply`, bombardment from the air in `combat`.
 */
export const air: Chapter = {
  id: 'air',
  cells: cellSpecs,
  marks: markSpecs,
  start,
  actions: [airDie, caiDie],
  calculators: [airChances],
  turnColumns: [airColumn],
  standing: [caiFlown],
  limits,
  reminders,
  reference,
  text: { en, it },
};
