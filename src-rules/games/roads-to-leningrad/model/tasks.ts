import type { Around } from '#rules/kit/record/context.ts';
import { msg } from './msg.ts';

/** How tasks of several chapters say what is left to do. */

export const count = (ids: (around: Around) => readonly unknown[]) => (around: Around) => {
  const { length } = ids(around);
  return length === 0 ? undefined : msg('rtl.status.count', { count: length });
};
export const some = (ids: (around: Around) => readonly unknown[]) => (around: Around) => ids(around).length > 0;
