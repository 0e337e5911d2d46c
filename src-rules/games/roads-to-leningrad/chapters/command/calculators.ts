import { combineChances, initiativeChances } from './chances.ts';
import { drawOrder } from './drawOrder.ts';
import { listChecks } from './listChecks.ts';

/** P1, P8 to P10: what is worked out before a draw, a combination, a list of checks. */
export const commandCalculators = [initiativeChances, combineChances, drawOrder, listChecks];
