import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { cells } from './cells-ids.ts';
import type { Division } from './data/schedule.ts';
import { divisionOfUnit, divisions, stepsOf } from './data/schedule.ts';
import type { Cells } from './reading.ts';
import { mapOf } from './reading.ts';

/** Steps a German unit has left; all of its printed ones where nothing is noted. */
export const stepsLeft = (held: Cells, unit: string): number => {
  const steps = mapOf(held, cells.steps)[unit];
  if (typeof steps === 'number') return steps;
  const division = divisionOfUnit(unit);
  return division ? stepsOf(division) : 0;
};

/** 9.61: the next lower step; the last one eliminates. Integrity follows by a standing rule (7.3). */
export const stepLoss = (held: Cells, unit: string, n: number): readonly Fact[] => [
  setAt(cells.steps, unit, Math.max(0, stepsLeft(held, unit) - n)),
];

/** 7.3: only panzer and motorized divisions have an integrity to lose. */
export const hasIntegrity = (division: Division): boolean =>
  division.kind === 'panzer' || division.kind === 'motorized';
/** 15.12: these give points when wholly eliminated. */
export const countsForPoints = (division: Division): boolean => hasIntegrity(division) || division.kind === 'infantry';

/** Divisions of which no unit is left. */
export const eliminated = (held: Cells): readonly Division[] =>
  divisions.filter((division) => division.units.every((unit) => stepsLeft(held, unit) === 0));
