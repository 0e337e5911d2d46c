import type { Context } from '#rules/kit/record/context.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { countAt, countIn, textAt } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../ids.ts';
import { countersOf } from './reading.ts';
import type { Counter } from './units.ts';

/** 17.1.3: a Soviet HQ is counted each time it is eliminated, and waits for the next Axis reinforcements. */
export const hqFalls = (
  context: Pick<Context, 'cells' | 'turn'>,
  { kind, side, army }: Pick<Counter, 'kind' | 'side' | 'army'>,
): readonly Fact[] =>
  kind === 'hq' && side === sides.soviet && army !== undefined && (countAt(context, cells.hqOut, army) ?? 0) === 0
    ? [set(cells.hqLosses, countIn(context, cells.hqLosses) + 1), setAt(cells.hqOut, army, context.turn)]
    : [];

/** A counter is left with so many steps; with none it stands nowhere any more. */
export const leftWith = (context: Context, id: string, left: number): readonly Fact[] => {
  const counter = countersOf(context).find((one) => one.id === id);
  return [
    setAt(cells.steps, id, left),
    ...(left > 0 || textAt(context, cells.at, id) === '' ? [] : [setAt(cells.at, id, null)]),
    ...(left === 0 && counter ? hqFalls(context, counter) : []),
  ];
};
