import type { Chapter } from '#rules/kit/game/chapter.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { corpsAheadCalc } from './corpsCalc.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { kantemirovka } from './kantemirovka.ts';
import { markerActions } from './markersBooked.ts';
import { markSpecs } from './marks.ts';
import { outOfSupplyActions } from './outOfSupply.ts';
import { paOutlook } from './paOutlook.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { supplyChecks } from './supplyChecks.ts';
import { rangeTool } from './tools/range.ts';
import { weakTools } from './tools/weak.ts';

/**
 * 8, 9.2, 16.2: who is in supply and by which line, aircraft and dice that keep a marker away, attrition; the Italian
 * supply points and their depot at Kantemirovka.
 */
export const supply: Chapter = {
  id: 'supply',
  cells: cellSpecs,
  accounts: accountSpecs,
  marks: markSpecs,
  start,
  map: { supplyChecks: supplyChecks, tools: [rangeTool, ...weakTools] },
  actions: [...markerActions, ...outOfSupplyActions, kantemirovka],
  calculators: [corpsAheadCalc, paOutlook],
  questions,
  limits,
  reminders,
  reference,
  text: { en, it },
};
