import { describe, expect, it } from 'vitest';
import { outline, phasesOf } from '#rules/kit/sequence/outline.ts';
import { panzergruppeGuderian as game } from '../../index.ts';
import { askTool as ask } from '../../testing/ask.ts';
import { draw, scene } from '../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
const open = draw({ columns: [5, 13], rows: [5, 13] });

describe('stacking of the whole map', () => {
  it('PGG-7.1 PGG-7.2 PGG-A33 every hex with too many, and how many go', () => {
    const pieces = {
      '6inf': '0909',
      '26inf': '0909',
      '5inf': '0909',
      '16inf': '0909',
      'rifle#1': '0505',
      'rifle#2': '0505',
      'rifle#3': '0505',
      Lukin: '0505',
      Konev: '0505',
      'rifle#4': '0606',
      'rifle#5': '0606',
      'rifle#6': '0606',
      Rakutin: '0606',
    };
    const shown = ask('stacking', '', scene(open, pieces));
    expect(shown.hexes.map(({ hex, label, rule }) => [hex, label, rule])).toEqual([
      ['0909', '+1', '7.2'],
      ['0505', '+1', '7.1'],
    ]);
  });
  it('PGG-7.2 the phase that ends says which hexes have too many, as the map is drawn', () => {
    const four = Object.fromEntries(['6inf', '26inf', '5inf', '16inf'].map((id) => [id, '0909']));
    const told = (pieces: { readonly [piece: string]: string }, place = 't3/ger/combat') => {
      const { context } = scene(open, pieces, { turn: 3, place });
      const phase = phasesOf(outline(game.sequence, context)).find(({ path }) => path === place);
      return phase?.tasks.find(({ id }) => id === 'stacking')?.status;
    };
    expect(told(four)).toMatchObject({ id: 'pgg.stacking.over', p: { count: 1 } });
    expect(told(four, 't3/ger/mech')).toMatchObject({ id: 'pgg.stacking.over' });
    expect(told({ ...four, '16inf': '0808' })).toBeUndefined();
    // the other side's hexes are no matter of a movement phase; behind a fight both have retreated and advanced
    const soviets = Object.fromEntries([1, 2, 3, 4].map((n) => [`rifle#${n}`, '0505']));
    for (const place of ['t3/ger/movement', 't3/ger/mech']) expect(told(soviets, place)).toBeUndefined();
    expect(told(four, 't3/sov/movement')).toBeUndefined();
    for (const place of ['t3/sov/movement', 't3/sov/combat', 't3/ger/combat'])
      expect(told(soviets, place)).toMatchObject({ id: 'pgg.stacking.over' });
  });
  it('PGG-5.0 armies set up in one hex may stand so until the first Soviet movement phase ends', () => {
    const army = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`rifle#${n}`, '0909']));
    const noted = (place: string) =>
      ask('stacking', '', scene(open, army, { turn: 1, place })).list.some(({ rule }) => rule === '5.0');
    expect(noted('t1/sov/movement')).toBe(true);
    expect(noted('t1/sov/combat')).toBe(false);
  });
});
