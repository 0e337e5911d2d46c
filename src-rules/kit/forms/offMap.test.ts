import { expect, it } from 'vitest';
import { gridOf } from '../hexmap/grid.ts';
import type { Sheet } from '../hexmap/sheet.ts';
import { isOffMap } from './offMap.ts';

const sheet: Sheet = {
  grid: gridOf(12, 6),
  hexes: {},
  sides: {},
  links: {},
  boxes: { '77': { name: 'Reserve', links: {} } as never },
};

it('a number is off the map that its grid has not and no box is called by, and only where a map is drawn', () => {
  const off = (text: string) => isOffMap(text, { sheets: { map: sheet } });
  expect(['9999', '1301', '0007', '101', ' 0107 '].map(off)).toEqual([true, true, true, true, true]);
  expect(['0101', ' 1206 ', '77', '', 'Smolensk', 'A3'].map(off)).toEqual(Array(6).fill(false));
  expect(['9999', '0000'].map((text) => isOffMap(text, {}))).toEqual([false, false]);
});
