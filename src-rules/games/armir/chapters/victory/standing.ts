import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { cells, ruling, turns } from '../../ids.ts';
import { corpsDestroyed } from '../../model/corps.ts';
import { starredRange } from '../../model/places.ts';
import { cirArrival, cirBoxes, cirLength, cirPoints } from '../events/cir.ts';
import { temTaken } from '../events/tem.ts';
import { isDefeated } from './impetusRules.ts';
import type { Objective } from './objectives.ts';
import { airportsPoints, armirPoints, donetzPoints, needed, netOf } from './points.ts';

/** 17: how the game stands, as figures; what they are worth under the rulings; who wins. */

export interface Figures {
  /** the turn in which Bokovskaya was reached, 0: not */
  readonly arrival: number;
  readonly airports: boolean;
  readonly corps: number;
  readonly stars: number;
  /** Soviet HQs eliminated */
  readonly hqs: number;
  /** no PS left (17) */
  readonly spent: boolean;
}
type Reads = Pick<Context, 'cells' | 'rosters' | 'sheets' | 'options' | 'balances'>;

export const figuresOf = (context: Reads): Figures => ({
  // boxes corrected by hand, and no turn with them: it is there all the same
  arrival: cirArrival(context) ?? (cirBoxes(context) >= cirLength(context) ? turns : 0),
  airports: temTaken(context),
  corps: corpsDestroyed(context),
  // 16.4.1: a place nobody typed a kind for is worth one at least
  stars: starredRange(context).least,
  hqs: countIn(context, cells.hqLosses),
  spent: isDefeated(context),
});

export type ObjectiveWorth = { readonly [O in Objective]: number };
export const worthOf = (at: Figures, context: Pick<Context, 'options'>): ObjectiveWorth => ({
  cir: cirPoints(at.arrival, ruling(context, 'amb51')),
  airports: airportsPoints(at.airports),
  armir: armirPoints(at.corps, ruling(context, 'amb56')),
  donetz: donetzPoints(at.stars),
});

export interface Verdict {
  readonly soviet: number;
  readonly axis: number;
  readonly net: number;
  readonly winner: 'soviet' | 'axis';
  /** why the points do not matter */
  readonly lost?: 'ps' | 'airports';
}
/** 17.2: the Soviet wins with 3 PV, if it had PS to the end and, where chosen, the airports. */
export const verdictOf = (choice: readonly Objective[], at: Figures, context: Pick<Context, 'options'>): Verdict => {
  const worth = worthOf(at, context);
  const soviet = choice.reduce((sum, one) => sum + worth[one], 0);
  // 17.1.3: counted every time
  const axis = at.hqs;
  const net = netOf(soviet, axis, ruling(context, 'amb58'));
  const lost = at.spent ? 'ps' : choice.includes('airports') && !at.airports ? 'airports' : undefined;
  const winner = lost === undefined && net >= needed ? 'soviet' : 'axis';
  return { soviet, axis, net, winner, ...(lost ? { lost } : {}) };
};
