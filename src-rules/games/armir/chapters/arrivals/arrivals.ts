import type { Context } from '#rules/kit/record/context.ts';
import { countAt, countIn } from '#rules/kit/record/readers.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { cells, named } from '../../ids.ts';
import { gebirgsFull, isOos } from '../../model/reading.ts';
import { type Arrival, type ArrivalId, arrivals } from './schedule.ts';

/** 15: what has come, is due, or is owed. */

type Reads = Pick<Context, 'cells' | 'turn'>;

/** 15.1: the turn in which the XXIV Pz.Korps HQ comes; undefined: its strongpoint has not fallen. */
export const xxivTurn = (context: Pick<Context, 'cells'>): number | undefined => {
  const fell = (['alpine', 'ii'] as const)
    .map((one) => countAt(context, cells.fell, one) ?? 0)
    .filter((turn) => turn > 0);
  return fell.length > 0 ? Math.min(...fell) + 1 : undefined;
};

export const arrivalTurn = (context: Pick<Context, 'cells'>, { turn }: Pick<Arrival, 'turn'>): number | undefined =>
  turn ?? xxivTurn(context);
export const arrivedIn = (context: Pick<Context, 'cells'>, id: ArrivalId): number | undefined => {
  const turn = countAt(context, cells.arrived, id) ?? 0;
  return turn > 0 ? turn : undefined;
};
export const isPutOff = (context: Reads, id: ArrivalId): boolean => countAt(context, cells.putOff, id) === context.turn;

export interface Open extends Arrival {
  readonly due: number;
  /** left over from an earlier turn */
  readonly late: boolean;
}
/** What may enter now: due this turn, or owed from earlier ones. */
export const arrivalsOpen = (context: Reads): readonly Open[] =>
  arrivals.flatMap((one) => {
    const due = arrivalTurn(context, one);
    return due === undefined || due > context.turn || arrivedIn(context, one.id) !== undefined
      ? []
      : [{ ...one, due, late: due < context.turn }];
  });
export const openMsg = (open: readonly Pick<Arrival, 'msg'>[]): Msg | undefined => list(open.map(({ msg }) => msg));

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
export const gebirgsOf = (context: Reads & Pick<Context, 'marks'>): Gebirgs => {
  const came = arrivedIn(context, 'gebirgs');
  const steps = came === undefined ? 0 : (countAt(context, cells.steps, named.gebirgs) ?? 1);
  const onMap = came !== undefined && steps > 0;
  const oos = isOos(context, named.gebirgs);
  const given = context.marks[gebirgsMark]?.step !== undefined;
  return {
    onMap,
    steps,
    oos,
    due: onMap && came < context.turn && !oos && steps < gebirgsFull && !given,
    free: steps >= gebirgsFull,
  };
};

/** 15.4: neither used up nor eliminated as a combat unit. */
export const complementiLeft = (context: Pick<Context, 'cells'>): boolean =>
  countIn(context, cells.complementi) === 0 && countAt(context, cells.steps, named.complementi) !== 0;
