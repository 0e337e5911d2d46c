import type { GridData } from '#rules/kit/record/playerData.ts';
import { printedGrid } from '#rules/kit/tables/printed.ts';
import { type CrtId, tables } from '../../ids.ts';

/**
 * 10.6: both tables as the rulebook prints them, one line a row: the modified die (`0` is 0 or less, `11` is 11 or more),
 * then the results from left to right. `~`: likely, not certain; the players' card decides, cell by cell. Which boxes are
 * shaded (11.12) no text shows: the players mark them once.
 */
const assaultColumns = '1-4 1-3 1-2 3-4 1-1 3-2 2-1 3-1 4-1 5-1 6-1 7-1'.split(' ');
const assaultRows: readonly string[] = [
  '0  | AR   | DR   | DR    | DRd   | D1R   | D1R    | D2R    | D2R    | D3Rd   | DE     | DE     | DE',
  '1  | AR   | AR   | DR    | DR    | DRd   | DRd    | D1R    | D2R    | D3R    | D3Rd   | DE     | DE',
  '2  | AR   | AR   | DR    | DR    | DR    | DR     | DRd    | D1R    | D2R    | A1 D3R | D3Rd   | DE',
  '3  | AR   | AR   | A1 D1 | A1 D1 | DR    | DR     | DR     | DRd    | D1R    | D2R    | A1 D3R | D3Rd',
  '4  | ARd  | AR   | AR    | A2 D1 | A1 D1 | A1 D1d | DR     | DR     | DRd    | D1R    | D2R    | A1 D3R',
  '5  | A1R  | ARd  | AR    | AR    | A2 D2 | A1 D1  | A1 D1d | DR     | DR     | DRd    | D2R    | D2R',
  '6  | A2R  | A1R  | ARd   | AR    | AR    | A2 D2~ | A1 D1  | A1 D1d | DR     | DR     | D1R    | D2R',
  '7  | A2R  | A1R  | A1R   | ARd   | AR    | AR     | A2 D2  | A1 D1  | A1 D1  | DR     | DRd    | D2R',
  '8  | A2Rd | A2R  | A1R   | A1R   | ARd   | AR     | AR~    | A2 D2  | A1 D1  | A1 D1  | DR     | D1R',
  '9  | A2Rd | A2Rd | A2R   | A1R   | A1R   | ARd    | AR     | AR     | A2 D1d | A1 D1  | A1 D1  | DRd',
  '10 | A2Rd | A2Rd | A2Rd  | A2R   | A1R   | A1R    | ARd    | AR     | AR     | A2 D1d | A1 D1  | DR',
  '11 | A2Rd | A2Rd | A2Rd  | A2Rd  | A2R   | A1R    | A1R    | ARd    | AR     | AR     | A1 D1  | DR',
];
const mobileColumns = '1-4 1-3 1-2 3-4 1-1 3-2 2-1 3-1 4-1 5-1 6-1 7-1 8-1'.split(' ');
const mobileRows: readonly string[] = [
  '0  | AR  | DR  | DR    | DR    | D1R   | D2R   | D2R     | D2R     | D3R    | D3R     | DE      | DE     | DE',
  '1  | AR  | AR  | DR    | DR    | D1R   | D1R~  | A1 D2R~ | D2R~    | D2R    | D3R     | D3R     | DE     | DE',
  '2  | AR  | AR  | A1 D1 | DR    | DR    | D1R   | D1R~    | A1 D2R~ | D2R    | D2R     | D3R     | D3R    | DE',
  '3  | AR  | AR  | AR    | A1 D1 | DR    | DR    | D1R     | D1R     | A1 D2R | D2R     | D2R     | D3R    | D3R',
  '4  | AR  | AR  | AR    | AR    | DR    | DR    | DR      | D1R     | D1R    | A1 D2R~ | D2R~    | D2R    | D3R',
  '5  | AR  | AR  | AR    | AR    | A2 D1 | DR    | DR      | DR      | D1R    | D1R~    | A1 D2R~ | D2R    | D3R',
  '6  | A1R | AR  | AR    | AR    | AR    | A1 DR | DR      | DR      | DR     | D1R     | D1R     | D2R    | D2R',
  '7  | A1R | A1R | AR    | AR    | AR    | A2 D1 | DR      | DR      | DR     | D1R     | D1R     | A1 D2R | D2R',
  '8  | A1R | A1R | A1R   | AR    | AR    | AR    | A2 D1   | DR      | DR     | DR      | D1R     | D1R    | A1 D2R',
  '9  | A2R | A1R | A1R   | A1R   | AR    | AR    | AR      | A2 D1   | DR     | DR      | DR      | D1R    | D1R',
  '10 | A2R | A2R | A1R   | A1R   | A1R   | AR    | AR      | AR      | A1 DR  | DR      | DR      | DR     | D1R',
  '11 | A2R | A2R | A2R   | A2R   | A1R   | A1R   | AR      | AR      | AR     | A1 D1   | A1 DR   | DR     | D1R',
];

const grid = (id: string, cols: readonly string[], rows: readonly string[]): GridData => {
  const read = rows.map((row) => row.split('|').map((text) => text.trim()));
  const cellOf = (text: string) => (text.endsWith('~') ? { text: text.slice(0, -1), sure: false } : text);
  const lines = Object.fromEntries(read.map(([face = '', ...texts]) => [face, texts.map(cellOf)]));
  return printedGrid(id, '10.6', cols, lines);
};
export const crt: { readonly [C in CrtId]: GridData } = {
  assault: grid(tables.assault, assaultColumns, assaultRows),
  mobile: grid(tables.mobile, mobileColumns, mobileRows),
};
