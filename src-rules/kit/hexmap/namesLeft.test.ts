import { expect, it } from 'vitest';
import { gridOf } from './grid.ts';
import { namesLeft } from './namesLeft.ts';

it('a place is on the map once a hex or a box is called by it, accents or not', () => {
  const spec = { names: ['Čir', 'Minsk', 'Rear', 'Minsk', 'Orša'] };
  const sheet = {
    grid: gridOf(3, 3),
    hexes: { '0101': { terrain: 'clear', name: 'cir' }, '0102': { terrain: 'clear' } },
    sides: {},
    links: {},
    boxes: { box1: { name: 'Rear', kind: 'offMap', links: [] } },
  };
  expect(namesLeft(sheet, spec)).toEqual(['Minsk', 'Orša']);
});
