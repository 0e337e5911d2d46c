import type { Cells } from '#rules/kit/record/readers.ts';
import { type Division, divisions } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { hasIntegrity } from '../combat/steps.ts';

/** 15.12: these give points when wholly eliminated. */
export const countsForPoints = (division: Division): boolean => hasIntegrity(division) || division.kind === 'infantry';

/** Divisions of which no unit is left. */
export const eliminated = (held: Cells): readonly Division[] =>
  divisions.filter((division) => division.units.every((unit) => stepsLeft(held, unit) === 0));
