import type { Area } from '#rules/kit/game/area.ts';
import { airDie, caiDie } from './air.ts';
import { bombard } from './bombard.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { airChances, paOutlook } from './chances.ts';
import { lanes } from './lanes.ts';
import { limits, reminders } from './now.ts';
import { paMovement } from './pa.ts';
import { gunsSet } from './points.ts';
import { turnUp } from './sides.ts';
import { standing } from './standing.ts';

/** 9, 10, 11, 16.2: aircraft, artillery, supply points. */
export const guns: Area = {
  calculators: [bombard, airChances, paOutlook],
  actions: [airDie, caiDie, turnUp, gunsSet, paMovement],
  cells: cellSpecs,
  accounts: accountSpecs,
  lanes,
  standing,
  limits,
  reminders,
  start,
};
