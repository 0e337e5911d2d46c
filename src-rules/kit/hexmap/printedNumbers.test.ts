import { describe, expect, it } from 'vitest';
import { type Grid, gridOf } from './grid.ts';
import { latticeOf } from './lattice.ts';
import { hexesToCheck, printedSay } from './printedNumbers.ts';

const guderian = gridOf(35, 30);
const rows: Grid = {
  ...gridOf(20, 30),
  orientation: 'pointy',
  numbering: { ...guderian.numbering, first: 'row', separator: '.' },
};

describe('the hexes asked for', () => {
  it.each([
    ['by columns', guderian],
    ['by rows', rows],
  ])('are four, far apart, in other columns and rows, %s', (_, grid) => {
    const hexes = hexesToCheck(grid, () => true);
    expect(hexes).toHaveLength(4);
    const at = hexes.map((hex) => latticeOf(grid).indexOf(hex));
    for (const [one, other] of at.flatMap((a, i) => at.slice(i + 1).map((b) => [a, b] as const))) {
      expect(one % grid.columns).not.toBe(other % grid.columns);
      expect(Math.floor(one / grid.columns)).not.toBe(Math.floor(other / grid.columns));
    }
    // both kinds of columns and of rows: a grid that is offset the other way shows
    for (const kind of [(i: number) => i % grid.columns, (i: number) => Math.floor(i / grid.columns)])
      expect(new Set(at.map((i) => kind(i) % 2)).size).toBe(2);
  });

  it('are seen on the photo', () => {
    const seen = new Set(['0101', '0102', '0201', '0303']);
    const hexes = hexesToCheck(guderian, (hex) => seen.has(hex));
    expect(hexes.length).toBeGreaterThan(1);
    for (const hex of hexes) expect(seen.has(hex)).toBe(true);
    expect(hexesToCheck(guderian, () => false)).toEqual([]);
  });
});

describe('what printed numbers say', () => {
  it('right: each is the grid’s own, however it is typed', () =>
    expect(
      printedSay(
        guderian,
        new Map([
          ['0812', '0812'],
          ['2105', '21-5'],
        ]),
      ),
    ).toEqual({ is: 'right' }));

  it('moved: all by one way, which over an odd number of columns is no one difference of numbers', () => {
    // even columns lie half a hex lower: a column to the right and up by half a hex
    expect(
      printedSay(
        guderian,
        new Map([
          ['0812', '0912'],
          ['2105', '2204'],
        ]),
      ),
    ).toEqual({ is: 'moved', q: 1, r: -1 + 0, hexes: 1 });
  });

  it('other: no one move, or no number of the grid', () => {
    expect(
      printedSay(
        guderian,
        new Map([
          ['0812', '0912'],
          ['2105', '2205'],
        ]),
      ),
    ).toEqual({ is: 'other' });
    expect(printedSay(guderian, new Map([['0812', '9999']]))).toEqual({ is: 'other' });
  });
});
