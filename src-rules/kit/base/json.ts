/** Plain data: what survives JSON. Everything that crosses a border (journal, worker, command line) is made of it. */
export type Scalar = string | number | boolean;
export type Json = Scalar | null | readonly Json[] | { readonly [key: string]: Json };
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Expected trouble is a value with a reason. */
export type Outcome<T, R> = { readonly ok: true; readonly value: T } | ({ readonly ok: false } & R);
