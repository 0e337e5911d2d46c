import type { Json } from './json.ts';

type JsonMap = { readonly [key: string]: Json };

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isMap = (value: Json | undefined): value is JsonMap => isObject(value);

/** Whether two pieces of plain data say the same; the order of keys says nothing, nor does a key without a value. */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, at) => same(value, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => same(one[key], other[key]));
};
