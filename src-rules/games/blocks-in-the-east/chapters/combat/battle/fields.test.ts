import { expect, it } from 'vitest';
import { battle as english } from '../words/battle.en.ts';
import { battle as italian } from '../words/battle.it.ts';
import { battleFields } from './fields.ts';

it.each([
  ['English', english],
  ['Italian', italian],
])('in %s every field of a battle’s plan says whose it is: no two read alike', (_, { says }) => {
  const words: { readonly [id: string]: string } = says;
  const labels = Object.values(battleFields).flatMap(({ msg }) => words[msg.id] ?? []);
  expect(labels.length).toBeGreaterThan(10);
  expect(labels.filter((label, i) => labels.indexOf(label) !== i)).toEqual([]);
});
