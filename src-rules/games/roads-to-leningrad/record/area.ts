import type { Area } from '#rules/kit/game/area.ts';
import { airActions } from './actions/air.ts';
import { arrivalActions } from './actions/arrivals.ts';
import { bridgeActions } from './actions/bridges.ts';
import { recoveryActions } from './actions/recovery.ts';
import { replacementActions } from './actions/replacements.ts';
import { strongpointActions } from './actions/strongpoints.ts';
import { supplyActions } from './actions/supply.ts';
import { weatherActions } from './actions/weather.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { lanes } from './lanes.ts';
import { questions } from './questions.ts';
import { limits, reminders } from './reminders.ts';
import { standing } from './standing.ts';

/** 2, 5, 14, 16: the sequence of play and what goes on from turn to turn. */
export const record: Area = {
  cells: cellSpecs,
  accounts: accountSpecs,
  actions: [
    ...weatherActions,
    ...arrivalActions,
    ...replacementActions,
    ...supplyActions,
    ...airActions,
    ...strongpointActions,
    ...bridgeActions,
    ...recoveryActions,
  ],
  questions,
  lanes,
  standing,
  limits,
  reminders,
  start,
};
