import type { Context } from '#rules/kit/record/context.ts';
import { type Cells, mapIn } from '#rules/kit/record/readers.ts';
import { cells } from '../ids.ts';
import { leaderOff } from './leaders.ts';
import { divisionOfUnit, stepsOf } from './schedule.ts';

/** Steps a German unit has left; all of its printed ones where nothing is noted. */
export const stepsLeft = (held: Cells, unit: string): number => {
  const steps = mapIn(held, cells.steps)[unit];
  if (typeof steps === 'number') return steps;
  const division = divisionOfUnit(unit);
  return division ? stepsOf(division) : 0;
};

/** 9.61, 12.4: the record has it off the map for good. */
export const isOut = (context: Pick<Context, 'cells'>, unit: string): boolean =>
  (divisionOfUnit(unit) !== undefined && stepsLeft(context, unit) === 0) || leaderOff(context, unit) === 'lost';
