import { describe, expect, it } from 'vitest';
import { oddsColumn } from './oddsTable.ts';
import { printedGrid, printedOdds } from './printed.ts';

it('a printed table stands cell by cell, numbers below zero with a true minus', () => {
  const grid = printedGrid('costs', '5.1', ['foot', 'motor'], {
    wood: [2, -1],
    road: ['½', { text: '1', sure: false }],
  });
  expect(grid).toEqual({
    id: 'costs',
    from: '5.1',
    cols: ['foot', 'motor'],
    rows: ['wood', 'road'],
    cells: {
      'wood/foot': { text: '2' },
      'wood/motor': { text: '−1' },
      'road/foot': { text: '½' },
      'road/motor': { text: '1', sure: false },
    },
  });
});

describe('a printed combat table', () => {
  const table = printedOdds(
    'crt',
    '9.5',
    'clamp',
    `
         1-2  1-1  3-1
    1    AE   A1   -
    2    A1   -    DE
    `,
  );

  it('reads its codes by column and face', () => {
    expect(table.columns).toEqual(['1-2', '1-1', '3-1']);
    expect(table.faces).toEqual([1, 2]);
    expect([table.codeAt(0, 1), table.codeAt(2, 2), table.codeAt(2, 3), table.codeAt(3, 1)]).toEqual([
      'AE',
      'DE',
      '',
      '',
    ]);
  });

  it('is one with the table players read and the columns odds fall in', () => {
    expect(table.grid.cells['2/3-1']).toEqual({ text: 'DE' });
    expect(oddsColumn(table.odds, 5, 2).column).toBe(1);
  });
});
