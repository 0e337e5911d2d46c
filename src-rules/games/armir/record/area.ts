import type { Area } from '#rules/kit/game/area.ts';
import { arrivalActions } from './actions/arrivals.ts';
import { buyInitiative } from './actions/initiative.ts';
import { placeActions } from './actions/places.ts';
import { replacementActions } from './actions/replacements.ts';
import { turnActions } from './actions/turn.ts';
import { unitActions } from './actions/units.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { courses } from './courses.ts';
import { lanes } from './lanes.ts';
import { placesRoster } from './places.ts';
import { questions } from './questions.ts';
import { limits, reminders } from './reminders.ts';
import { standing } from './standing.ts';

/** 3, 4, 15, 16: the sequence of play and what goes on from turn to turn. */
export const record: Area = {
  cells: cellSpecs,
  accounts: accountSpecs,
  rosters: [placesRoster],
  actions: [buyInitiative, ...placeActions, ...arrivalActions, ...replacementActions, ...unitActions, ...turnActions],
  questions,
  lanes,
  courses,
  standing,
  limits,
  reminders,
  start,
};
