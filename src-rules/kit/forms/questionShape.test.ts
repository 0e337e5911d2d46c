import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inputSchema, readInput } from './questionShape.ts';

const hex = z.string().regex(/^[0-9]{4}$/);
const schema = z.strictObject({
  turn: z.int().min(1).max(12).meta({ unit: 'turn number' }),
  mp: z.number().multipleOf(0.5).optional(),
  side: z.enum(['german', 'soviet']).default('german'),
  tech: z.union([z.literal(1), z.literal(2)]).optional(),
  value: z.union([z.string(), z.number()]).optional(),
  units: z.array(z.strictObject({ steps: z.int(), kind: z.enum(['panzer', 'infantry']) })).optional(),
  hexes: z.record(hex, z.int()).optional(),
  marks: z.partialRecord(z.enum(['forest', 'swamp']), z.string()).optional(),
  sheets: z.array(z.strictObject({ marks: z.partialRecord(z.enum(['forest', 'swamp']), z.string()) })).optional(),
});
const troubles = (raw: unknown): readonly unknown[] => {
  const read = readInput(schema, raw);
  return read.ok ? [] : read.troubles.map(({ path, msg }) => [path, msg.id, ...Object.values(msg.p ?? {})]);
};

describe('an input that is read', () => {
  it.each<[string, unknown, readonly unknown[]]>([
    ['a misspelt key', { turn: 1, sdie: 'german' }, ['sdie', 'kit.question.near', { name: 'side' }]],
    ['a key like no other', { turn: 1, weather: 1 }, ['weather', 'kit.bad.key']],
    [
      'a misspelt key inside',
      { turn: 1, units: [{ step: 1, steps: 1, kind: 'panzer' }] },
      ['units.0.step', 'kit.question.near', { name: 'steps' }],
    ],
    ['a misspelt value', { turn: 1, side: 'germn' }, ['side', 'kit.question.near', { name: 'german' }]],
    [
      'a misspelt value inside',
      { turn: 1, units: [{ steps: 1, kind: 'panzr' }] },
      ['units.0.kind', 'kit.question.near', { name: 'panzer' }],
    ],
    [
      'a misspelt key of a list by names',
      { turn: 1, marks: { forst: 'x' } },
      ['marks.forst', 'kit.question.near', { name: 'forest' }],
    ],
    [
      'a misspelt key of a list by names, deeper inside',
      { turn: 1, sheets: [{ marks: { swmp: 'x' } }] },
      ['sheets.0.marks.swmp', 'kit.question.near', { name: 'swamp' }],
    ],
    ['a value like none', { turn: 1, side: 'x' }, ['side', 'kit.bad.value', { name: 'german, soviet' }]],
    ['none of a choice', { turn: 1, tech: 7 }, ['tech', 'kit.bad.value', { name: '1, 2' }]],
    ['of none of the kinds', { turn: 1, value: [] }, ['value', 'kit.bad.type', { name: 'string, number' }]],
    ['a number as a text', { turn: '1' }, ['turn', 'kit.bad.type', { name: 'number' }]],
    ['what is needed', {}, ['turn', 'kit.bad.missing']],
    ['half a half', { turn: 1, mp: 0.25 }, ['mp', 'kit.bad.steps', 0.5]],
    ['a hex that is none', { turn: 1, hexes: { '12': 1 } }, ['hexes.12', 'kit.bad.pattern', { name: '/^[0-9]{4}$/' }]],
  ])('%s is named', (_, raw, trouble) => {
    expect(troubles(raw)).toEqual([trouble]);
  });

  it('numbers say what they count: their own unit, or that they are whole', () => {
    const { properties } = inputSchema(schema);
    expect(properties?.turn?.unit).toBe('turn number');
    expect(properties?.units).toMatchObject({ items: { properties: { steps: { unit: 'whole number' } } } });
    expect(properties?.mp?.unit).toBeUndefined();
  });
});
