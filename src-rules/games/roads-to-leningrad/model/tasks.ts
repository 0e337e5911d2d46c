import type { Context } from '#rules/kit/record/context.ts';
import { msg } from './msg.ts';

/** How tasks of several chapters say what is left to do. */

export const count = (ids: (context: Context) => readonly unknown[]) => (context: Context) => {
  const { length } = ids(context);
  return length === 0 ? undefined : msg('rtl.status.count', { count: length });
};
export const some = (ids: (context: Context) => readonly unknown[]) => (context: Context) => ids(context).length > 0;
