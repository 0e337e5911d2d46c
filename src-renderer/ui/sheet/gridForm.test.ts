import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { gridsUpTo } from '#rules/kit/hexmap/testing/grids.ts';
import { formOfGrid, formTroubles, gridOfForm } from './gridForm.ts';

const base = {
  orientation: 'flat' as const,
  shoved: 'even' as const,
  firstColumn: 1,
  lastColumn: 4,
  firstRow: 1,
  lastRow: 4,
  columnsGrow: 'right' as const,
  rowsGrow: 'down' as const,
  first: 'column' as const,
  columnDigits: 2,
  rowDigits: 2,
  separator: '',
};

it('a grid as players see it is the same grid, however it lies and is counted', () => {
  fc.assert(
    fc.property(gridsUpTo(80, 60), (grid) => {
      expect(gridOfForm(formOfGrid(grid))).toEqual(grid);
    }),
  );
});

it('another part of the same map keeps its neighbours', () => {
  const whole = gridOfForm({ ...base, lastColumn: 60, lastRow: 40 });
  for (const firstColumn of [4, 5]) {
    const part = gridOfForm({ ...formOfGrid(whole), firstColumn, lastColumn: 20, firstRow: 11, lastRow: 25 });
    expect(part.columns).toBe(21 - firstColumn);
    expect(neighboursOf(part, '0818')).toEqual(neighboursOf(whole, '0818'));
  }
});

it('which columns stand lower is read from their printed numbers, counted from either side', () => {
  const form = { ...formOfGrid(gridOfForm(base)), columnsGrow: 'left' as const };
  // columns 1 to 4 counted from the right: 4 stands at the left edge, and even ones lower
  expect(gridOfForm({ ...form, lastColumn: 4, shoved: 'even' }).offset).toBe('odd');
  expect(gridOfForm({ ...form, lastColumn: 5, shoved: 'even' }).offset).toBe('even');
});

it('a last number before the first is told as it was typed, and so are too many', () => {
  expect(formTroubles(base)).toEqual([]);
  expect(formTroubles({ ...base, firstColumn: 10, lastColumn: 5 })).toEqual([
    { at: 'columns', why: 'falls', first: 10, last: 5 },
  ]);
  expect(formTroubles({ ...base, lastRow: 200 })).toMatchObject([{ at: 'rows', why: 'many', count: 200 }]);
});
