import { describe, expect, it } from 'vitest';
import { parseSheet } from './file/parseSheet.ts';
import { fittingGrid } from './fittingGrid.ts';
import { type Grid, gridOf } from './grid.ts';
import { latticeOf } from './lattice.ts';
import { plainSpec } from './testing/spec.ts';

const grids = (['flat', 'pointy'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((offset): Grid => ({ ...gridOf(12, 9), orientation, offset })),
);
/** A walk over the grid, from hex to touching hex, in every direction. */
const walk = (grid: Grid): readonly (readonly [string, string])[] => {
  const { numbers, beside, indexOf } = latticeOf(grid);
  const from = ['0404', '0505', '0606', '0707'];
  return from.flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].map((way) => [hex, numbers[beside[indexOf(hex) * 6 + way] ?? 0] ?? ''] as const),
  );
};

describe('the grid that would fit', () => {
  it.each(grids)('$orientation, $offset: is found from any other, and nothing is said of the right one', (right) => {
    expect(fittingGrid(right, walk(right))).toBeUndefined();
    for (const wrong of grids) {
      if (wrong === right) continue;
      const keys = (['orientation', 'offset'] as const).filter((key) => wrong[key] !== right[key]);
      const fits = keys.map((key) => `"${key}": "${right[key]}"`).join(', ');
      expect(fittingGrid(wrong, walk(right))?.msg).toMatchObject({
        id: 'kit.sheet.gridFits',
        p: { of: 24, fits: { name: fits } },
      });
    }
  });

  it('a pair mistyped is no reason to doubt the grid; of a wrong grid it is told apart', () => {
    const [right, wrong] = [grids[0] as Grid, grids[1] as Grid];
    const slip = ['0101', '0909'] as const;
    expect(fittingGrid(right, [...walk(right), slip])).toBeUndefined();
    expect(fittingGrid(wrong, [...walk(right), slip])?.msg).toMatchObject({
      id: 'kit.sheet.gridFitsMost',
      p: { there: 1 },
    });
  });

  it('is named before the pairs of a map that is read', () => {
    const grid = grids[0] as Grid;
    const terrain = plainSpec.terrains[0]?.key;
    const road = walk(grids[1] as Grid);
    const hexes = Object.fromEntries(road.flat().map((hex) => [hex, { terrain }]));
    const links = Object.fromEntries(road.map((pair) => [pair.join('/'), [plainSpec.links[0]?.key]]));
    const read = parseSheet({ grid, hexes, sides: {}, links, boxes: {} }, plainSpec);
    expect(read.ok ? [] : read.troubles[0]).toMatchObject({
      at: 'grid.offset',
      msg: { id: 'kit.sheet.gridFits', p: { fits: { name: '"offset": "even"' } } },
    });
  });
});
