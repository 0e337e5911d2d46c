import { expect, it } from 'vitest';
import { rosterSchema } from './playerData.ts';

it('a roster keeps what its fields may hold: words, numbers, yes and no, lists, and nothing', () => {
  const values = { kind: 'combat', cp: 4, elite: true, traits: ['vehicle', 'light'], hex: null };
  const roster = { id: 'invented', units: [{ id: 'a', name: 'Invented 1', values }] };
  expect(rosterSchema.parse(roster)).toEqual(roster);
  const wrong = (value: unknown) =>
    rosterSchema.safeParse({ ...roster, units: [{ id: 'a', name: 'Invented 1', values: { cp: value } }] }).success;
  expect([wrong({}), wrong(['x', 5]), wrong(Array(201).fill('x')), wrong('x'.repeat(100_000))]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
