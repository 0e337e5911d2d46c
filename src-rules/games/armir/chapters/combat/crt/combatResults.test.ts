import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { checkGrid } from '#rules/kit/tables/grids.ts';
import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { tables } from '../../../ids.ts';
import { combatColumns, combatOdds, combatResult, combatTable, oddsKey } from './combatResults.ts';

/** Invented cells: no card says this. */
const grid = (cells: { readonly [at: string]: string }, over: Partial<GridData> = {}): GridData => ({
  id: tables.crt,
  cols: combatTable.cols.map((col) => col.key),
  rows: ['1', '2', '3', '4', '5', '6', '7'],
  cells: Object.fromEntries(Object.entries(cells).map(([at, text]) => [at, { text }])),
  from: 'typed',
  ...over,
});
const context = (own?: GridData): { readonly tables: { readonly [id: string]: GridData } } => ({
  tables: own ? { [tables.crt]: own } : {},
});

describe('the combat results', () => {
  it('ARMIR-12.1e ARMIR-AMB-30 have the columns 1:2 and the whole steps to 7:1 until the players say otherwise', () => {
    expect(combatColumns(context())).toEqual(['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1']);
    const own = grid({}, { cols: ['1:2', '1:1', '3:2', '2:1', '4:1', '7:1'] });
    expect(combatColumns(context(own))).toEqual(['1:2', '1:1', '3:2', '2:1', '4:1', '7:1']);
    const { columns } = combatOdds(context(own));
    expect(columns[oddsColumn(combatOdds(context(own)), 7, 4).column ?? -1]?.key).toBe('3:2');
  });

  it('ARMIR-T1 read headings however they are typed, and no others', () => {
    expect(['2-1', ' 2 : 1', '2/1', '02:1', '1–2'].map(oddsKey)).toEqual(['2:1', '2:1', '2:1', '2:1', '1:2']);
    expect(['', '2', '0:1', '2:0', '2:1:1', 'x:1', '100:1'].map(oddsKey)).toEqual(Array(7).fill(undefined));
  });

  it('ARMIR-T1 keep the rulebook’s ends until the players confirm others', () => {
    const cols = ['1:3', '1:2', '1:1', '2:1', '6:1'];
    const own = grid({ '1/1:3': '2/-' }, { cols });
    expect(checkGrid(combatTable, own).warnings.map(({ id }) => id)).toEqual(['first:1:3', 'last:6:1']);
    expect(combatColumns(context(own))).toEqual(['1:2', '1:1', '2:1', '6:1', '7:1']);
    expect(combatResult(context(own), '7:1', 3)).toEqual({
      ok: false,
      missing: { table: tables.crt, row: '3', col: '7:1' },
    });
    const kept = { ...own, accepted: ['first:1:3', 'last:6:1'] };
    expect(combatColumns(context(kept))).toEqual(cols);
    expect(checkGrid(combatTable, kept)).toMatchObject({
      warnings: [],
      kept: [{ id: 'first:1:3' }, { id: 'last:6:1' }],
    });
    // another end is another question
    expect(combatColumns(context({ ...kept, cols: ['1:4', ...cols] }))[0]).toBe('1:2');
  });

  it('ARMIR-T1 are read in order, one column for each odds, though they stand otherwise', () => {
    const own = grid({}, { cols: ['7:1', '2:1', '4:2', '1:1', '1:2', 'nonsense'] });
    expect(combatColumns(context(own))).toEqual(['1:2', '1:1', '2:1', '7:1']);
    expect(checkGrid(combatTable, own).warnings.map(({ id }) => id.split(':')[0])).toEqual(['same', 'order']);
  });

  it('ARMIR-T1 take digits and dashes, of every length', () => {
    const own = grid({ '1/1:2': '–/2', '2/1:2': '1 / —', '3/1:2': '10/1', '4/1:2': 'x', '5/1:2': '−/−' });
    expect(combatResult(context(own), '1:2', 1)).toMatchObject({
      ok: true,
      value: { attacker: 0, defender: 2, text: '-/2' },
    });
    expect(combatResult(context(own), '1:2', 2)).toMatchObject({ value: { attacker: 1, defender: 0 } });
    expect(combatResult(context(own), '1:2', 5)).toMatchObject({ value: { attacker: 0, defender: 0, text: '-/-' } });
    expect(checkGrid(combatTable, own).bad.map(({ text }) => text)).toEqual(['10/1', 'x']);
    expect(combatResult(context(own), '1:2', 4).ok).toBe(false);
  });

  it('ARMIR-12.1f ARMIR-AMB-32 read a 7 in its own row where the card has one, else in the last', () => {
    const six = grid({ '6/2:1': '-/1' });
    expect(combatResult(context(six), '2:1', 7)).toMatchObject({ ok: true, row: '6', value: { defender: 1 } });
    const seven = grid({ '6/2:1': '-/1', '7/2:1': '-/2' });
    expect(combatResult(context(seven), '2:1', 7)).toMatchObject({ ok: true, row: '7', value: { defender: 2 } });
    // a card with a row 7 has it in every column
    expect(combatResult(context(seven), '3:1', 7)).toMatchObject({ ok: false, missing: { row: '7', col: '3:1' } });
    expect(checkGrid(combatTable, six).missing.some(({ row }) => row === '7')).toBe(false);
    expect(checkGrid(combatTable, seven).missing.filter(({ row }) => row === '7')).toHaveLength(7);
  });

  it('ARMIR-T4 say cell by cell what is missing', () => {
    expect(combatResult(context(), '3:1', 4)).toEqual({
      ok: false,
      missing: { table: tables.crt, row: '4', col: '3:1' },
    });
    const own = grid({ '4/3:1': '1/1' });
    expect([1, 4].map((face) => combatResult(context(own), '3:1', face).ok)).toEqual([false, true]);
  });

  it('ARMIR-T2 warn where a higher die or higher odds serve the attacker worse, and only there', () => {
    const ids = (cells: { readonly [at: string]: string }) =>
      checkGrid(combatTable, grid(cells)).warnings.map(({ at }) => at);
    expect(ids({ '1/1:1': '2/-', '2/1:1': '1/-', '2/2:1': '1/1', '6/2:1': '-/2' })).toEqual([]);
    // along a column: the defender loses fewer, or the attacker more
    expect(ids({ '1/1:1': '1/2', '2/1:1': '1/1' })).toEqual([['1/1:1', '2/1:1']]);
    expect(ids({ '1/1:1': '-/1', '2/1:1': '1/1' })).toEqual([['1/1:1', '2/1:1']]);
    // along a row, across a hole
    expect(ids({ '3/1:1': '-/2', '3/4:1': '-/1' })).toEqual([['3/1:1', '3/4:1']]);
  });

  it('ARMIR-T2 a warning kept is silent until one of its cells changes', () => {
    const own = grid({ '1/1:1': '1/2', '2/1:1': '1/1' });
    const [{ id = '' } = {}] = checkGrid(combatTable, own).warnings;
    const kept = { ...own, accepted: [id] };
    expect(checkGrid(combatTable, kept).warnings).toEqual([]);
    const changed = { ...kept, cells: { ...kept.cells, '2/1:1': { text: '2/1' } } };
    expect(checkGrid(combatTable, changed).warnings).toHaveLength(1);
  });

  it('ARMIR-T2 ARMIR-AMB-41 6:1 with a 4 is held to the rulebook’s example', () => {
    const typed = (text: string) => checkGrid(combatTable, grid({ '4/6:1': text })).stated;
    expect(typed('1/3')).toMatchObject([{ text: '1/3', typed: '1/3', rule: '14.3' }]);
    expect(typed('1 / 2')).toMatchObject([{ text: '1/3', typed: '1/2' }]);
    expect(checkGrid(combatTable, grid({})).stated).toMatchObject([{ typed: undefined }]);
    expect(checkGrid(combatTable, grid({}, { cols: ['1:2', '7:1'] })).stated).toEqual([]);
    // nothing of the card comes with the app
    expect(combatTable.preset).toBeUndefined();
  });
});
