import { columnReader, oddsTable } from '../tables/oddsTable.ts';
import { grain, round } from './explain.ts';
import type { Figure, Op } from './figures.ts';

/** The named functions that `read` steps call: the kit's own and those of a game. They take the values of the figures. */
export interface Readers {
  readonly [table: string]: (...values: readonly number[]) => number | undefined;
}

export const kitReaders: Readers = {
  product: (...values) => values.reduce((so, value) => so * value, 1),
  least: (...values) => Math.min(...values),
  most: (...values) => Math.max(...values),
};

/** A step that does not lead where it says: our mistake, shown to developers. */
export interface Flaw {
  readonly figure: string;
  /** index of the step; −1: the figure as a whole */
  readonly step: number;
  readonly why: string;
}

/** Does every operation of every figure again. Empty: each figure's deltas sum to its value and every step is true. */
export const verifySteps = (figures: readonly Figure[], readers: Readers = {}): readonly Flaw[] => {
  const flaws: Flaw[] = [];
  const byId = new Map<string, Figure>();
  for (const figure of figures) {
    if (byId.has(figure.id)) flaws.push({ figure: figure.id, step: -1, why: 'its id is taken' });
    byId.set(figure.id, figure);
  }
  const functions: Readers = { ...kitReaders, ...readers };
  for (const figure of figures) {
    let before = 0;
    let sum = 0;
    figure.steps.forEach((step, i) => {
      const flaw = (why: string) => flaws.push({ figure: figure.id, step: i, why });
      const after = again(step.op, before, figure, byId, functions);
      if (typeof after === 'string') flaw(after);
      else if (after !== step.after) flaw(`${step.op.op} makes ${after} of ${before}, not ${step.after}`);
      if (step.delta !== step.after - before) flaw(`the delta is ${step.delta}, not ${step.after - before}`);
      before = step.after;
      sum += step.delta;
    });
    if (sum !== figure.value) flaws.push({ figure: figure.id, step: -1, why: `sums to ${sum}, not ${figure.value}` });
  }
  return flaws;
};

const again = (
  op: Op,
  before: number,
  { id, per }: Figure,
  byId: ReadonlyMap<string, Figure>,
  readers: Readers,
): number | string => {
  switch (op.op) {
    case 'add':
      return before + op.n;
    case 'times':
      return before * op.n;
    case 'halve':
      return round(before / 2, op.drop);
    case 'atLeast':
      return Math.max(before, op.n);
    case 'atMost':
      return Math.min(before, op.n);
    case 'plus':
    case 'plusUpTo':
    case 'whole': {
      const other = byId.get(op.figure);
      if (!other || other.id === id) return `there is no figure ${op.figure}`;
      if (op.op === 'whole') return before + round(other.value / other.per, op.drop) * per;
      const brings = other.value * grain(per, other);
      return before + (op.op === 'plus' ? brings : Math.min(op.n, brings));
    }
    case 'read': {
      const named = Object.hasOwn(readers, op.table) ? readers[op.table] : undefined;
      const reader = op.columns ? columnReader(oddsTable(op.columns, 'clamp')) : named;
      if (!reader) return `nothing is named ${op.table}`;
      const values: number[] = [];
      for (const figure of op.figures) {
        const other = byId.get(figure);
        if (!other || figure === id) return `there is no figure ${figure}`;
        values.push(other.value);
      }
      const value = reader(...values);
      return value === undefined ? `${op.table} answers nothing` : before + value;
    }
  }
};
