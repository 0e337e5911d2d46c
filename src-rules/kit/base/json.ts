/** Plain data: what survives JSON. Everything that crosses a border (journal, worker, command line) is made of it. */
export type Scalar = string | number | boolean;
export type Json = Scalar | null | readonly Json[] | { readonly [key: string]: Json };
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Expected trouble is a value with a reason. */
export type Outcome<T, R> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & R);

/** An object that is no list. */
export const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** The same of a value that is known to be plain data. */
export const isObject = (value: Json | undefined): value is JsonObject => isRecord(value);
export const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
/** What an object holds itself: a key named `constructor` is none. */
export const own = <T>(object: { readonly [key: string]: T }, key: string): T | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** The texts of a list; none where it is no list. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
