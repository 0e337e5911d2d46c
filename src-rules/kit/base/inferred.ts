import type { z } from 'zod';

/**
 * The type of what a schema reads: `z.infer`, but readonly throughout, and each member with the comment that stands
 * beside it in the schema. (`.readonly()` would freeze what is read and say so in every description.)
 */
export type Inferred<S> = S extends { readonly shape: infer Shape }
  ? Members<Shape>
  : S extends { readonly element: infer Item }
    ? readonly Inferred<Item>[]
    : S extends { readonly keyType: infer Key; readonly valueType: infer Value }
      ? { readonly [K in z.output<Key> & PropertyKey]: Inferred<Value> }
      : S extends { readonly options: readonly (infer Option extends z.ZodType)[] }
        ? Inferred<Option>
        : S extends z.ZodOptional<infer Inner>
          ? Inferred<Inner> | undefined
          : S extends z.ZodNullable<infer Inner>
            ? Inferred<Inner> | null
            : z.output<S>;

// mapped without `as`, which would lose the comments
type Members<Shape> = Flat<
  Present<Shape, Exclude<keyof Shape, OptionalIn<Shape>>> & Absentable<Shape, OptionalIn<Shape>>
>;
type OptionalIn<Shape> = {
  [K in keyof Shape]: Shape[K] extends { readonly _zod: { readonly optout: 'optional' } } ? K : never;
}[keyof Shape];
type Present<Shape, K extends keyof Shape> = { readonly [P in K]: Inferred<Shape[P]> };
type Absentable<Shape, K extends keyof Shape> = { readonly [P in K]?: Inferred<Shape[P]> };
type Flat<T> = { readonly [K in keyof T]: T[K] } & {};
