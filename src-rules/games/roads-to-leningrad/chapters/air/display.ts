import { folded } from '#rules/kit/base/folded.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, ruling, type SideId, sides } from '../../ids.ts';
import { countersOf } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { groupsOf, type SetUpGroup } from '../arrivals/groups.ts';
import { arrivalsIn, isOptional } from '../arrivals/schedule.ts';
import { weatherNow } from '../events/weather.ts';
import { removalTurn } from './missions.ts';

/** 13.1: the air display. */

export const airUnits = (context: Context): readonly Counter[] =>
  countersOf(context).filter(({ kind }) => kind === 'air');
export const boxOf = (context: Pick<Context, 'cells'>, id: string): 'ready' | 'flown' | 'gone' => {
  const text = textAt(context, cells.air, id);
  return text === 'flown' || text === 'gone' ? text : 'ready';
};
export const flownUnits = (context: Context): readonly Counter[] =>
  airUnits(context).filter(({ id }) => boxOf(context, id) === 'flown');
/** 13.12: whether flown aircraft become ready this turn (AMB-11). */
export const readies = (context: Context): boolean =>
  ruling(context, 'amb11') === 'always' || weatherNow(context) !== 'rain';

/**
 * A list holds the aircraft of the whole box: in play are those that the cards of the scenario name up to this turn, where
 * they are typed; else all.
 */
export const inPlay = (context: Context, side: SideId): readonly Counter[] => {
  const isTaken = ({ optional, turn }: SetUpGroup): boolean =>
    !optional ||
    arrivalsIn(context.scenario).some(
      (one) =>
        isOptional(one) &&
        one.side === side &&
        turn !== undefined &&
        one.turn <= turn &&
        turn <= (one.to ?? one.turn) &&
        textAt(context, cells.groups, one.id) === 'taken',
    );
  const named = new Set(
    groupsOf(context)
      .filter((row) => row.side === side && (row.turn ?? 0) <= context.turn && isTaken(row))
      .flatMap(({ units }) => units.map(folded)),
  );
  const all = airUnits(context).filter((one) => one.side === side);
  const listed = all.filter((one) => named.has(folded(one.name)));
  return listed.length > 0 ? listed : all;
};

export interface Removal {
  /** Soviet air units among which is drawn, in the order of the roster */
  readonly among: readonly Counter[];
  /** still to draw: half of all, rounded down (3.54) */
  readonly left: number;
}
/** S3.28: undefined: nothing is drawn this turn. */
export const removalNow = (context: Context): Removal | undefined => {
  if (removalTurn(context) !== context.turn) return undefined;
  const soviet = inPlay(context, sides.soviet);
  const among = soviet.filter(({ id }) => boxOf(context, id) !== 'gone');
  return { among, left: Math.max(0, Math.floor(soviet.length / 2) - (soviet.length - among.length)) };
};
