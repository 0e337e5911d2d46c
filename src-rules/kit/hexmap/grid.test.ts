import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridTroubles } from './checkGrid.ts';
import { type Grid, gridOf, hexAt, hexNumber, hexTyped } from './grid.ts';
import { directionOf, distanceOf, latticeOf, neighboursOf, opposite, straightLine } from './lattice.ts';
import { grids } from './testing/grids.ts';

/** The look of the sketch: flat tops, even columns half a hex lower, four digits, column first, from 01. */
const sketch = gridOf(60, 30);

const aHex = (grid: Grid): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: 1, max: grid.columns }), fc.integer({ min: 1, max: grid.rows }))
    .map(([column, row]) => hexNumber(grid, column, row) ?? '');
const gridAndHexes = grids.chain((grid) => fc.tuple(fc.constant(grid), aHex(grid), aHex(grid)));

describe('numbers', () => {
  it('column first, row first, from the left, from the right, upwards, with a separator', () => {
    const numbering = sketch.numbering;
    expect(hexNumber(sketch, 8, 18)).toBe('0818');
    expect(hexAt(sketch, '0818')).toEqual({ column: 8, row: 18 });
    const rowFirst: Grid = { ...sketch, numbering: { ...numbering, first: 'row' } };
    expect(hexNumber(rowFirst, 8, 18)).toBe('1808');
    const fromRight: Grid = { ...sketch, numbering: { ...numbering, columnsGrow: 'left' } };
    expect(hexNumber(fromRight, 60, 1)).toBe('0101');
    expect(hexNumber(fromRight, 8, 18)).toBe('5318');
    const upwards: Grid = { ...sketch, numbering: { ...numbering, rowsGrow: 'up' } };
    expect(hexNumber(upwards, 1, 30)).toBe('0101');
    const parted: Grid = { ...sketch, numbering: { ...numbering, separator: '.', firstRow: 0 } };
    expect(hexNumber(parted, 8, 18)).toBe('08.17');
    expect(hexAt(parted, '08.17')).toEqual({ column: 8, row: 18 });
    expect(hexAt(parted, '0817')).toBeUndefined();
  });

  it('a number off the grid, too short or not a number is none', () => {
    for (const number of ['', '0800', '0831', '6101', '818', '08180', '08 8', '-818', '8e18', 'abcd', '0x01']) {
      expect(hexAt(sketch, number), number).toBeUndefined();
    }
    expect(hexNumber(sketch, 0, 1)).toBeUndefined();
    expect(hexNumber(sketch, 61, 1)).toBeUndefined();
    expect(hexNumber(sketch, 1.5, 1)).toBeUndefined();
  });

  it('as hurried players type them', () => {
    expect(hexTyped(sketch, ' 0818 ')).toBe('0818');
    expect(hexTyped(sketch, '818')).toBe('0818');
    expect(hexTyped(sketch, '8.18')).toBe('0818');
    expect(hexTyped(sketch, '8 - 3')).toBe('0803');
    expect(hexTyped(sketch, '99')).toBeUndefined();
    expect(hexTyped(sketch, 'rifle')).toBeUndefined();
    expect(hexTyped(sketch, '')).toBeUndefined();
  });

  it('round trip on every grid: number to place and back', () => {
    fc.assert(
      fc.property(gridAndHexes, ([grid, hex]) => {
        const place = hexAt(grid, hex);
        expect(place && hexNumber(grid, place.column, place.row)).toBe(hex);
        expect(hexTyped(grid, hex)).toBe(hex);
      }),
    );
  });

  it('no two hexes have one number', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(new Set(latticeOf(grid).numbers).size).toBe(grid.columns * grid.rows);
      }),
    );
  });
});

describe('neighbours', () => {
  it('of 0818 and 0717 as the sketch draws them', () => {
    // N, NE, SE, S, SW, NW
    expect(neighboursOf(sketch, '0818')).toEqual(['0817', '0918', '0919', '0819', '0719', '0718']);
    expect(neighboursOf(sketch, '0717')).toEqual(['0716', '0816', '0817', '0718', '0617', '0616']);
  });

  it('at a corner, and off the grid', () => {
    expect(neighboursOf(sketch, '0101')).toEqual([undefined, undefined, '0201', '0102', undefined, undefined]);
    expect(neighboursOf(sketch, '6101')).toEqual([]);
  });

  it('odd columns lower, rows shoved right', () => {
    expect(neighboursOf({ ...sketch, offset: 'odd' }, '0818')).toEqual([
      '0817',
      '0917',
      '0918',
      '0819',
      '0718',
      '0717',
    ]);
    // NE, E, SE, SW, W, NW; row 18 stands to the right
    expect(neighboursOf({ ...sketch, orientation: 'pointy' }, '0818')).toEqual([
      '0917',
      '0918',
      '0919',
      '0819',
      '0718',
      '0817',
    ]);
    expect(neighboursOf({ ...sketch, orientation: 'pointy', offset: 'odd' }, '0818')).toEqual([
      '0817',
      '0918',
      '0819',
      '0719',
      '0718',
      '0717',
    ]);
  });

  it('touch both ways, in opposite directions, on every grid', () => {
    fc.assert(
      fc.property(gridAndHexes, ([grid, hex]) => {
        neighboursOf(grid, hex).forEach((other, direction) => {
          if (other === undefined) return;
          expect(neighboursOf(grid, other)[opposite(direction)]).toBe(hex);
          expect(directionOf(grid, hex, other)).toBe(direction);
          expect(directionOf(grid, other, hex)).toBe(opposite(direction));
        });
      }),
    );
  });
});

describe('distance and lines', () => {
  /** from neighbour to neighbour, without any formula */
  const steps = (grid: Grid, from: string): ReadonlyMap<string, number> => {
    const found = new Map([[from, 0]]);
    for (const [hex, n] of found) {
      for (const next of neighboursOf(grid, hex)) if (next !== undefined && !found.has(next)) found.set(next, n + 1);
    }
    return found;
  };

  it('distance is the fewest steps from neighbour to neighbour', () => {
    fc.assert(
      fc.property(gridAndHexes, ([grid, from]) => {
        const found = steps(grid, from);
        expect(found.size).toBe(grid.columns * grid.rows);
        for (const [hex, n] of found) expect(distanceOf(grid, from, hex)).toBe(n);
      }),
      { numRuns: 40 },
    );
    expect(distanceOf(sketch, '0101', '9999')).toBeUndefined();
  });

  it('a straight line is a shortest one, each hex touching the next, ends included', () => {
    fc.assert(
      fc.property(gridAndHexes, ([grid, from, to]) => {
        const line = straightLine(grid, from, to);
        expect(line[0]).toBe(from);
        expect(line.at(-1)).toBe(to);
        expect(line.length).toBe((distanceOf(grid, from, to) ?? Number.NaN) + 1);
        line.slice(1).forEach((hex, i) => {
          expect(directionOf(grid, line[i] ?? '', hex)).toBeGreaterThanOrEqual(0);
        });
      }),
      { numRuns: 500 },
    );
    expect(straightLine(sketch, '0101', '9999')).toEqual([]);
  });

  it('a line along the rim stays on the grid', () => {
    expect(straightLine(sketch, '0101', '0501')).toEqual(['0101', '0201', '0301', '0401', '0501']);
    expect(straightLine(sketch, '0230', '0630')).toEqual(['0230', '0330', '0430', '0530', '0630']);
  });
});

describe('check of a grid', () => {
  const at = (grid: Grid) => gridTroubles(grid).map((trouble) => trouble.at);
  it('size, digits, first numbers and separator, each with its place', () => {
    expect(at(sketch)).toEqual([]);
    expect(at({ ...sketch, columns: 80, rows: 60 })).toEqual([]);
    expect(at({ ...sketch, columns: 81, rows: 0 })).toEqual(['grid.columns', 'grid.rows']);
    expect(at({ ...sketch, columns: Number.NaN })).toEqual(['grid.columns']);
    const { numbering } = sketch;
    expect(at({ ...sketch, numbering: { ...numbering, rowDigits: 1 } })).toEqual(['grid.numbering.rowDigits']);
    expect(at({ ...sketch, numbering: { ...numbering, firstColumn: 41 } })).toEqual(['grid.numbering.columnDigits']);
    expect(at({ ...sketch, numbering: { ...numbering, firstColumn: 40 } })).toEqual([]);
    expect(at({ ...sketch, numbering: { ...numbering, firstRow: -1 } })).toEqual(['grid.numbering.firstRow']);
    for (const separator of ['/', '0', 'x', '..']) {
      expect(at({ ...sketch, numbering: { ...numbering, separator } })).toEqual(['grid.numbering.separator']);
    }
  });
});
