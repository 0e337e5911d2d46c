import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { odds, oddsColumns } from '../testing/odds.ts';
import { withColumn, withColumnMoved, withColumnNamed, withoutColumn } from './columns.ts';
import { gridSum, sameGrid } from './sum.ts';
import { asGrid, emptyGrid, gridDiff, laidIn } from './thingsData.ts';

const started = (): GridData =>
  laidIn(emptyGrid(odds), [
    { row: 0, col: 0, text: '1/2' },
    { row: 1, col: 1, text: '-/1' },
  ]);
const ok = (columned: ReturnType<typeof withColumn>): GridData => {
  if (!columned.ok) throw new Error(columned.why);
  return columned.grid;
};
const cell = (grid: GridData, at: string) => grid.cells[at]?.text;

describe('columns that are the players’ own', () => {
  it('ARMIR-T1 go where they belong, and last where a table has no order', () => {
    expect(ok(withColumn(odds, started(), '3-2')).cols).toEqual(['1:1', '3:2', '2:1']);
    const { order: _, ...loose } = oddsColumns;
    const unordered: GridSpec = { ...odds, ownCols: loose };
    expect(ok(withColumn(unordered, started(), '3:2')).cols).toEqual(['1:1', '2:1', '3:2']);
  });

  it('ARMIR-T1 a heading that cannot be read or stands there changes nothing', () => {
    expect(withColumn(odds, started(), 'x')).toEqual({ ok: false, why: 'unread' });
    expect(withColumn(odds, started(), '2 : 1')).toEqual({ ok: false, why: 'there' });
    expect(withColumnNamed(odds, started(), '1:1', '2:1')).toEqual({ ok: false, why: 'there' });
    expect(ok(withColumnNamed(odds, started(), '1:1', '1-1'))).toEqual(started());
  });

  it('ARMIR-T1 their cells go with them, those of the second entry too', () => {
    const twice = { ...started(), second: { '1/1:1': '1/2' } };
    const named = ok(withColumnNamed(odds, twice, '1:1', '1:2'));
    expect([named.cols, cell(named, '1/1:2'), cell(named, '2/2:1'), named.second]).toEqual([
      ['1:2', '2:1'],
      '1/2',
      '-/1',
      { '1/1:2': '1/2' },
    ]);
    const gone = withoutColumn(twice, '1:1');
    expect([gone.cols, Object.keys(gone.cells), gone.second]).toEqual([['2:1'], ['2/2:1'], {}]);
  });

  it('moving there and back is nothing, and no cell is lost on the way', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.integer({ min: -6, max: 6 }), (at, by) => {
        const grid = { ...started(), cols: ['1:1', '3:2', '2:1', '3:1', '4:1'] };
        const col = grid.cols[at] ?? '';
        const moved = withColumnMoved(grid, col, by);
        expect([...moved.cols].sort()).toEqual([...grid.cols].sort());
        expect(moved.cells).toEqual(grid.cells);
        expect(withColumnMoved(moved, col, at - moved.cols.indexOf(col))).toEqual(grid);
      }),
    );
  });

  it('come back from disk as they were, unreadable ones left out', () => {
    const grid = { ...ok(withColumn(odds, started(), '3:1')), accepted: ['first:1:1'], second: { '1/1:1': '1/2' } };
    expect(asGrid(odds, JSON.parse(JSON.stringify(grid)))).toEqual(grid);
    expect(asGrid(odds, { ...grid, cols: ['1:1', 'odd', '2-1', '2:1'] })?.cols).toEqual(['1:1', '2:1']);
  });

  it('a difference is told for columns only one of the two has', () => {
    expect(gridDiff(odds, started(), withoutColumn(started(), '1:1'))).toEqual([
      { row: '1', col: '1:1', before: '1/2', after: '' },
    ]);
  });
});

describe('the checksum', () => {
  it('ARMIR-T5 is one for all who typed the same, and another for everybody else', () => {
    const sum = (grid: GridData) => gridSum(odds, grid);
    const mine = sum(started());
    expect(mine).toMatch(/^[0-9a-f]{4} [0-9a-f]{4}$/);
    // order of columns, doubts, dashes, a second entry
    expect(sum(withColumnMoved(started(), '1:1', 1))).toBe(mine);
    expect(sum({ ...started(), second: { '1/1:1': '2/2' } })).toBe(mine);
    expect(
      sum({
        ...started(),
        cells: { '1/1:1': { text: ' 1/2', sure: false }, '2/2:1': { text: '–/1' }, '1/2:1': { text: '' } },
      }),
    ).toBe(mine);
    expect(sum(laidIn(started(), [{ row: 0, col: 0, text: '1/3' }]))).not.toBe(mine);
    expect(sum(ok(withColumn(odds, started(), '3:1')))).not.toBe(mine);
    expect(sum(ok(withColumnNamed(odds, started(), '1:1', '1:2')))).not.toBe(mine);
  });

  it('ARMIR-T5 counts what is kept only where it changes how the table is read', () => {
    const low: GridData = { ...started(), cols: ['1:1', '2:1'] };
    const warned: GridSpec = {
      ...odds,
      warnings: () => [
        { id: 'ends', msg: { id: 'x' }, binding: true },
        { id: 'looks', msg: { id: 'x' } },
      ],
    };
    expect(gridSum(warned, { ...low, accepted: ['looks'] })).toBe(gridSum(warned, low));
    expect(gridSum(warned, { ...low, accepted: ['ends'] })).not.toBe(gridSum(warned, low));
  });

  it('a growing table is told by its rows in order, whatever they are called', () => {
    const list: GridSpec = { ...odds, id: 'list', rows: 'growing' };
    const rows = (keys: readonly string[]): GridData => ({
      ...emptyGrid(list),
      rows: keys,
      cells: Object.fromEntries(keys.map((key, i) => [`${key}/1:1`, { text: `${i}/1` }])),
    });
    expect(gridSum(list, rows(['r1', 'r2']))).toBe(gridSum(list, rows(['a', 'b'])));
  });

  it('a second entry makes no other table of it', () => {
    expect(sameGrid(started(), { ...started(), second: { '1/1:1': '1/2' } })).toBe(true);
    expect(sameGrid(started(), laidIn(started(), [{ row: 0, col: 0, text: '' }]))).toBe(false);
  });
});
