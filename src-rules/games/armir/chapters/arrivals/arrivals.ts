import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cells, named } from '../../ids.ts';
import { countAt, countIn, isOos } from '../../model/reading.ts';
import { type Arrival, type ArrivalId, arrivals } from './schedule.ts';

/** 15: what has come, is due, or is owed. */

type Reads = Pick<Around, 'cells' | 'turn'>;

/** 15.1: the turn in which the XXIV Pz.Korps HQ comes; undefined: its strongpoint has not fallen. */
export const xxivTurn = (around: Pick<Around, 'cells'>): number | undefined => {
  const fell = (['alpine', 'ii'] as const)
    .map((one) => countAt(around, cells.fell, one) ?? 0)
    .filter((turn) => turn > 0);
  return fell.length > 0 ? Math.min(...fell) + 1 : undefined;
};

export const arrivalTurn = (around: Pick<Around, 'cells'>, { turn }: Pick<Arrival, 'turn'>): number | undefined =>
  turn ?? xxivTurn(around);
export const arrivedIn = (around: Pick<Around, 'cells'>, id: ArrivalId): number | undefined => {
  const turn = countAt(around, cells.arrived, id) ?? 0;
  return turn > 0 ? turn : undefined;
};
export const isPutOff = (around: Reads, id: ArrivalId): boolean => countAt(around, cells.putOff, id) === around.turn;

export interface Open extends Arrival {
  readonly due: number;
  /** left over from an earlier turn */
  readonly late: boolean;
}
/** What may enter now: due this turn, or owed from earlier ones. */
export const arrivalsOpen = (around: Reads): readonly Open[] =>
  arrivals.flatMap((one) => {
    const due = arrivalTurn(around, one);
    return due === undefined || due > around.turn || arrivedIn(around, one.id) !== undefined
      ? []
      : [{ ...one, due, late: due < around.turn }];
  });
export const openMsg = (open: readonly Pick<Arrival, 'msg'>[]): Msg | undefined => list(open.map(({ msg }) => msg));

/** 15.2 */
export const gebirgsFull = 4;
export interface Gebirgs {
  readonly onMap: boolean;
  readonly steps: number;
  readonly oos: boolean;
  /** its step of this turn is still to come */
  readonly due: boolean;
  /** it may leave Millerovo */
  readonly free: boolean;
}
export const gebirgsMark = 'gebirgs';
export const gebirgsOf = (around: Reads & Pick<Around, 'marks'>): Gebirgs => {
  const came = arrivedIn(around, 'gebirgs');
  const steps = came === undefined ? 0 : (countAt(around, cells.steps, named.gebirgs) ?? 1);
  const onMap = came !== undefined && steps > 0;
  const oos = isOos(around, named.gebirgs);
  const given = around.marks[gebirgsMark]?.step !== undefined;
  return {
    onMap,
    steps,
    oos,
    due: onMap && came < around.turn && !oos && steps < gebirgsFull && !given,
    free: steps >= gebirgsFull,
  };
};

/** 15.4: neither used up nor eliminated as a combat unit. */
export const complementiLeft = (around: Pick<Around, 'cells'>): boolean =>
  countIn(around, cells.complementi) === 0 && countAt(around, cells.steps, named.complementi) !== 0;
