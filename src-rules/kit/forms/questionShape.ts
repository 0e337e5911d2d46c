import { z } from 'zod';
import { memo } from '../base/memo.ts';
import { nearest } from '../base/near.ts';
import { type Msg, msg, name, nameList } from '../words/message.ts';
import { units } from './countedIn.ts';
import type { Parsed, Trouble } from './fields.ts';

/**
 * What a question of the command line asks for: shown as JSON Schema in which no number stands without what it counts,
 * and read so that each wrong key and value is named, with the nearest right one.
 */

export interface Schema {
  readonly properties?: { readonly [key: string]: Schema };
  readonly $defs?: { readonly [name: string]: Schema };
  readonly [key: string]: unknown;
}
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);
const map = (value: unknown): { readonly [key: string]: Schema } => (isSchema(value) ? (value as never) : {});

/** The input of a question as JSON Schema. */
export const inputSchema = (schema: z.ZodType): Schema =>
  withUnits(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, false);
export const outputSchema = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema;

/** A whole number that says nothing else counts what it is called after; `said`: the union it is part of says it. */
const withUnits = (schema: Schema, said: boolean): Schema => {
  const each = (of: unknown) =>
    Object.fromEntries(Object.entries(map(of)).map(([key, one]) => [key, withUnits(one, false)]));
  const told = said || schema.unit !== undefined;
  return {
    ...schema,
    ...(isSchema(schema.properties) ? { properties: each(schema.properties) } : {}),
    ...(isSchema(schema.$defs) ? { $defs: each(schema.$defs) } : {}),
    ...(isSchema(schema.items) ? { items: withUnits(schema.items, false) } : {}),
    ...(isSchema(schema.additionalProperties)
      ? { additionalProperties: withUnits(schema.additionalProperties, false) }
      : {}),
    ...(Array.isArray(schema.anyOf) ? { anyOf: list(schema.anyOf).map((one) => withUnits(one, told)) } : {}),
    ...(schema.type === 'integer' && !told ? { unit: units.whole } : {}),
  };
};

/** Reads an input: one trouble for each wrong field, in our own words. */
export const readInput = <S extends z.ZodType>(schema: S, raw: unknown): Parsed<z.output<S>> => {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  const shape = shapeOf(schema);
  const troubles = new Map<string, Trouble>();
  const add = (path: readonly PropertyKey[], says: Msg) => {
    const where = path.map(String).join('.');
    if (!troubles.has(where)) troubles.set(where, { path: where, msg: says });
  };
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(shape, issue.path);
      for (const key of issue.keys) add([...issue.path, key], near(key, known) ?? msg('kit.bad.key'));
    } else add(issue.path, said(issue, valueAt(raw, issue.path), schemasAt(shape, issue.path)));
  }
  return { ok: false, troubles: [...troubles.values()] };
};

/** Made when something is wrong, not before. */
const shapeOf = memo(inputSchema);

/** The schemas that may stand at a path: several where there is a choice. */
const schemasAt = (shape: Schema, path: readonly PropertyKey[]): readonly Schema[] =>
  path.reduce<readonly Schema[]>(
    (here, key) => here.flatMap((one) => inner(one, key)).flatMap((one) => choices(shape, one)),
    choices(shape, shape),
  );
const choices = (shape: Schema, schema: Schema): readonly Schema[] => {
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const meant = map(shape.$defs)[$ref.slice($ref.lastIndexOf('/') + 1)];
    // a value that may hold itself is looked into no further
    return meant && meant.anyOf === undefined ? choices(shape, meant) : [];
  }
  const any = list(schema.anyOf);
  return any.length > 0 ? any.flatMap((one) => choices(shape, one)) : [schema];
};
const inner = (
  { properties, items, prefixItems, additionalProperties }: Schema,
  key: PropertyKey,
): readonly Schema[] => {
  if (typeof key === 'number') return list(prefixItems)[key] ? list(prefixItems).slice(key, key + 1) : list([items]);
  const own = map(properties)[String(key)];
  return own ? [own] : list([additionalProperties]);
};
const keysAt = (shape: Schema, path: readonly PropertyKey[]): readonly string[] =>
  schemasAt(shape, path).flatMap(({ properties, propertyNames }) => [
    ...Object.keys(map(properties)),
    ...valuesOf(isSchema(propertyNames) ? [propertyNames] : []),
  ]);
const valuesOf = (schemas: readonly Schema[]): readonly string[] =>
  schemas.flatMap((one) =>
    Array.isArray(one.enum) ? one.enum.map(String) : one.const === undefined ? [] : [String(one.const)],
  );
const typesOf = (schemas: readonly Schema[]): string =>
  [...new Set(schemas.flatMap(({ type }) => [type].flat()).map(String))].join(', ');

const valueAt = (raw: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), raw);

const near = (word: unknown, names: readonly string[]): Msg | undefined => {
  const found = typeof word === 'string' ? nearest(word, names) : undefined;
  return found === undefined ? undefined : msg('kit.question.near', { near: name(found) });
};
const oneOf = (value: unknown, values: readonly string[]): Msg =>
  near(value, values) ?? msg('kit.bad.value', { values: nameList(values) });

const said = (issue: z.core.$ZodIssue, value: unknown, schemas: readonly Schema[]): Msg => {
  if (value === undefined && issue.code !== 'custom') return msg('kit.bad.missing');
  switch (issue.code) {
    case 'invalid_type':
      return msg('kit.bad.type', { expected: name(issue.expected) });
    case 'too_small':
      return msg('kit.bad.small', { n: Number(issue.minimum) });
    case 'too_big':
      return msg('kit.bad.big', { n: Number(issue.maximum) });
    case 'invalid_value':
      return oneOf(value, issue.values.map(String));
    case 'invalid_union': {
      const values = valuesOf(schemas);
      return values.length > 0 ? oneOf(value, values) : msg('kit.bad.type', { expected: name(typesOf(schemas)) });
    }
    case 'invalid_key': {
      const [first] = issue.issues;
      const [key] = [...issue.path].reverse();
      if (first?.code === 'invalid_value') return oneOf(key, first.values.map(String));
      return first?.code === 'invalid_format' ? written(first.pattern) : msg('kit.bad.key');
    }
    case 'invalid_format':
      return written(issue.pattern);
    case 'not_multiple_of':
      return msg('kit.bad.steps', { n: issue.divisor });
    case 'custom':
      // what a schema of fields refuses it says as the form does (see `schemaOf`)
      return issue.params?.says ?? msg('kit.bad.other', { why: name(issue.message) });
    default:
      return msg('kit.bad.other', { why: name(issue.message) });
  }
};
const written = (pattern: string | undefined): Msg => msg('kit.bad.pattern', { pattern: name(pattern ?? '') });
