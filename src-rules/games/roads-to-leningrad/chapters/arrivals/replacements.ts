import type { Around } from '#rules/kit/record/context.ts';
import { cells, sides } from '../../ids.ts';
import { countersOf, stepsLeft, textAt } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';

/** S3.26: infantry steps that come back. */

const infantry = (around: Around): readonly Counter[] =>
  countersOf(around).filter(
    ({ side, kind, traits }) =>
      side === sides.soviet && kind === 'combat' && (traits.has('infantry') || traits.has('motInfantry')),
  );
export const reducedInfantry = (around: Around): readonly Counter[] =>
  infantry(around).filter((one) => one.steps === 2 && stepsLeft(around, one) === 1);
export const lostInfantry = (around: Around): readonly Counter[] =>
  infantry(around).filter((one) => stepsLeft(around, one) === 0);
export const isInfantry = (around: Around, id: string): boolean => infantry(around).some((one) => one.id === id);
/** The HQ a returned unit goes to; undefined: none is left, or no roster tells. */
export const hqOf = (around: Around, { side, formation }: Counter): Counter | undefined =>
  countersOf(around).find(
    (one) => one.kind === 'hq' && one.side === side && one.formation === formation && stepsLeft(around, one) > 0,
  );
export const hexOf = (around: Around, { id }: Counter): string => textAt(around, cells.at, id);
