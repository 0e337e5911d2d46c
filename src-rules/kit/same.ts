import type { Json } from './value.ts';

type JsonMap = { readonly [key: string]: Json };

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two pieces of plain data say the same; the order of keys says nothing. */
export const same = (one: Json | undefined, other: Json | undefined): boolean => {
  if (one === other) return true;
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]));
  if (!isMap(one) || !isMap(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]));
};
