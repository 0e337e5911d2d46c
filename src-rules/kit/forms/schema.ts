import { z } from 'zod';
import { msg, name } from '../words/message.ts';
import { units } from './countedIn.ts';
import { readFaces } from './faces.ts';
import type { Field, Fields } from './fields.ts';
import { LONGEST_PLACE, ROW_ID, startOfField, topTroubleIn } from './parse.ts';

/** The schema of an input, for `z.toJSONSchema` (`io: 'input'`): all it passes, `parseFields` passes. */
export const schemaOf = (fields: Fields): z.ZodType<unknown> => objectSchema(fields);

const objectSchema = (fields: Fields, more: z.ZodRawShape = {}): z.ZodType<unknown> =>
  withTops(
    fields,
    z.strictObject({
      ...more,
      ...Object.fromEntries(Object.entries(fields).map(([id, field]) => [id, fieldSchema(field)])),
    }),
  );

/** What no JSON Schema says: the face on top is one of the faces beside it. */
const withTops = <S extends z.ZodType<object>>(fields: Fields, schema: S): z.ZodType<unknown> => {
  const tops = Object.entries(fields).flatMap(([key, field]) => (field.kind === 'top' ? [{ key, field }] : []));
  return schema.refine((row) => tops.every(({ key, field }) => !topTroubleIn(fields, field, key, row)));
};

const fieldSchema = (field: Field): z.ZodType<unknown> =>
  valueSchema(field)
    .default(startOfField(field))
    .meta({
      // the sentence is put in its place by whoever shows the schema
      msg: field.msg,
      ...(field.rule ? { rule: field.rule } : {}),
      unit: unitOf(field),
      ...(field.kind === 'count' && field.per === 2 ? { description: 'in halves: 6 is 3' } : {}),
    });

/** What a value is counted in, or how it is written. */
export const unitOf = (field: Field): string => {
  switch (field.kind) {
    case 'count':
      return field.per === 2 ? units.halves : units.whole;
    case 'choice':
      return 'one of these keys';
    case 'toggle':
      return 'true or false';
    case 'set':
      return 'some of these keys';
    case 'place':
      return 'a hex or place as it is printed; "" where it is not said';
    case 'face':
      return `${units.face(field.sides)}; null: not rolled`;
    case 'text':
      return field.many ? 'names, with commas between them' : 'text';
    case 'faces':
      return 'strengths of a block, best face first, none above the one before: 4 3 2 1';
    case 'top':
      return `strength points: one of ${field.of}; null: as recorded, else the best`;
    case 'rows':
      return 'one object each; without an id it is r1, r2 …';
  }
};

const isOnce = (keys: readonly unknown[]): boolean => new Set(keys).size === keys.length;
/** The id a row was given; those without one get their own. */
const idIn = (row: unknown): string | undefined =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? row.id : undefined;

const keysOf = (options: readonly { readonly key: string }[]): z.ZodType<unknown> =>
  z.enum(options.map((option) => option.key));

const valueSchema = (field: Field): z.ZodType<unknown> => {
  switch (field.kind) {
    case 'count':
      return z.int().min(field.min).max(field.max);
    case 'choice':
      return keysOf(field.options);
    case 'toggle':
      return z.boolean();
    case 'set':
      return z
        .array(keysOf(field.options))
        .max(field.options.length)
        .refine(isOnce, { params: { says: msg('kit.field.twice') } })
        .meta({ uniqueItems: true });
    case 'place':
      return z
        .string()
        .max(LONGEST_PLACE)
        .regex(new RegExp(`^(?:${field.pattern})?$`));
    case 'face': {
      const top = field.zero === 0 ? field.sides - 1 : field.sides;
      return z
        .int()
        .min(field.zero === undefined ? 1 : 0)
        .max(top)
        .nullable();
    }
    case 'text':
      return z.string().max(field.max);
    case 'faces':
      return z
        .string()
        .max(LONGEST_PLACE)
        .refine((text) => readFaces(text, field).ok);
    case 'top':
      return z.int().min(0).max(field.max).nullable();
    case 'rows':
      return z
        .array(objectSchema(field.fields, { id: z.string().regex(ROW_ID).optional() }))
        .max(field.max)
        .check(({ value, issues }) => {
          const ids = value.map(idIn);
          for (const [i, id] of ids.entries())
            if (id !== undefined && ids.indexOf(id) < i)
              issues.push({
                code: 'custom',
                input: id,
                path: [i, 'id'],
                params: { says: msg('kit.field.sameId', { id: name(id) }) },
              });
        });
  }
};
