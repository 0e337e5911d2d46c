import fc from 'fast-check';
import { expect, it } from 'vitest';
import { edit, type SheetEdit } from '#rules/kit/hexmap/edit/edit.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { randomSheet } from '#rules/kit/hexmap/testing/randomSheet.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { type Ground, groundOf } from './ground.ts';

const shown = ({ terrain, features, names, labels, sides, links, layout }: Ground) => ({
  terrain,
  features,
  names,
  labels,
  sides: sides.map((list) => list && [...list].sort((a, b) => a.ax - b.ax || a.ay - b.ay || a.bx - b.bx)),
  links: links.map((list) => list && [...list].sort((a, b) => a.bx - b.bx || a.by - b.by)),
  boxes: layout.boxes,
});

it('brought up to date edit by edit, the ground is the one made anew', () => {
  const grid = gridOf(6, 5);
  const numbers = latticeOf(grid).numbers;
  const number = fc.constantFrom(...numbers);
  const edits: fc.Arbitrary<SheetEdit> = fc.oneof(
    fc.record({
      do: fc.constant('terrain' as const),
      hexes: fc.array(number, { maxLength: 4 }),
      terrain: fc.constantFrom('clear', 'forest'),
    }),
    fc.record({ do: fc.constant('erase' as const), hexes: fc.array(number, { maxLength: 2 }) }),
    fc.record({ do: fc.constant('name' as const), hex: number, name: fc.constantFrom('', 'Here') }),
    fc.record({
      do: fc.constant('link' as const),
      line: fc.array(number, { minLength: 2, maxLength: 3 }),
      kind: fc.constantFrom('road', 'rail'),
      on: fc.constantFrom(true, false, 'toggle' as const),
    }),
    fc.record({
      do: fc.constant('sides' as const),
      pairs: fc.array(fc.tuple(number, number), { maxLength: 6 }),
      kind: fc.constantFrom('river', 'lake'),
      on: fc.constantFrom(true, false, 'toggle' as const),
    }),
  );
  fc.assert(
    fc.property(fc.integer(), fc.array(edits, { maxLength: 8 }), (seed, list) => {
      let sheet = randomSheet(plainSpec, seed, { grid });
      const ground = groundOf(sheet, plainSpec, true);
      for (const change of list) {
        sheet = edit(sheet, change).sheet;
        ground.take(sheet);
      }
      expect(shown(ground)).toEqual(shown(groundOf(sheet, plainSpec, true)));
    }),
  );
});

it('one stroke soils only the ground around it', () => {
  const grid = gridOf(30, 30);
  const sheet = randomSheet({ ...plainSpec, boxes: [] }, 3, { grid, drawn: 1 });
  const ground = groundOf(sheet, plainSpec, true);
  const next = edit(sheet, {
    do: 'terrain',
    hexes: ['1010'],
    terrain: sheet.hexes['1010']?.terrain === 'swamp' ? 'city' : 'swamp',
  }).sheet;
  const dirty = ground.take(next);
  const middle = ground.layout.pixels.centre('1010');
  expect(dirty).toHaveLength(1);
  expect(dirty?.[0]?.left).toBeLessThan(middle?.x ?? 0);
  expect((dirty?.[0]?.right ?? 0) - (dirty?.[0]?.left ?? 0)).toBeLessThan(200);
  expect(ground.take(next)).toEqual([]);
});
