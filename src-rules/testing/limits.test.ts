import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { games } from '../games/registry.ts';

/**
 * What every form, calculator and question of a game takes, with its limits and what stands there at first, as it was
 * recorded: one line for each thing asked. `PAGES_WRITE=1` records anew what is meant to be otherwise.
 */
type Schema = { readonly [key: string]: unknown };
const isSchema = (raw: unknown): raw is Schema => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const told = [
  'type',
  'const',
  'enum',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
].concat(
  ...['maxLength', 'minItems', 'maxItems', 'pattern', 'default', 'required', 'additionalProperties', 'minProperties'],
);

/** One line for each part of a schema: its path, and every limit it has. */
const linesOf = (path: string, schema: Schema): readonly string[] => {
  const own = told.flatMap((key) => {
    const value = schema[key];
    return value === undefined || isSchema(value) ? [] : [`${key} ${JSON.stringify(value)}`];
  });
  const parts = Object.entries(schema).flatMap(([key, value]): (readonly string[])[] => {
    if (key === 'properties' && isSchema(value))
      return Object.entries(value).flatMap(([id, one]) => (isSchema(one) ? [linesOf(`${path}.${id}`, one)] : []));
    if (['items', 'additionalProperties', 'propertyNames'].includes(key) && isSchema(value))
      return [linesOf(`${path}.${key === 'items' ? '[]' : `{${key}}`}`, value)];
    if (Array.isArray(value) && ['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key))
      return value.flatMap((one, at) => (isSchema(one) ? [linesOf(`${path}|${at}`, one)] : []));
    return [];
  });
  return [`${path}: ${own.join(', ')}`, ...parts.flat()];
};

describe.each(games)('what is asked in $name', (game) => {
  it('has the limits it had', () => {
    const file = fileURLToPath(new URL(`limits/${game.id}.txt`, import.meta.url));
    const now = questionsOf(game)
      .flatMap((one) => linesOf(one.id, JSON.parse(JSON.stringify(one.describe().input))))
      .join('\n');
    if (process.env.PAGES_WRITE) writeFileSync(file, `${now}\n`);
    expect(now.split('\n')).toEqual(readFileSync(file, 'utf8').trim().split('\n'));
  });
});
