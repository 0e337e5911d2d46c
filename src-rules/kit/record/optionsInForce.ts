import type { Around } from './context.ts';

/** The options as they stand in a turn: those in force, and over them what was agreed for that turn or an earlier one. */
export const optionsIn = (around: Pick<Around, 'options' | 'coming'>, turn: number): Around['options'] => {
  const due = Object.entries(around.coming ?? {}).filter(([, { from }]) => from <= turn);
  return due.length === 0
    ? around.options
    : { ...around.options, ...Object.fromEntries(due.map(([id, { value }]) => [id, value])) };
};
