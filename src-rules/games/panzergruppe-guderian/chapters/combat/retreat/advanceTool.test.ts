import { describe, expect, it } from 'vitest';
import type { Going } from '#rules/kit/game/mapSpec.ts';
import { askTool as ask, hexIn, offersTool as offers } from '../../../testing/ask.ts';
import { draw, scene } from '../../../testing/draw.ts';
import { map } from '../../../testing/gameMap.ts';

/** The advance of these pieces, as the guide of a fight leads them. */
const led = ({ board, stand, context }: ReturnType<typeof scene>, target: string, going: Going) => {
  const shown = map.tools.find(({ id }) => id === 'advance')?.show(target, board, stand, context, going);
  if (!shown) throw new Error('no advance');
  return shown;
};

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
  it('PGG-9.88 of those who go the columns are closed to Soviets alone: no tap leads there', () => {
    const west = draw({ columns: [1, 4], rows: [8, 11] });
    const here = scene(west, { 'rifle#1': '0409', '6inf': '0408' }, { turn: 6 });
    const of = (piece: string) => hexIn(led(here, '0309', { pieces: [piece] }), '0209');
    expect(of('rifle#1')).toMatchObject({ tone: 'bad', rule: '9.88' });
    expect(of('rifle#1')?.end).toBeUndefined();
    expect(of('6inf')).toMatchObject({ tone: 'good', end: true });
  });
  it('PGG-9.81 behind a retreat along its line: the hex left, and the one passed through, no other', () => {
    const open = draw({ columns: [5, 13], rows: [5, 13] });
    const ends = (away: string, after?: readonly string[]) =>
      led(scene(open, { '6inf': '0910', 'rifle#1': away }), '0909', { pieces: ['6inf'], ...(after ? { after } : {}) })
        .hexes.flatMap(({ hex, end }) => (end ? [hex] : []))
        .sort();
    // two hexes straight on: one hex was passed; one hex away: none was
    expect(ends('0907', ['rifle#1'])).toEqual(['0908', '0909']);
    expect(ends('0908', ['rifle#1'])).toEqual(['0909']);
    // 9.86: with everybody gone any vacant one
    expect(ends('0907').length).toBeGreaterThan(2);
  });
});
