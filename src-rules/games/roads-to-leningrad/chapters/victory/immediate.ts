import type { Context } from '#rules/kit/record/context.ts';
import { balance, countIn } from '#rules/kit/record/readers.ts';
import { accounts, cells } from '../../ids.ts';
import { immediateVp } from './levels.ts';

/** S3.33: the check of 15AM, which adds the VP of places to the total until 15PM takes them off again. */

export const isChecked = (context: Pick<Context, 'cells'>): boolean =>
  typeof context.cells[cells.immediate] === 'number';
/** VP; 0 while the check was not made. */
export const addedVp = (context: Pick<Context, 'cells'>): number => countIn(context, cells.immediate);
/** The total with its places is enough. */
export const isImmediate = (context: Pick<Context, 'cells' | 'balances'>): boolean =>
  isChecked(context) && balance(context, accounts.vp) >= immediateVp;
