import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { emptyGrid, gridTexts, laidIn } from '../../host/thingsData.ts';
import { odds } from '../../testing/odds.ts';
import { fromFile, fromRows, isHeading, laidOver } from './brought.ts';

const present = (): GridData =>
  laidIn(emptyGrid(odds), [
    { row: 0, col: 0, text: '1/2' },
    { row: 0, col: 1, text: '-/1' },
  ]);
const columns = [
  { key: '1:1', label: '1:1', fits: () => true },
  { key: '2:1', label: '2:1', fits: () => true },
];
const heads = ['Die 1', 'Die 2', 'Die 3'];
const rows = (text: string) =>
  fromRows(
    odds,
    present(),
    text.split('\n').map((line) => line.split('\t')),
    columns,
    heads,
  );
const read = (text: string): GridData => {
  const brought = rows(text);
  if (!brought?.ok) throw new Error('not read');
  return brought.grid;
};

describe('a spreadsheet brought into a table', () => {
  it('ARMIR-T1 places columns by their headings and rows by theirs, in whatever order', () => {
    const grid = read('\t3-1\t1:1\nDie 2\t-/3\t2/-\n1\t1/3\t1/1');
    expect(grid.cols).toEqual(['3:1', '1:1']);
    expect(gridTexts(grid)).toEqual([
      ['1/3', '1/1'],
      ['-/3', '2/-'],
      ['', ''],
    ]);
  });

  it('ARMIR-T1 without headings goes by its place, dashes as the table keeps them', () => {
    expect(gridTexts(read('1/2\t–/1\n2 / —\t'))).toEqual([
      ['1/2', '-/1'],
      ['2/-', ''],
      ['', ''],
    ]);
    expect(read('1/2\t–/1').cols).toEqual(['1:1', '2:1']);
  });

  it('ARMIR-T1 a result is never taken for a heading', () => {
    expect(isHeading(odds, '1:2')).toBe(true);
    expect(isHeading(odds, '1-2')).toBe(true);
    expect(isHeading(odds, '1/2')).toBe(false);
    const { ownCols: _, ...fixed } = odds;
    expect(isHeading(fixed, '1:2')).toBe(false);
  });

  it('ARMIR-T5 a column it lacks, a heading nobody knows and a wrong code are told before anything is taken', () => {
    expect(rows('\t2:1\tnotes\n1\tx/y\tmine\n9\t1/1\t')).toMatchObject({
      ok: true,
      unknown: ['notes', '9'],
      lacking: ['1:1'],
      bad: 1,
    });
    expect(rows('\t1:1\t2:1\n1\t1/2\t1/3')).toMatchObject({ unknown: [], lacking: [], bad: 0 });
  });

  it('ARMIR-T5 a column or row twice with two texts is refused, with the same text taken', () => {
    expect(rows('\t2:1\t2-1\n1\t1/2\t1/3')).toEqual({ ok: false, why: 'twice', what: ['2-1'] });
    expect(rows('\t2:1\n1\t1/2\nDie 1\t1/3')).toEqual({ ok: false, why: 'twice', what: ['Die 1'] });
    expect(rows('\t2:1\t2-1\n1\t1/2\t1/2')).toMatchObject({ ok: true });
    expect(rows('\t2:1\n\t')).toBeUndefined();
  });

  it('ARMIR-T5 what no heading and no first line of this table reads like is refused with its words', () => {
    expect(rows('Unit\tMoves\nPz\t4')).toEqual({ ok: false, why: 'noColumn', what: ['Unit', 'Moves'] });
    expect(rows('\t1:1\nWind\t1/2')).toEqual({ ok: false, why: 'noRow', what: ['Wind'] });
    // a wrong code in a named row is still this table's, and comes marked
    expect(rows('Die 1\tx/y')).toMatchObject({ ok: true, bad: 1 });
  });

  it('ARMIR-T5 headings in the other language are the same headings', () => {
    const other = columns.map((column) => ({ ...column, label: `col ${column.key}`, also: [`Spalte ${column.key}`] }));
    const block = [
      ['', 'SPALTE 2:1'],
      ['dado 2', '1/3'],
    ];
    const brought = fromRows(odds, present(), block, other, heads, ['Dado 1', 'Dado 2', 'Dado 3']);
    expect(brought?.ok && gridTexts(brought.grid)).toEqual([[''], ['1/3'], ['']]);
  });

  it('ARMIR-T1 a pasted block with headings adds its columns and leaves the others', () => {
    const over = laidOver(odds, present(), read('\t3:2\t1:1\n1\t-/-\t2/2'));
    expect(over.cols).toEqual(['1:1', '3:2', '2:1']);
    expect(gridTexts(over)[0]).toEqual(['2/2', '-/-', '-/1']);
  });
});

describe('our own file brought into a table', () => {
  const file = (over: object) => fromFile(odds, present(), { ...present(), ...over });
  it('ARMIR-T5 comes back as it went', () => {
    expect(fromFile(odds, emptyGrid(odds), JSON.parse(JSON.stringify(present())))).toEqual({
      ok: true,
      grid: present(),
      unknown: [],
      lacking: [],
      bad: 0,
    });
  });

  it('ARMIR-T5 headings are read as hands write them; two that are one must say one thing', () => {
    const cells = { '1/2-1': { text: '1/3' } };
    expect(file({ cols: ['2-1'], cells })).toMatchObject({
      ok: true,
      grid: { cols: ['2:1'], cells: { '1/2:1': { text: '1/3' } } },
      lacking: ['1:1'],
    });
    expect(file({ cols: ['2-1', '2:1'], cells: { ...cells, '1/2:1': { text: '1/1' } } })).toEqual({
      ok: false,
      why: 'twice',
      what: ['2:1'],
    });
    expect(file({ cols: ['1:1', 'odd'], cells: { '1/odd': { text: '1/1' } } })).toMatchObject({ unknown: ['odd'] });
  });

  it('ARMIR-T5 wrong codes come marked, the second entry stays, what is no table is none', () => {
    expect(file({ cells: { '1/1:1': { text: '12/3' } } })).toMatchObject({ ok: true, bad: 1 });
    const twice = { ...present(), second: { '1/1:1': '1/2' } };
    expect(fromFile(odds, twice, { ...present(), second: { '1/1:1': '9/9' } })).toMatchObject({
      grid: { second: { '1/1:1': '1/2' } },
    });
    expect([fromFile(odds, present(), 7), fromFile(odds, present(), { cols: [] })]).toEqual([undefined, undefined]);
  });
});
