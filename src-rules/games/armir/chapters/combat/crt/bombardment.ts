import type { GridData } from '#rules/kit/record/playerData.ts';
import { inOrder } from '#rules/kit/tables/gridOrder.ts';
import { checkGrid, type GridSpec, type GridWarning } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { tables } from '../../../ids.ts';
import { airValues } from '../../air/values.ts';
import { msg } from '../msg.ts';
import { dice, plainDashes, type Read, readCell, rowFor, type Tables } from './read.ts';
import { remarksOf } from './remarks.ts';

/** 11.1: the Bombardment Table stands on the players' card only. */

/** 11.1.3: the hex disorganised, and a step of it lost. */
export interface BombardmentResult {
  readonly dsg: boolean;
  readonly steps: 0 | 1;
  /** as the card has it: '-', 'DSG', 'DSG1' */
  readonly text: string;
}
const results: { readonly [text: string]: BombardmentResult } = {
  '-': { dsg: false, steps: 0, text: '-' },
  DSG: { dsg: true, steps: 0, text: 'DSG' },
  DSG1: { dsg: true, steps: 1, text: 'DSG1' },
};
const force = ({ dsg, steps }: BombardmentResult): number => (dsg ? 1 + steps : 0);

/** A value, or a span of them by its lowest: '4', '4-6', '7+'. */
export const valueKey = (text: string): string | undefined => {
  const [, from, to, more] = /^(\d{1,2})(?:\s*-\s*(\d{1,2})|\s*(\+))?$/.exec(plainDashes(text.trim())) ?? [];
  if (from === undefined || (to !== undefined && Number(to) <= Number(from))) return undefined;
  return `${Number(from)}${to === undefined ? (more ?? '') : `-${Number(to)}`}`;
};
export const lowestOf = (key: string): number => Number(/^\d+/.exec(key)?.[0] ?? 0);
const rising = (a: string, b: string): number => lowestOf(a) - lowestOf(b);

const warnings = (grid: GridData): readonly GridWarning[] => {
  const cols = inOrder(bombardmentTable, grid);
  const least = cols[0];
  const same = cols.find((col, i) => i > 0 && rising(cols[i - 1] ?? col, col) === 0);
  return [
    ...(least === undefined || lowestOf(least) > airValues.soviet
      ? [
          {
            id: `air:${least ?? ''}`,
            msg: msg('armir.table.bombardment.air', { n: airValues.soviet, m: airValues.axis }),
          },
        ]
      : []),
    ...(same === undefined
      ? []
      : [{ id: `same:${cols}`, msg: msg('armir.table.bombardment.same', { what: name(same) }) }]),
    ...(cols.join() === grid.cols.join()
      ? []
      : [{ id: `order:${grid.cols}`, msg: msg('armir.table.order', { what: name(cols.join(' ')) }) }]),
    ...remarksOf(bombardmentTable, grid, cols, 'bombardment', (before, after) => force(after) < force(before)),
  ];
};

export const bombardmentTable: GridSpec<BombardmentResult> = {
  id: tables.bombardment,
  msg: msg('armir.table.bombardment'),
  about: msg('armir.table.bombardment.about'),
  rule: '11.1',
  cols: [airValues.soviet, airValues.axis].map((key) => ({
    key: String(key),
    msg: msg('armir.table.heading', { what: name(key) }),
  })),
  ownCols: { msg: msg('armir.table.bombardment.value'), example: '5', key: valueKey, order: rising },
  rows: dice.map((key) => ({ key, msg: msg('armir.table.die', { die: name(key) }) })),
  pattern: '-|DSG|DSG1',
  example: 'DSG1',
  tidy: (text) => plainDashes(text).replace(/\s+/g, '').toUpperCase(),
  parse: (text) => (Object.hasOwn(results, text) ? results[text] : undefined),
  warnings,
};

/** The columns in force, lowest value first. */
export const bombardmentColumns = (context: Tables): readonly string[] => {
  const grid = context.tables[tables.bombardment];
  return grid ? inOrder(bombardmentTable, grid) : [];
};

/** A column that names the value, or spans it. */
const isOf = (col: string, value: number): boolean => {
  const [, to, more] = /^\d+(?:-(\d+)|(\+))?$/.exec(col) ?? [];
  return value >= lowestOf(col) && (more !== undefined || value <= Number(to ?? lowestOf(col)));
};

/**
 * 11.1b, AMB-26: the column a value is read in: the highest not above it, else the lowest. AMB-26 speaks of the columns of
 * the card: a table with cells still empty may have no more than those it begins with, and those kept from the card in
 * play, and of a value none of them names it says nothing yet; undefined then, as without a table.
 */
export const bombardmentColumn = (context: Tables, value: number): string | undefined => {
  const grid = context.tables[tables.bombardment];
  const cols = bombardmentColumns(context);
  const col = cols.findLast((one) => lowestOf(one) <= value) ?? cols[0];
  if (!grid || col === undefined) return undefined;
  return isOf(col, value) || checkGrid(bombardmentTable, grid).missing.length === 0 ? col : undefined;
};

/** 11.1a, 11.1b: `face` after modifiers; below the first row it is read there. What is missing stands in a column of its value. */
export const bombardmentResult = (context: Tables, value: number, face: number): Read<BombardmentResult> => {
  const grid = context.tables[tables.bombardment];
  return readCell(bombardmentTable, grid, rowFor(grid, face), bombardmentColumn(context, value) ?? String(value));
};
