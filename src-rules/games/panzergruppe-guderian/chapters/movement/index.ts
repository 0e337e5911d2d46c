import type { Chapter } from '#rules/kit/game/chapter.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { reach, stackingMap } from './mapQuestions.ts';
import { move } from './move.ts';
import { columnsQuestion, moveCost, movementAllowance, stackingQuestion } from './questions.ts';
import { brokenRailActions, railUse } from './rail/actions.ts';
import { brokenRailCells, movementStart, railAccounts } from './rail/cells.ts';
import { railReach } from './rail/mapQuestions.ts';
import { brokenRailMarkers } from './rail/markerKinds.ts';
import { brokenRail, railQuestion, railQuota } from './rail/questions.ts';
import { rail } from './rail/railCalculator.ts';
import { railTool } from './rail/railTool.ts';
import { railAgain } from './rail/standing.ts';
import { moves, reachTool, wholeTool } from './reachTool.ts';
import { reference } from './reference.ts';
import { stack } from './stack.ts';
import { stackingTool } from './stackingTool.ts';

/**
 * 6.1 to 6.4, 6.7, 7.0 to 7.2: ways and how far a unit gets, rail movement and broken rails, the closed columns in the west,
 * stacking; of overruns what they cost (6.51).
 */
export const movement: Chapter = {
  id: 'movement',
  reference,
  text: { en, it },
  cells: brokenRailCells,
  accounts: railAccounts,
  start: movementStart,
  calculators: [move, rail, stack],
  actions: [railUse, ...brokenRailActions],
  standing: [railAgain],
  questions: [
    moveCost,
    movementAllowance,
    railQuestion,
    stackingQuestion,
    railQuota,
    brokenRail,
    columnsQuestion,
    reach,
    railReach,
    stackingMap,
  ],
  map: { markers: brokenRailMarkers, tools: [reachTool, wholeTool, railTool, stackingTool], moves },
};
