import { describe, expect, it } from 'vitest';
import { askTool as ask, hexIn, offersTool as offers } from '../../../testing/ask.ts';
import { draw, scene } from '../../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
describe('advance', () => {
  it('PGG-9.86 PGG-9.83 into the emptied hex, then any vacant one beside it, zones or not; PGG-A31 not across a lake', () => {
    const lake = draw({ columns: [5, 13], rows: [5, 13], lakes: [['0909', '0808']] });
    const shown = ask('advance', '0909', scene(lake, { '6inf': '0910', 'rifle#1': '0907', 'rifle#2': '1008' }));
    expect(shown.hexes.map(({ hex }) => hex).sort()).toEqual(['0809', '0908', '0909', '1009']);
    expect(hexIn(shown, '0909')?.label).toBe('1');
    expect(offers('advance', '0910', scene(lake, { '6inf': '0910' }))).toBe(false);
  });
  it('PGG-9.88 no Soviet advance into columns 01 and 02 up to turn 6', () => {
    const west = draw({ columns: [1, 4], rows: [8, 11] });
    const at = (turn: number) =>
      hexIn(ask('advance', '0309', scene(west, { 'rifle#1': '0409' }, { turn })), '0209')?.tone;
    expect(at(6)).toBe('half');
    expect(at(7)).toBe('good');
  });
});
