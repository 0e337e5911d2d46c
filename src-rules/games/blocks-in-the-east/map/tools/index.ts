import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { airTool } from './air.ts';
import { cityTool } from './city.ts';
import { commandTool } from './command.ts';
import { frontTool } from './front.ts';
import { portsTool } from './ports.ts';
import { railTool } from './rail.ts';
import { reachTool } from './reach.ts';
import { retreatTool } from './retreat.ts';
import { sitesTool } from './sites.ts';
import { sourceTools } from './sources.ts';
import { stackingTool } from './stacking.ts';
import { watchTools } from './watched.ts';

/** Questions put to the map of this game. */
export const tools: readonly MapTool[] = [
  reachTool,
  airTool,
  railTool,
  commandTool,
  retreatTool,
  cityTool,
  portsTool,
  ...sourceTools,
  frontTool,
  stackingTool,
  sitesTool,
  ...watchTools,
];
