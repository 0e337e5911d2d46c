import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GridData } from '../record/playerData.ts';
import { msg } from '../words/message.ts';
import { outOfOrder } from './gridOrder.ts';
import { askedRows, at, checkGrid, colsOf, type GridSpec, layer, tidied, valueAt, withCell } from './grids.ts';
import { columnReader, oddsColumn, oddsTable, ratioOf, shiftColumn } from './oddsTable.ts';

const table = oddsTable(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1', '10-1'], 'clamp');
const strength = fc.integer({ min: 1, max: 200 });

describe('odds', () => {
  it('PGG-9.4 round in the favour of the defender', () => {
    fc.assert(
      fc.property(strength, strength, (a, d) => {
        const whole = a >= d ? Math.min(Math.floor(a / d), 10) : Math.min(Math.ceil(d / a), 3);
        const key = a >= d ? `${whole}-1` : `1-${whole}`;
        expect(table.columns[oddsColumn(table, a, d).column ?? -1]?.key).toBe(key);
      }),
    );
  });

  it('PGG-9.4a say how far the next column is and what may go', () => {
    fc.assert(
      fc.property(strength, strength, (a, d) => {
        const { column, short, spare } = oddsColumn(table, a, d);
        const columnOf = (points: number) => oddsColumn(table, points, d).column;
        let more = 1;
        while (more < 3_000 && (columnOf(a + more) ?? 0) <= (column ?? 0)) more++;
        expect(short).toBe(more < 3_000 ? more : undefined);
        let less = 0;
        while (a - less > 1 && columnOf(a - less - 1) === column) less++;
        // in the first column nothing lies below: every loss stays in it
        expect(spare).toBe(column === 0 ? undefined : less);
      }),
    );
  });

  it.each([
    [26, 9, '2-1', 1, 8],
    [3, 4, '1-2', 1, 1],
    [1, 9, '1-3', 4, undefined],
    [90, 9, '10-1', undefined, 0],
    [1000, 9, '10-1', undefined, 910],
  ])('%i : %i is %s, %j short, %j to spare', (a, d, key, short, spare) => {
    const found = oddsColumn(table, a, d);
    expect([table.columns[found.column ?? -1]?.key, found.short, found.spare]).toEqual([key, short, spare]);
  });

  it('know a fight without defence and one without attack', () => {
    expect(oddsColumn(table, 1, 0)).toEqual({ column: 11, where: 'above' });
    expect(oddsColumn(table, 0, 5)).toEqual({ where: 'no attack' });
    expect(oddsColumn(table, 0, 0)).toEqual({ where: 'no attack' });
  });

  it('below the first column are as the game decides', () => {
    expect(oddsColumn(table, 1, 4)).toEqual({ column: 0, where: 'below', short: 1 });
    expect(oddsColumn(oddsTable(['1-2', '1-1'], 'none'), 1, 4)).toEqual({ where: 'below', short: 1 });
    const fixed = oddsTable(['1-2', '1-1'], { fixed: 'A2' });
    expect(oddsColumn(fixed, 1, 4)).toEqual({ fixed: 'A2', where: 'below', short: 1 });
    expect(oddsColumn(fixed, 3, 4)).toEqual({ column: 0, where: 'in', short: 1, spare: 1 });
  });

  it('take fractions between whole columns as printed', () => {
    const halves = oddsTable(['1-1', '3:2', '2-1'], 'clamp');
    expect(oddsColumn(halves, 7, 5)).toEqual({ column: 0, where: 'in', short: 1 });
    expect(oddsColumn(halves, 8, 5)).toEqual({ column: 1, where: 'in', short: 2, spare: 0 });
    expect(() => oddsTable(['2-1', '3:2'], 'clamp')).toThrow('not above');
    expect(() => ratioOf('best')).toThrow('no odds');
  });

  it('move by columns and stay on the table', () => {
    expect([shiftColumn(table, 3, -1), shiftColumn(table, 3, -9), shiftColumn(table, 11, 2)]).toEqual([2, 0, 11]);
    expect(columnReader(table)(26, 9)).toBe(3);
  });
});

const spec: GridSpec<number> = {
  id: 'losses',
  msg: msg('t'),
  about: msg('t'),
  rule: '1',
  cols: [
    { key: 'a', msg: msg('t') },
    { key: 'b', msg: msg('t') },
  ],
  rows: [{ key: '1', msg: msg('t') }],
  pattern: '\\d+',
  example: '3',
  parse: (text) => (Number(text) < 10 ? Number(text) : undefined),
};
const box: GridData = {
  id: 'losses',
  cols: ['a', 'b'],
  rows: ['1'],
  cells: { '1/a': { text: '3' }, '1/b': { text: ' ' } },
  from: '1.2',
};

describe('tables', () => {
  it('name the cell that is missing', () => {
    expect(at(box, '1', 'a')).toEqual({ ok: true, cell: { text: '3' }, from: '1.2' });
    expect(at(box, '1', 'b')).toEqual({ ok: false, missing: { table: 'losses', row: '1', col: 'b' } });
    expect(valueAt(spec, box, '1', 'a')).toBe(3);
    expect(valueAt(spec, box, '9', 'toString')).toBeUndefined();
  });

  it('take a cell read from the card where none stands, and nothing else', () => {
    expect(withCell(spec, box, { row: '1', col: 'b' }, ' 7 ')?.cells).toEqual({
      '1/a': { text: '3' },
      '1/b': { text: '7' },
    });
    // what stands there, what the table's grammar does not know, and where it has no place
    expect(withCell(spec, box, { row: '1', col: 'a' }, '7')).toBeUndefined();
    expect(withCell(spec, box, { row: '1', col: 'b' }, 'x')).toBeUndefined();
    expect(withCell(spec, box, { row: '1', col: 'b' }, '')).toBeUndefined();
    expect(withCell(spec, box, { row: '2', col: 'b' }, '7')).toBeUndefined();
  });

  it('lie over each other, each cell with its origin and how sure it is', () => {
    const players = { ...box, from: 'typed', cells: { '1/a': { text: '' }, '1/b': { text: '5', sure: false } } };
    const both = layer(box, players);
    expect(at(both, '1', 'a')).toMatchObject({ from: '1.2' });
    expect(at(both, '1', 'b')).toMatchObject({ from: 'typed', cell: { sure: false } });
    expect(layer(box, undefined)).toBe(box);
  });

  it('a cell the players left as it stood is still where it came from', () => {
    const stood = at(box, '1', 'a');
    const own = { ...box, from: 'typed', cells: { ...box.cells, '1/b': { text: '11' } } };
    const both = layer(box, own);
    expect(at(both, '1', 'a')).toEqual({ ...stood, cell: { ...box.cells['1/a'], from: box.from } });
    expect(at(both, '1', 'b')).toMatchObject({ from: 'typed', cell: { text: '11' } });
  });

  it('are checked cell by cell', () => {
    const typed = { ...box, cells: { '1/a': { text: 'x' }, '1/b': { text: '12', sure: false }, '2/a': { text: '1' } } };
    expect(checkGrid(spec, typed)).toEqual({
      bad: [
        { row: '1', col: 'a', text: 'x' },
        { row: '1', col: 'b', text: '12' },
      ],
      missing: [],
      doubtful: [{ row: '1', col: 'b' }],
      outside: ['2/a'],
      notes: [],
      stated: [],
      warnings: [],
      kept: [],
    });
    expect(checkGrid(spec, box).missing).toEqual([{ row: '1', col: 'b' }]);
  });

  it('ask for the cells of an optional row once it is begun', () => {
    const rows = [...(spec.rows === 'growing' ? [] : spec.rows), { key: '2', msg: msg('t'), optional: true as const }];
    const more = { ...spec, rows };
    expect(askedRows(more, box)).toEqual(['1']);
    const begun = { ...box, rows: ['1', '2'], cells: { ...box.cells, '2/a': { text: '1' } } };
    expect(askedRows(more, begun)).toEqual(['1', '2']);
    expect(checkGrid(more, begun).missing).toEqual([
      { row: '1', col: 'b' },
      { row: '2', col: 'b' },
    ]);
  });

  it('have the columns the players gave them, where those are theirs', () => {
    const own = { ...spec, ownCols: { msg: msg('t'), example: 'c', key: (text: string) => text } };
    const grid = { ...box, cols: ['c'], cells: { '1/c': { text: '4' }, '1/a': { text: '5' } } };
    expect(colsOf(own, grid)).toEqual(['c']);
    expect(colsOf(spec, grid)).toEqual(['a', 'b']);
    expect(checkGrid(own, grid)).toMatchObject({ missing: [], outside: ['1/a'] });
  });

  it('are held to what an example states, and keep what the players keep', () => {
    const stated = [{ row: '1', col: 'a', text: '4', rule: '1.1' }];
    const warnings = () => [{ id: 'low', msg: msg('low') }];
    const strict = { ...spec, stated, warnings, tidy: (text: string) => text.toUpperCase() };
    expect(checkGrid(strict, box)).toMatchObject({ stated: [{ typed: '3' }], warnings: [{ id: 'low' }], kept: [] });
    expect(checkGrid(strict, { ...box, accepted: ['low'] })).toMatchObject({ warnings: [], kept: [{ id: 'low' }] });
    expect(tidied(strict, ' d1 ')).toBe('D1');
  });

  it('say which neighbours stand against their order, across holes', () => {
    const cols = ['a', 'b', 'c'].map((key) => ({ key, msg: msg('t') }));
    const rows = ['1', '2'].map((key) => ({ key, msg: msg('t') }));
    const wide = { ...spec, cols, rows };
    const cells = { '1/a': { text: '3' }, '1/c': { text: '2' }, '2/a': { text: '4' }, '2/b': { text: 'x' } };
    const grid = { ...box, cols: ['a', 'b', 'c'], rows: ['1', '2'], cells };
    const falls = (before: number, after: number) => after < before;
    expect(outOfOrder(wide, grid, ['a', 'b', 'c'], falls)).toEqual([{ before: '1/a', after: '1/c' }]);
    expect(outOfOrder(wide, grid, ['c', 'b', 'a'], falls)).toEqual([]);
  });
});
