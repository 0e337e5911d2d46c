import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { drawingTool } from './drawing.ts';
import { gunTools } from './guns.ts';
import { orderTools } from './order.ts';
import { rangeTool } from './range.ts';
import { reachTool } from './reach.ts';
import { enterTool, retreatTool } from './retreat.ts';
import { setUpTools } from './setup.ts';
import { takenTool } from './taken.ts';
import { weakTools } from './weak.ts';
import { zoneTool } from './zone.ts';

/** Questions put to the map of this game. */
export const tools: readonly MapTool[] = [
  reachTool,
  rangeTool,
  ...gunTools,
  zoneTool,
  retreatTool,
  enterTool,
  ...weakTools,
  takenTool,
  ...orderTools,
  ...setUpTools,
  drawingTool,
];
