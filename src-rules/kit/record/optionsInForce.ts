import type { Context } from './context.ts';

/** The options as they stand in a turn: those in force, and over them what was agreed for that turn or an earlier one. */
export const optionsIn = (context: Pick<Context, 'options' | 'coming'>, turn: number): Context['options'] => {
  const due = Object.entries(context.coming ?? {}).filter(([, { from }]) => from <= turn);
  return due.length === 0
    ? context.options
    : { ...context.options, ...Object.fromEntries(due.map(([id, { value }]) => [id, value])) };
};
