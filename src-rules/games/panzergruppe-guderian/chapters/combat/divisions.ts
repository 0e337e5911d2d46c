import type { Cells } from '#rules/kit/record/readers.ts';
import { type Division, divisionOfUnit, divisions } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { hasIntegrity } from './steps.ts';

/** 15.12: what a division that is wholly gone gives the Soviet. */
export const divisionPoints = 5;

/** 15.12: these give points when wholly eliminated. */
export const countsForPoints = (division: Division): boolean => hasIntegrity(division) || division.kind === 'infantry';

/** Divisions of which no unit is left. */
export const eliminated = (held: Cells): readonly Division[] =>
  divisions.filter((division) => division.units.every((unit) => stepsLeft(held, unit) === 0));

/** Those of which the last units are these. */
export const endedBy = (held: Cells, gone: readonly string[]): readonly Division[] =>
  [...new Set(gone.flatMap((unit) => divisionOfUnit(unit) ?? []))].filter(({ units }) =>
    units.every((unit) => gone.includes(unit) || stepsLeft(held, unit) === 0),
  );
