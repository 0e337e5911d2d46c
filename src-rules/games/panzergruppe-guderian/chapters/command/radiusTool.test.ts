import { describe, expect, it } from 'vitest';
import { askTool as ask } from '../../testing/ask.ts';
import { draw, ratings, scene } from '../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
describe('leaders', () => {
  const rosters = ratings({ Lukin: 3 });
  const movement = { place: 't3/sov/movement', turn: 3, rosters };
  it('PGG-10.1 the hexes of a leader’s radius, by an open line', () => {
    const narrow = draw({ columns: [5, 13], rows: [9, 9] });
    const shown = ask(
      'radius',
      'Lukin',
      scene(narrow, { Lukin: '0909', 'rifle#1': '0609', 'rifle#2': '0509', '6inf': '1209' }, movement),
    );
    expect(shown.hexes.map(({ hex, label }) => `${hex} ${label}`)).toEqual([
      '0609 3',
      '0709 2',
      '0809 1',
      '0909 0',
      '1009 1',
    ]);
    expect(shown.says.p).toMatchObject({ count: 1 });
    expect(ask('radius', 'Lukin', scene(narrow, { Lukin: '0909' }, movement, ['Lukin'])).hexes).toEqual([]);
  });
});
