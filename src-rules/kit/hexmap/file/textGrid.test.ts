import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../edit/edit.ts';
import { gridOf, hexAt } from '../grid.ts';
import { latticeOf } from '../lattice.ts';
import type { Sheet } from '../sheet.ts';
import { randomSheet } from '../testing/randomSheet.ts';
import { plainSpec } from '../testing/spec.ts';
import { readTextGrid, writeTextGrid } from './textGrid.ts';

const blank: Sheet = { grid: gridOf(5, 4), hexes: {}, sides: {}, links: {}, boxes: {} };
const troubles = (text: string, from = '0101') => {
  const read = readTextGrid(text, blank, plainSpec, from);
  return read.ok ? [] : read.troubles.map(({ at, msg }) => `${at}: ${msg.id}`);
};

describe('text grid', () => {
  it('rows of letters from a hex on; points and blanks draw nothing; another size of letter will do', () => {
    expect(readTextGrid('cf.\r\n S m', blank, plainSpec, '0202')).toEqual({
      ok: true,
      hexes: { '0202': 'clear', '0302': 'forest', '0303': 'swamp', '0503': 'city' },
    });
  });

  it('letters that mean nothing and rows that leave the grid are named by line and column', () => {
    expect(troubles('cc\ncx\n..ccccc')).toEqual([
      'line 2, column 2: kit.sheet.noLetter',
      'line 3, column 6: kit.sheet.textOff',
      'line 3, column 7: kit.sheet.textOff',
    ]);
    expect(troubles('c\nc\n\nc', '0502')).toEqual(['line 4, column 1: kit.sheet.textOff']);
    // what is blank may lie outside
    expect(troubles('c....   \n\n\n\n\n . ')).toEqual([]);
    expect(troubles('c', '0601')).toEqual(['0601: kit.sheet.offGrid']);
    expect(troubles('...\n \n')).toEqual(['text: kit.sheet.textEmpty']);
    expect(troubles('')).toEqual(['text: kit.sheet.textEmpty']);
    expect(troubles('c'.repeat(20_001))).toEqual(['text: kit.sheet.long']);
    expect(troubles('x'.repeat(9_999))).toHaveLength(50);
  });

  it('a whole map written and read again is the same ground', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sheet = randomSheet(plainSpec, seed);
        const corner = (column: number, row: number) =>
          latticeOf(sheet.grid).numbers.find((number) => {
            const place = hexAt(sheet.grid, number);
            return place?.column === column && place.row === row;
          }) ?? '';
        const first = corner(1, 1);
        const last = corner(sheet.grid.columns, sheet.grid.rows);
        const text = writeTextGrid(sheet, plainSpec, last, first);
        expect(text.split('\n')).toHaveLength(sheet.grid.rows + 1);
        const read = readTextGrid(text, sheet, plainSpec, first);
        if (!read.ok) {
          expect(Object.keys(sheet.hexes)).toEqual([]);
          return;
        }
        const again = edit({ ...blank, grid: sheet.grid }, { do: 'terrains', hexes: read.hexes }).sheet;
        const ground = ({ hexes }: Sheet) =>
          Object.fromEntries(Object.entries(hexes).map(([number, { terrain }]) => [number, terrain]));
        expect(ground(again)).toEqual(ground(sheet));
      }),
    );
    expect(writeTextGrid(blank, plainSpec, '0101', '0901')).toBe('');
    expect(writeTextGrid(blank, plainSpec, '0203', '0402')).toBe('...\n...\n');
  });
});
