import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';

/** S3.26: infantry steps that come back. */

const infantry = (context: Context): readonly Counter[] =>
  countersOf(context).filter(
    ({ side, kind, traits }) =>
      side === sides.soviet && kind === 'combat' && (traits.has('infantry') || traits.has('motInfantry')),
  );
export const reducedInfantry = (context: Context): readonly Counter[] =>
  infantry(context).filter((one) => one.steps === 2 && stepsLeft(context, one) === 1);
export const lostInfantry = (context: Context): readonly Counter[] =>
  infantry(context).filter((one) => stepsLeft(context, one) === 0);
export const isInfantry = (context: Context, id: string): boolean => infantry(context).some((one) => one.id === id);
/** The HQ a returned unit goes to; undefined: none is left, or no roster tells. */
export const hqOf = (context: Context, { side, formation }: Counter): Counter | undefined =>
  countersOf(context).find(
    (one) => one.kind === 'hq' && one.side === side && one.formation === formation && stepsLeft(context, one) > 0,
  );
export const hexOf = (context: Context, { id }: Counter): string => textAt(context, cells.at, id);
