import { type Cells, mapIn } from '#rules/kit/record/readers.ts';
import { cells } from '../ids.ts';
import { divisionOfUnit, stepsOf } from './schedule.ts';

/** Steps a German unit has left; all of its printed ones where nothing is noted. */
export const stepsLeft = (held: Cells, unit: string): number => {
  const steps = mapIn(held, cells.steps)[unit];
  if (typeof steps === 'number') return steps;
  const division = divisionOfUnit(unit);
  return division ? stepsOf(division) : 0;
};
