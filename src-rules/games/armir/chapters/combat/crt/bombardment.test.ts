import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { checkGrid } from '#rules/kit/tables/grids.ts';
import { tables } from '../../../ids.ts';
import { bombardmentColumn, bombardmentResult, bombardmentTable, valueKey } from './bombardment.ts';

const rows = ['1', '2', '3', '4', '5', '6'];
/** Invented cells: no card says this. */
const grid = (cols: readonly string[], cells: { readonly [at: string]: string } = {}): GridData => ({
  id: tables.bombardment,
  cols,
  rows,
  cells: Object.fromEntries(Object.entries(cells).map(([at, text]) => [at, { text }])),
  from: 'typed',
});
/** With a result in every cell, and these where they are said. */
const whole = (cols: readonly string[], cells: { readonly [at: string]: string } = {}): GridData =>
  grid(cols, { ...Object.fromEntries(cols.flatMap((col) => rows.map((row) => [`${row}/${col}`, '-']))), ...cells });
const context = (own?: GridData): { readonly tables: { readonly [id: string]: GridData } } => ({
  tables: own ? { [tables.bombardment]: own } : {},
});

describe('the bombardment table', () => {
  it('ARMIR-T3 has the columns the players add: values and spans of them', () => {
    expect(['4', ' 04', '4-6', '4 – 6', '7+'].map(valueKey)).toEqual(['4', '4', '4-6', '4-6', '7+']);
    expect(['', 'x', '6-4', '4-4', '100', '-4'].map(valueKey)).toEqual(Array(6).fill(undefined));
    expect(bombardmentTable.preset).toBeUndefined();
  });

  it('ARMIR-11.1b ARMIR-AMB-26 reads a value in the nearest lower column, the smallest in the first, the largest in the last', () => {
    const own = context(whole(['3', '4', '6', '9']));
    expect([1, 3, 4, 5, 6, 8, 9, 20].map((value) => bombardmentColumn(own, value))).toEqual([
      ...['3', '3', '4', '4', '6', '6', '9', '9'],
    ]);
    const spans = context(whole(['7+', '1-3', '4-6']));
    expect([1, 3, 4, 6, 7, 12].map((value) => bombardmentColumn(spans, value))).toEqual([
      ...['1-3', '1-3', '4-6', '4-6', '7+', '7+'],
    ]);
  });

  it('ARMIR-11.1b ARMIR-AMB-26 a die below the first row is read there', () => {
    const own = context(whole(['3', '4'], { '1/3': '–', '6/3': 'dsg1', '1/4': 'DSG' }));
    expect(bombardmentResult(own, 3, 0)).toMatchObject({ ok: true, row: '1', value: { dsg: false, steps: 0 } });
    expect(bombardmentResult(own, 3, 6)).toMatchObject({ ok: true, value: { dsg: true, steps: 1, text: 'DSG1' } });
    expect(bombardmentResult(own, 5, -1)).toMatchObject({ ok: true, col: '4', value: { dsg: true, steps: 0 } });
    // no row 7 here
    expect(bombardmentResult(own, 3, 7)).toMatchObject({ ok: true, row: '6' });
  });

  it('ARMIR-T4 names the missing cell, without any table too', () => {
    expect(bombardmentResult(context(), 4, 3)).toEqual({
      ok: false,
      missing: { table: tables.bombardment, row: '3', col: '4' },
    });
    expect(bombardmentResult(context(grid(['3'])), 3, 2)).toMatchObject({ missing: { row: '2', col: '3' } });
  });

  it('ARMIR-11.1b ARMIR-AMB-26 a table still being typed says nothing of a value that none of its columns names', () => {
    const typing = context(grid(['3', '5-6'], { '2/3': 'DSG' }));
    expect([1, 3, 4, 5, 6, 8].map((value) => bombardmentColumn(typing, value))).toEqual([
      ...[undefined, '3', undefined, '5-6', '5-6', undefined],
    ]);
    // what is missing is the cell of its value, which the card tells
    expect(bombardmentResult(typing, 8, 2)).toMatchObject({ ok: false, missing: { row: '2', col: '8' } });
    expect(bombardmentColumn(context(whole(['3', '5-6'])), 8)).toBe('5-6');
  });

  it('ARMIR-T3 warns where a higher die or value does less, and where the aircraft have no column of theirs', () => {
    const warned = (own: GridData) => checkGrid(bombardmentTable, own).warnings.map(({ id, at }) => at ?? id);
    expect(warned(grid(['3', '4'], { '1/3': '-', '2/3': 'DSG', '2/4': 'DSG1' }))).toEqual([]);
    expect(warned(grid(['3', '4'], { '1/3': 'DSG', '2/3': '-' }))).toEqual([['1/3', '2/3']]);
    expect(warned(grid(['3', '4'], { '1/3': 'DSG1', '1/4': 'DSG' }))).toEqual([['1/3', '1/4']]);
    expect(warned(grid(['5', '6']))).toEqual(['air:5']);
    expect(warned(grid([]))).toEqual(['air:']);
    expect(warned(grid(['1', '5']))).toEqual([]);
    expect(checkGrid(bombardmentTable, grid(['3'], { '1/3': 'DSG2' })).bad).toHaveLength(1);
  });
});
