import fc from 'fast-check';
import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import type { Field, Fields, PlaceField, TextField } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { below, chance, one, type Seed, seedOf, some } from './chance.ts';

/** What players may write where a form leaves it to them. */
export interface Words {
  readonly hexes: readonly string[];
  /** ids of units and markers */
  readonly ids: readonly string[];
  /** names of units and places */
  readonly names: readonly string[];
  readonly units: { readonly [roster: string]: readonly RosterUnit[] };
  /** what the game knows, where names are offered for a text */
  readonly context?: Context;
}

/** An input of a form: each field drawn from its own name. */
export const inputOf = (fields: Fields, seed: Seed, words: Words): JsonObject => {
  const input: Record<string, Json> = {};
  for (const [id, field] of Object.entries(fields)) {
    const own = seedOf(seed, id);
    // left to what the game knows
    const filled = (field.begins || field.from !== undefined) && chance(seedOf(own, 'filled'), 0.5);
    if (!filled) input[id] = drawn(field, own, words, input);
  }
  return input;
};

const small = 6;

export const drawn = (field: Field, seed: Seed, words: Words, beside: JsonObject = {}): Json => {
  const part = seedOf(seed, 'part');
  switch (field.kind) {
    case 'count': {
      const range = field.max - field.min + 1;
      if (chance(seed, 0.3)) return field.start;
      return field.min + below(part, chance(seedOf(seed, 'wide'), 0.15) ? range : Math.min(range, small));
    }
    case 'choice':
      return one(seed, field.options, ({ key }) => key)?.key ?? field.start;
    case 'toggle':
      return chance(seed, 0.4);
    case 'set':
      return some(seed, field.options, 0.4, ({ key }) => key).map(({ key }) => key);
    case 'face': {
      const first = field.zero === 0 ? 0 : 1;
      return chance(seed, 0.15) ? null : first + below(part, field.sides);
    }
    case 'place':
      return placed(field, seed, words);
    case 'text':
      return written(field, seed, words, beside);
    case 'top':
      return chance(seed, 0.7) ? null : below(part, field.max + 1);
    case 'faces': {
      const faces = Array.from({ length: field.top + 1 }, (_, i) => field.top - i);
      const list = some(seed, faces, 0.6).slice(0, field.most);
      return list.length === 0 || list[0] === 0 ? '' : list.join(' ');
    }
    case 'rows': {
      if (chance(seed, 0.1)) return [...field.start];
      const rows = Math.min(field.max, below(part, 5));
      const units = (field.rosters ?? []).flatMap((roster) => words.units[roster] ?? []);
      return Array.from({ length: rows }, (_, at) => {
        const row = seedOf(seed, at);
        const typed = inputOf(field.fields, row, words);
        const unit = chance(seedOf(row, 'unit'), 0.5) ? one(row, units, ({ id }) => id) : undefined;
        // no two rows of one unit
        return unit && below(seedOf(row, unit.id), rows) === at
          ? { ...typed, ...ofUnit(unit, field.fields) }
          : { ...typed, id: `r${at + 1}` };
      });
    }
  }
};

const ofUnit = ({ id, values }: RosterUnit, fields: Fields): JsonObject => ({
  ...Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(fields, key))),
  id,
});

const placed = (field: PlaceField, seed: Seed, words: Words): string => {
  if (chance(seed, 0.2)) return field.start;
  const fits = new RegExp(`^(?:${field.pattern})$`);
  return (
    one(
      seed,
      [...words.hexes, ...words.names].filter((text) => fits.test(text)),
    ) ?? field.start
  );
};

const written = (field: TextField, seed: Seed, words: Words, beside: JsonObject): string => {
  if (chance(seed, 0.1)) return field.start;
  const offered =
    chance(seedOf(seed, 'offered'), 0.6) && words.context ? (field.offers?.(words.context, beside) ?? []) : [];
  const names = offered.length > 0 ? offered.map(({ name }) => name) : words.names;
  const draw = (at: number) =>
    one(seedOf(seed, at), chance(seedOf(seed, 'hex'), 0.2) && offered.length === 0 ? words.hexes : names) ?? '';
  const count = field.many ? 1 + below(seedOf(seed, 'many'), 3) : 1;
  return Array.from({ length: count }, (_, at) => draw(at))
    .join(', ')
    .slice(0, field.max);
};

interface Schema {
  readonly type?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly anyOf?: readonly Schema[];
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly prefixItems?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** What is written in no list of units or hexes. */
const odds = ['2-2-6', '4-4-6', '10-12-10', '14AM', '16PM', '19AM', '3-1', '1-2', '9-7 4-7', '4 3 2 1'];

const made = new Map<string, string>();
/** Some text of a pattern that no word fits. */
const matching = (pattern: string, seed: number): string => {
  const known = made.get(`${seed} ${pattern}`);
  const [text = ''] =
    known === undefined ? fc.sample(fc.stringMatching(new RegExp(pattern)), { seed, numRuns: 1 }) : [known];
  made.set(`${seed} ${pattern}`, text);
  return text;
};

/** An input of a question that describes itself by a JSON Schema. */
export const fitting = (schema: Schema, seed: Seed, words: Words): Json => {
  const part = seedOf(seed, 'part');
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return one(seed, schema.enum) ?? null;
  if (schema.anyOf) return fitting(one(seed, schema.anyOf, (any) => JSON.stringify(any)) ?? {}, part, words);
  switch (schema.type) {
    case 'object': {
      const named = Object.entries(schema.properties ?? {}).filter(
        ([key]) => schema.required?.includes(key) || chance(seedOf(seed, key, 'there'), 0.7),
      );
      const typed = named.map(([key, inner]) => [key, fitting(inner, seedOf(seed, key), words)] as const);
      const { additionalProperties: more, propertyNames: names } = schema;
      const free = typeof more === 'object' ? below(part, 3) : 0;
      const added = Array.from({ length: free }, (_, at) => {
        const inner = seedOf(seed, 'more', at);
        return [
          String(fitting({ type: 'string', ...names }, inner, words)),
          fitting(typeof more === 'object' ? more : {}, inner, words),
        ] as const;
      });
      return Object.fromEntries([...typed, ...added]);
    }
    case 'array': {
      if (schema.prefixItems) return schema.prefixItems.map((item, at) => fitting(item, seedOf(seed, at), words));
      const [least, most] = [schema.minItems ?? 0, schema.maxItems ?? 4];
      const count = least + below(part, Math.min(most, least + 4) - least + 1);
      return Array.from({ length: count }, (_, at) => fitting(schema.items ?? {}, seedOf(seed, at), words));
    }
    case 'integer':
    case 'number': {
      const least = schema.minimum ?? schema.exclusiveMinimum ?? 0;
      const most = Math.min(schema.maximum ?? 100, least + 1_000);
      const wide = chance(seedOf(seed, 'wide'), 0.2) ? most - least + 1 : Math.min(most - least + 1, 12);
      return least + below(part, wide);
    }
    case 'boolean':
      return chance(seed, 0.5);
    case 'null':
      return null;
    case 'string': {
      const fits = new RegExp(schema.pattern ?? '');
      const all = [...words.hexes, ...words.names, ...words.ids, ...odds];
      const text = one(seed, schema.pattern === undefined ? all : all.filter((word) => fits.test(word)));
      return (text ?? matching(schema.pattern ?? '', below(part, 8))).slice(0, schema.maxLength ?? 200);
    }
    default:
      return {};
  }
};

/** Now and then a key is left out, a value is of the wrong kind, or a key is none: what is refused is recorded, too. */
export const spoilt = (input: JsonObject, seed: Seed): JsonObject => {
  const keys = Object.keys(input);
  const key = one(seed, keys);
  const kind = below(seed, 40);
  if (key === undefined || kind > 3) return input;
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => name !== key));
  if (kind === 0) return rest;
  if (kind === 1) return { ...input, [key]: 'nobody knows' };
  if (kind === 2) return { ...rest, [`${key}s`]: input[key] ?? null };
  return { ...input, [key]: -1 };
};
