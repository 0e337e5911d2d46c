import type { Context } from '#rules/kit/record/context.ts';
import { ruling } from '../../model/rulings.ts';

/** 6.51: what an overrun costs each unit, in half points; A11: with the hex's own cost or without. */
export const overrunCost = (input: { readonly entryCost: number }, context: Context): number =>
  6 + (ruling(context.options, 'a11') === 'entry' ? input.entryCost : 0);

/** What the cheapest overrun costs: by A11 with the least a hex can cost, half a point along a road. */
export const leastOverrun = (context: Context): number => overrunCost({ entryCost: 1 }, context);
