import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Json } from '../base/json.ts';
import { type Context, emptyContext } from '../record/context.ts';
import { contextFromReads } from '../record/readSet.ts';
import { msg } from '../words/message.ts';
import { holds, type When } from './conditions.ts';
import { type Fields, listed } from './fields.ts';
import { fillFrom, parseFields, startOf } from './parse.ts';
import { schemaOf } from './schema.ts';

const m = msg('test');
const options = [
  { key: 'clear', msg: m },
  { key: 'forest', msg: m },
] as const;
/** An invented fight: the values mean nothing outside this test. */
const fields = {
  attack: { kind: 'count', msg: m, start: 1, min: 0, max: 99 },
  terrain: { kind: 'choice', msg: m, start: 'clear', options, from: 'cells.ground' },
  river: { kind: 'toggle', msg: m, start: false },
  sides: { kind: 'set', msg: m, start: [], options },
  hex: { kind: 'place', msg: m, start: '', pattern: '\\d{4}' },
  die: { kind: 'face', msg: m, start: null, sides: 10, zero: 10 },
  note: { kind: 'text', msg: m, start: '', max: 20 },
  turn: { kind: 'count', msg: m, start: 1, min: 1, max: 12, from: 'turn' },
  units: {
    kind: 'rows',
    msg: m,
    start: [{ strength: 3 }],
    max: 4,
    fields: {
      strength: { kind: 'count', msg: m, start: 0, min: 0, max: 12 },
      out: { kind: 'toggle', msg: m, start: false },
    },
  },
} as const satisfies Fields;

const context = {
  ...contextFromReads({}),
  turn: 3,
  scenario: 'long',
  options: { fog: true },
  cells: { ground: 'forest', drawn: 2, came: { third: 5 }, groups: { third: 'taken' } },
};
const wrong = (raw: Json) => {
  const parsed = parseFields(fields, raw);
  return parsed.ok ? [] : parsed.troubles.map(({ path, msg: { id } }) => `${path} ${id}`);
};

const inputs = fc.record(
  {
    attack: fc.integer({ min: 0, max: 99 }),
    terrain: fc.constantFrom('clear', 'forest'),
    river: fc.boolean(),
    sides: fc.subarray(['clear', 'forest']),
    hex: fc.constantFrom('', '0120', '1834'),
    die: fc.option(fc.integer({ min: 0, max: 10 })),
    note: fc.string({ maxLength: 20 }),
    turn: fc.integer({ min: 1, max: 12 }),
    units: fc.array(fc.record({ strength: fc.integer({ min: 0, max: 12 }), out: fc.boolean() }, { requiredKeys: [] }), {
      maxLength: 4,
    }),
  },
  { requiredKeys: [] },
);

describe('fields', () => {
  it('take their start where a key is missing', () => {
    expect(parseFields(fields, {})).toEqual({ ok: true, value: startOf(fields) });
    expect(startOf(fields)).toMatchObject({ attack: 1, die: null, units: [{ id: 'r1', strength: 3, out: false }] });
    const parsed = parseFields(fields, startOf(fields));
    expect(parsed).toEqual({ ok: true, value: startOf(fields) });
  });

  it('take a text without the spaces around it', () => {
    const notes = ['  ', ' a name '].map((note) => parseFields(fields, { note }));
    expect(notes).toMatchObject([{ value: { note: '' } }, { value: { note: 'a name' } }]);
  });

  it('survive a round trip through JSON and a second reading', () => {
    fc.assert(
      fc.property(inputs, (raw) => {
        const first = parseFields(fields, raw);
        expect(first.ok).toBe(true);
        if (!first.ok) return;
        const again: Json = JSON.parse(JSON.stringify(first.value));
        expect(again).toEqual(first.value);
        expect(parseFields(fields, again)).toEqual(first);
      }),
    );
  });

  it('refuse with a path and a reason', () => {
    expect(wrong([])).toEqual([' kit.field.object']);
    expect(wrong(null)).toEqual([' kit.field.object']);
    expect(wrong({ atack: 1 })).toEqual(['atack kit.field.unknownNear']);
    expect(wrong(JSON.parse('{"__proto__": 1, "constructor": 2}'))).toEqual([
      '__proto__ kit.field.unknown',
      'constructor kit.field.unknown',
    ]);
    expect(wrong({ attack: 100 })).toEqual(['attack kit.field.range']);
    expect(wrong({ attack: 1.5 })).toEqual(['attack kit.field.whole']);
    expect(wrong({ attack: Number.NaN })).toEqual(['attack kit.field.number']);
    expect(wrong({ attack: '7' })).toEqual(['attack kit.field.number']);
    expect(wrong({ terrain: 'swamp', river: 1 })).toEqual(['terrain kit.field.choice', 'river kit.field.toggle']);
    expect(wrong({ sides: ['clear', 'clear'] })).toEqual(['sides kit.field.twice']);
    expect(wrong({ sides: ['swamp'] })).toEqual(['sides kit.field.choice']);
    expect(wrong({ hex: '12' })).toEqual(['hex kit.field.place']);
    expect(wrong({ hex: '1'.repeat(1_000_000) })).toEqual(['hex kit.field.long']);
    expect(wrong({ die: 11 })).toEqual(['die kit.field.face']);
    // a number is a number, as in every other field
    expect(wrong({ die: '3' })).toEqual(['die kit.field.number']);
    expect(wrong({ note: 'x'.repeat(21) })).toEqual(['note kit.field.long']);
    expect(wrong({ units: {} })).toEqual(['units kit.field.rows']);
    expect(wrong({ units: [{ strength: 13 }, 7] })).toEqual([
      'units.0.strength kit.field.range',
      'units.1 kit.field.object',
    ]);
    expect(wrong({ units: [{ id: 'a' }, { id: 'a' }] })).toEqual(['units.1.id kit.field.sameId']);
    expect(wrong({ units: [{ id: 7 }] })).toEqual(['units.0.id kit.field.id']);
  });

  it('stop at the first thousand units, and name at most fifty troubles', () => {
    expect(wrong({ units: Array.from({ length: 1_000 }, () => ({ strength: -1 })) })).toEqual([
      'units kit.field.tooMany',
    ]);
    const many: Json = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`x${i}`, i]));
    expect(wrong(many)).toHaveLength(50);
  });

  it('give each row an id of its own', () => {
    const parsed = parseFields(fields, { units: [{ id: 'r1' }, {}, { id: '12pz' }, {}] });
    expect(parsed.ok && parsed.value.units.map((unit) => unit.id)).toEqual(['r1', 'r2', '12pz', 'r3']);
  });

  it('read a 0 on a d10 as ten', () => {
    const parsed = parseFields(fields, { die: 0 });
    expect(parsed.ok && parsed.value.die).toBe(10);
  });

  it('are filled by what the game knows, where it fits', () => {
    expect(fillFrom(fields, context)).toMatchObject({ terrain: 'forest', turn: 3, attack: 1 });
    expect(fillFrom(fields, { ...context, turn: 13, cells: { ground: 'sea' } })).toMatchObject({
      terrain: 'clear',
      turn: 1,
    });
    const parsed = parseFields(fields, { attack: 5 }, context);
    expect(parsed.ok && parsed.value).toMatchObject({ attack: 5, terrain: 'forest', turn: 3 });
  });

  it('are there when their condition holds', () => {
    const input = { terrain: 'forest', sides: ['clear'], river: true };
    const cases: readonly (readonly [When, boolean])[] = [
      [{ field: 'terrain', is: 'forest' }, true],
      [{ field: 'terrain', is: ['clear', 'swamp'] }, false],
      [{ field: 'sides', is: 'clear' }, true],
      [{ field: 'nothing', is: true }, false],
      [{ option: 'fog', is: true }, true],
      [{ option: 'toString', is: true }, false],
      [{ scenario: ['short', 'long'] }, true],
      [{ scenario: 'short' }, false],
      [{ turn: { from: 3 } }, true],
      [{ turn: { to: 2 } }, false],
      [{ cell: 'drawn', least: 2 }, true],
      [{ cell: 'drawn', least: 3 }, false],
      [{ cell: 'ground', least: 0 }, false],
      [{ cell: 'toString', least: 0 }, false],
      [{ cell: 'came', key: 'third', least: 5 }, true],
      [{ cell: 'came', key: 'third', least: 6 }, false],
      [{ cell: 'came', key: 'fourth', least: 0 }, false],
      [{ cell: 'drawn', key: 'third', least: 0 }, false],
      [{ cell: 'groups', key: 'third', is: ['taken', 'none'] }, true],
      [{ cell: 'groups', key: 'third', is: 'declined' }, false],
      [{ all: [{ turn: {} }, { not: { option: 'fog', is: false } }] }, true],
      [{ any: [{ turn: { from: 4 } }, { field: 'river', is: false }] }, false],
    ];
    for (const [when, there] of cases) expect([when, holds(when, { input, context })]).toEqual([when, there]);
  });

  it('have a JSON Schema that passes the same inputs', () => {
    const schema = schemaOf(fields);
    const json = z.toJSONSchema(schema, { io: 'input' });
    expect(json).toMatchObject({ type: 'object', additionalProperties: false });
    fc.assert(
      fc.property(inputs, (raw) => {
        expect(schema.safeParse(raw).success).toBe(true);
      }),
    );
    const refused: readonly Json[] = [
      { attack: 100 },
      { atack: 1 },
      { hex: 'x' },
      { die: 11 },
      { units: [{ strength: -1 }] },
      { note: 1 },
      { sides: ['clear', 'clear'] },
      { units: [{ id: 'a' }, {}, { id: 'a' }] },
    ];
    for (const raw of refused) {
      expect([raw, schema.safeParse(raw).success]).toEqual([raw, false]);
      expect(parseFields(fields, raw).ok).toBe(false);
    }
  });
});

it('an option is listed where it fits, or where it is chosen already, alone or among several', () => {
  const some = [
    { key: 'a', msg: m },
    { key: 'b', msg: m, when: { turn: { from: 3 } } },
    { key: 'c', msg: m, when: ({ turn }: Context) => turn > 3 },
  ] as const;
  const keys = (chosen: Json, turn: number) =>
    listed(some, chosen, { context: { ...emptyContext, turn } }).map(({ key }) => key);
  expect(keys([], 2)).toEqual(['a']);
  expect(keys([], 3)).toEqual(['a', 'b']);
  expect(keys('c', 3)).toEqual(['a', 'b', 'c']);
  expect(keys([], 4)).toEqual(['a', 'b', 'c']);
  expect(keys(['b'], 2)).toEqual(['a', 'b']);
  expect(keys('b', 2)).toEqual(['a', 'b']);
});
