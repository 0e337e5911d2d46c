import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { moveCalculator } from './moveCalc.ts';
import { moves, reachTool, reactionTool, wholeTool } from './reachTools.ts';
import { reference } from './reference.ts';
import { stacksTool } from './stacksTool.ts';
import { statusTool } from './statusTool.ts';

/** 8, 3.3, 3.57: what a step costs whom, how far a unit gets, reaction moves; stacking. */
export const movement: Chapter = {
  id: 'movement',
  calculators: [moveCalculator],
  map: { tools: [reachTool, wholeTool, reactionTool, statusTool, stacksTool], moves },
  text: { en, it },
  reference,
};
