import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cellSpecs, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { markSpecs } from './marks.ts';
import { move } from './move.ts';
import { paMovement } from './pa.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { reminders } from './reminders.ts';
import { turnUp } from './sides.ts';
import { stack } from './stackCalc.ts';
import { amiss, orderTools } from './tools/order.ts';
import { moves, reachTool, wholeTool } from './tools/reach.ts';

/**
 * 5, 6: what a way costs and who may go it, the sides of HQs and guns, supply points for Italian motorised movement,
 * the locked front, stacking.
 */
export const movement: Chapter = {
  id: 'movement',
  cells: cellSpecs,
  marks: markSpecs,
  start,
  map: { tools: [reachTool, wholeTool, ...orderTools], amiss, moves },
  actions: [turnUp, paMovement],
  calculators: [move, stack],
  questions,
  reminders,
  reference,
  text: { en, it },
};
