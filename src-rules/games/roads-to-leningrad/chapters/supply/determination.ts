import type { Context } from '#rules/kit/record/context.ts';
import { mark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, marks, ruling } from '../../ids.ts';
import { type Supply, supplyOf } from '../../model/reading.ts';
import { rulesOf } from '../../model/scenarios.ts';

/** 6.12: the markers of the supply determination. */

/** What a unit has after a determination. */
export const progress = (before: Supply, traced: boolean): Supply =>
  traced ? 'none' : before === 'none' ? 'emergency' : 'oos';

/** AMB-23: on the first turn nobody is checked, or everybody as always. */
export const isChecked = (context: Pick<Context, 'options' | 'scenario' | 'turn'>): boolean =>
  context.turn !== rulesOf(context.scenario).first || ruling(context, 'amb23') === 'checked';

/** 6.12: made once a turn; what the turn has determined holds until the next. */
export const isDetermined = (context: Pick<Context, 'marks'>): boolean =>
  context.marks[marks.determined]?.[once] !== undefined;
const once = 'turn';
export const determinedNow = ({ turn }: Pick<Context, 'turn'>): Fact => mark(marks.determined, once, true, `t${turn}`);

export interface SupplyChange {
  readonly id: string;
  readonly from: Supply;
  readonly to: Supply;
}
/** What the determination changes when just these units have no line. */
export const determination = (context: Pick<Context, 'cells'>, cut: readonly string[]): readonly SupplyChange[] => {
  const marked = mapIn(context, cells.supply);
  return [...new Set([...Object.keys(marked), ...cut])].flatMap((id) => {
    const from = supplyOf(marked[id]);
    const to = progress(from, !cut.includes(id));
    return from === to ? [] : [{ id, from, to }];
  });
};
export const withMarker = (context: Pick<Context, 'cells'>, state: Supply): readonly string[] =>
  Object.entries(mapIn(context, cells.supply)).flatMap(([id, text]) => (supplyOf(text) === state ? [id] : []));
