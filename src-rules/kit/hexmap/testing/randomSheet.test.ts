import { expect, it } from 'vitest';
import { boardOf } from '../board.ts';
import { fixture2000, randomSheet } from './randomSheet.ts';
import { plainSpec } from './spec.ts';

it('the fixture has 2,000 drawn hexes and every kind of terrain, side, link, feature and box', () => {
  const sheet = fixture2000(plainSpec);
  const drawn = Object.values(sheet.hexes);
  expect(drawn).toHaveLength(2_000);
  const used = (lists: readonly (readonly string[] | undefined)[]) => new Set(lists.flatMap((list) => list ?? []));
  const keys = (kinds: readonly { readonly key: string }[]) => new Set(kinds.map(({ key }) => key));
  expect(used(drawn.map(({ terrain }) => [terrain]))).toEqual(keys(plainSpec.terrains));
  expect(used(drawn.map(({ features }) => features))).toEqual(keys(plainSpec.features));
  expect(used(Object.values(sheet.sides))).toEqual(keys(plainSpec.sides));
  expect(used(Object.values(sheet.links))).toEqual(keys(plainSpec.links));
  expect(used(Object.values(sheet.boxes).map(({ kind }) => [kind]))).toEqual(keys(plainSpec.boxes));
  expect(JSON.stringify(fixture2000(plainSpec))).toBe(JSON.stringify(sheet));
  expect(boardOf(sheet, plainSpec).hexes).toBe(2_000);
});

it('random sheets are the same for the same seed, and differ', () => {
  expect(randomSheet(plainSpec, 7)).toEqual(randomSheet(plainSpec, 7));
  expect(randomSheet(plainSpec, 7)).not.toEqual(randomSheet(plainSpec, 8));
});
