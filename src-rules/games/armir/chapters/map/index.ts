import type { Chapter } from '#rules/kit/game/chapter.ts';
import { toolsAsked } from './asked.ts';
import { cellSpecs, start } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { zoneCheck } from './questions.ts';
import { reference } from './reference.ts';
import { ground } from './spec.ts';
import { drawingTool } from './tools/drawing.ts';
import { zoneTool } from './tools/zone.ts';
import { zone } from './zoneCalc.ts';

/**
 * 7, 1.3: the drawn map, its ground and names, who stands where, and the zones of control that follow of it; whatever
 * the map is asked that no other section answers.
 */
export const map: Chapter = {
  id: 'map',
  asks: (game) => [toolsAsked(game.map?.tools ?? [])],
  cells: cellSpecs,
  start,
  map: { ...ground, tools: [zoneTool, drawingTool] },
  calculators: [zone],
  questions: [zoneCheck],
  reference,
  text: { en, it },
};
