import type { Area } from '#rules/kit/game/area.ts';
import { accountSpecs, cellSpecs } from './cells.ts';
import { courses } from './courses.ts';
import { deedActions } from './deed-actions.ts';
import { lanes } from './lanes.ts';
import { lossActions } from './loss-actions.ts';
import { placeActions } from './place-actions.ts';
import { questions } from './questions.ts';
import { reminders } from './reminders.ts';
import { riverTable, roadTable } from './rivers.ts';
import { standing } from './standing.ts';

/** S1 to S6: VP, places, levels. */
export const victory: Area = {
  tables: [riverTable, roadTable],
  actions: [...placeActions, ...lossActions, ...deedActions],
  questions,
  cells: cellSpecs,
  accounts: accountSpecs,
  courses,
  lanes,
  standing,
  reminders,
};
