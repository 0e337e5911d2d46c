import type { Area } from '#rules/kit/game/area.ts';
import { armyActions } from './army.ts';
import { cellSpecs, start } from './cells.ts';
import { combineChances, initiativeChances } from './chances.ts';
import { chooseActions } from './choose.ts';
import { combineActions } from './combine.ts';
import { commandActions } from './command.ts';
import { cupActions } from './cup.ts';
import { drawActions } from './draw.ts';
import { drawOrder } from './draw-order.ts';
import { erCheck } from './er-check.ts';
import { firstPlayer, initiative } from './initiative.ts';
import { listChecks } from './list-checks.ts';
import { limits, reminders } from './now.ts';
import { questions } from './questions.ts';
import { standing } from './standing.ts';

/** 7, 15: initiative, cups, activation, command. */
export const activation: Area = {
  calculators: [erCheck, initiativeChances, combineChances, drawOrder, listChecks],
  actions: [
    initiative,
    firstPlayer,
    ...cupActions,
    ...drawActions,
    ...combineActions,
    ...chooseActions,
    ...armyActions,
    ...commandActions,
  ],
  questions,
  cells: cellSpecs,
  start,
  standing,
  limits,
  reminders,
};
