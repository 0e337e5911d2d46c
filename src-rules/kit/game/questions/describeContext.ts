import { units } from '../../forms/countedIn.ts';
import type { Field } from '../../forms/fields.ts';
import { LONGEST_PLACE } from '../../forms/parse.ts';
import { unitOf } from '../../forms/schema.ts';
import { placesOf } from '../../sequence/walker.ts';
import type { GridSpec } from '../../tables/grids.ts';
import type { RosterSpec } from '../../tables/rosters.ts';
import type { Game } from '../game.ts';
import type { CellKey, CellSpec, MarkSpec } from '../specs.ts';

/**
 * The context of a game's questions as JSON Schema: every name it takes, what it means, which values it has. A `msg` is the
 * meaning in the game's own words; whoever shows the schema puts the sentence in its place.
 */
export const describeContext = (game: Game): object => ({
  ...object({
    scenario: { enum: ids(game.scenarios), default: game.scenarios[0]?.id, description: 'default: the first' },
    options: object(
      keyed(game.options, ({ msg, rule, choices, start, startIn }) => ({
        msg,
        rule,
        enum: choices.map(({ value }) => value),
        default: start,
        defaultIn: startIn,
        values: choices.map(({ value, msg: means }) => ({ value, msg: means })),
      })),
    ),
    turn: {
      type: 'integer',
      unit: units.turn,
      scenarios: Object.fromEntries(
        game.scenarios.map(({ id, first = 1, turns }) => [id, { minimum: first, maximum: turns }]),
      ),
      description: 'default: of the place, else the first of the scenario',
    },
    place: {
      type: 'string',
      places: placesOf(game.sequence, 1),
      description:
        'a place of the sequence of that turn: these of turn 1, in others with their number after the t; what stands after # counts on. With it the side whose phase it is. Left out: none',
    },
    cells: object(keyed(game.cells, cellSchema)),
    balances: object(
      keyed(game.accounts, ({ msg, rule, per, min, max }) => ({
        type: 'integer',
        msg,
        rule,
        unit: per === 2 ? units.halves : 'points, as a whole number',
        least: min,
        most: max,
      })),
    ),
    marks: object(
      keyed(game.marks ?? [], ({ about, key, takes, value = saidOf(takes) }) => ({
        type: 'object',
        description: `${about} Keys: ${key}. Value: ${value}.`,
        additionalProperties: object(
          {
            value: { ...noteSchema(takes), description: value },
            until: { type: 'string', description: 'it lapses when this place is left' },
          },
          ['value'],
        ),
      })),
    ),
    tables: object(keyed(game.tables, tableSchema)),
    rosters: object(keyed(game.rosters, rosterSchema)),
    sheets: object(
      game.map
        ? {
            [game.map.sheet.id]: {
              msg: game.map.sheet.msg,
              type: 'object',
              description: 'a map sheet file, or the bare sheet it holds (docs/sheet-format.md)',
            },
          }
        : {},
    ),
  }),
  description: 'what the players’ game knows; everything may be left out',
});

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);
const keyed = <T extends { readonly id: string }>(list: readonly T[], of: (one: T) => object) =>
  Object.fromEntries(list.map((one) => [one.id, of(one)]));
const object = (properties: { readonly [key: string]: object }, required?: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const saidOf = (takes: MarkSpec['takes']): string => (Array.isArray(takes) ? takes.join(', or ') : 'true');
const noteSchema = (takes: MarkSpec['takes']): object => {
  if (takes === undefined) return {};
  if (takes === 'count') return { type: 'integer', unit: units.whole };
  return takes === 'list' ? { type: 'array', items: { type: 'string' } } : { enum: takes };
};

const cellSchema = (spec: CellSpec): object => {
  const value = valueSchema(spec);
  const about = { msg: spec.msg, rule: spec.rule };
  const { keys } = spec;
  if (!keys) return { ...about, ...value };
  const named = (list: readonly CellKey[]) => Object.fromEntries(list.map(({ key, msg }) => [key, { ...value, msg }]));
  if (!('pattern' in keys)) return { ...about, ...object(named(keys)) };
  return {
    ...about,
    type: 'object',
    ...(keys.known ? { properties: named(keys.known) } : {}),
    patternProperties: { [keys.pattern]: value },
    additionalProperties: false,
    keys: keys.rosters ? `ids of units on ${keys.rosters.join(', ')}` : { msg: keys.hint },
  };
};
const valueSchema = ({ kind, min, max, choices = [] }: CellSpec): object => {
  switch (kind) {
    case 'count':
      return {
        type: 'integer',
        minimum: min,
        maximum: max,
        unit: units.whole,
      };
    case 'choice':
      return { enum: choices.map(({ value }) => (value === 'true' ? true : value)), values: choices };
    case 'text':
      return { type: 'string', unit: 'text' };
  }
};

const tableSchema = (spec: GridSpec): object => ({
  msg: spec.about,
  rule: spec.rule,
  ...object(
    {
      cols: {
        type: 'array',
        items: { type: 'string' },
        description: spec.ownCols
          ? `headings as on the players’ card, e.g. ${spec.ownCols.example}; left out: those of the cells`
          : `always ${spec.cols.map(({ key }) => key).join(', ')}`,
      },
      rows: {
        type: 'array',
        items: { type: 'string' },
        description:
          spec.rows === 'growing'
            ? 'any names; left out: those of the cells'
            : `always ${spec.rows.map(({ key }) => key).join(', ')}`,
      },
      accepted: {
        type: 'array',
        items: { type: 'string' },
        description: 'ids of warnings that are so on the card (see table-check)',
      },
      cells: {
        type: 'object',
        description: `by row/column; a text, or { text, sure, marks }. ${spec.choices ? 'One of its values' : `Written like ${spec.example}`}.`,
        values: spec.choices,
        ...(spec.mark ? { marks: [spec.mark.key] } : {}),
        additionalProperties: true,
      },
    },
    ['cells'],
  ),
});

const rosterSchema = (spec: RosterSpec): object => ({
  msg: spec.about,
  rule: spec.rule,
  ...object(
    {
      units: {
        type: 'array',
        items: object(
          {
            id: { type: 'string', maxLength: LONGEST_PLACE, description: 'as cells and rows name it' },
            name: { type: 'string' },
            values: object(
              Object.fromEntries(
                Object.entries(spec.fields).flatMap(([key, field]) =>
                  field.kind === 'rows' ? [] : [[key, rosterValue(spec, key, field)] as const],
                ),
              ),
            ),
          },
          ['id', 'name', 'values'],
        ),
        known: spec.known.map(({ id, name }) => ({ id, name })),
      },
    },
    ['units'],
  ),
});
const rosterValue = (spec: RosterSpec, key: string, field: Field): object => ({
  msg: field.msg,
  ...(field.rule ? { rule: field.rule } : {}),
  ...(field.kind === 'count' ? { type: ['number', 'null'], minimum: field.min, maximum: field.max } : {}),
  ...(field.kind === 'choice' ? { enum: [...field.options.map((option) => option.key), null] } : {}),
  ...(field.kind === 'set'
    ? { type: ['array', 'null'], items: { enum: field.options.map((option) => option.key) } }
    : {}),
  ...(field.kind === 'toggle' ? { type: ['boolean', 'null'] } : {}),
  unit:
    field.kind === 'count' && field.per === 2
      ? units.printedHalves
      : key === spec.steps
        ? 'the steps of the counter, best first'
        : unitOf(field),
  description: 'null: nobody has typed it',
});
