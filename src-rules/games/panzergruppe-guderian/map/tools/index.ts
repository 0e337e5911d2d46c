import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { advanceTool } from './advance.ts';
import { commandTool } from './command.ts';
import { entriesTool } from './entries.ts';
import { pointsTool, recaptureTool } from './points.ts';
import { railTool } from './rail.ts';
import { reachTool } from './reach.ts';
import { retreatTools } from './retreat.ts';
import { stackingTool } from './stacking.ts';
import { surroundedTool } from './surrounded.ts';

/** Questions put to the map of this game. */
export const tools: readonly MapTool[] = [
  reachTool,
  railTool,
  commandTool,
  surroundedTool,
  ...retreatTools,
  advanceTool,
  stackingTool,
  pointsTool,
  recaptureTool,
  entriesTool,
];
