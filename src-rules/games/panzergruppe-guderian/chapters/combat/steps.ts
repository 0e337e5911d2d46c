import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Cells } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';
import type { Division } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';

/** 9.61: the next lower step; the last one eliminates. Integrity follows by a standing rule (7.3). */
export const stepLoss = (held: Cells, unit: string, n: number): readonly Fact[] => [
  setAt(cells.steps, unit, Math.max(0, stepsLeft(held, unit) - n)),
];

/** 7.3: only panzer and motorized divisions have an integrity to lose. */
export const hasIntegrity = (division: Division): boolean =>
  division.kind === 'panzer' || division.kind === 'motorized';
