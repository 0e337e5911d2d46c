import { describe, expect, it } from 'vitest';
import { askTool as ask, offersTool as offers } from '../../testing/ask.ts';
import { draw, ratings, scene } from '../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
describe('leaders', () => {
  const rosters = ratings({ Lukin: 3 });
  const sheet = draw({ columns: [5, 13], rows: [5, 13], east: ['1309'] });
  const movement = { place: 't3/sov/movement', turn: 3, rosters };
  it('PGG-10.4a PGG-A20 surrounded by the six hexes around him, or by a pocket without a way out', () => {
    const on = (a20: string) => ({ ...movement, options: { withdrawal: 'on', a20 } });
    // Germans on two sides control all six hexes
    const ring = { Lukin: '0909', '6inf': '0908', '26inf': '0910', '5inf': '0809', '16inf': '1009' };
    expect(ask('surrounded', 'Lukin', scene(sheet, ring, on('ring'))).says.id).toBe('pgg.surrounded.ring');
    // a rifle division beside him keeps its hex open (8.15): no ring, and still a pocket
    const mate = { ...ring, 'rifle#1': '0808' };
    const wide = { ...mate, '35inf': '0707', '23inf': '0807' };
    expect(ask('surrounded', 'Lukin', scene(sheet, wide, on('ring'))).says.id).toBe('pgg.surrounded.open');
    expect(ask('surrounded', 'Lukin', scene(sheet, wide, on('pocket'))).says.id).toBe('pgg.surrounded.pocket');
    expect(ask('surrounded', 'Lukin', scene(sheet, { Lukin: '0909', '6inf': '0910' }, on('pocket'))).says.id).toBe(
      'pgg.surrounded.way',
    );
    // disrupted Germans close nothing but their own hexes
    const weak = scene(sheet, ring, on('ring'), ['6inf', '26inf', '5inf', '16inf']);
    expect(ask('surrounded', 'Lukin', weak).says.id).toBe('pgg.surrounded.open');
  });
  it('PGG-10.4 the withdrawal is booked by the form’s own rule, where the rule is in use', () => {
    const ring = { Lukin: '0909', '6inf': '0908', '26inf': '0910', '5inf': '0809', '16inf': '1009' };
    const on = scene(sheet, ring, { ...movement, options: { withdrawal: 'on' } });
    const offered = ask('surrounded', 'Lukin', on).note?.proposal;
    expect(offered).toMatchObject({ ok: true, says: { id: 'pgg.says.withdraw' } });
    expect(offers('surrounded', 'Lukin', on)).toBe(true);
    expect(offers('surrounded', 'Lukin', scene(sheet, ring, movement))).toBe(false);
    expect(offers('surrounded', '6inf', on)).toBe(false);
    const spent = scene(sheet, ring, { ...movement, options: { withdrawal: 'on' }, balances: { withdrawals: 0 } });
    expect(ask('surrounded', 'Lukin', spent).note?.proposal.ok).toBe(false);
  });
  it('PGG-10.4a where the ring is open its gaps are shown', () => {
    const open = { Lukin: '0909', '6inf': '0908', '26inf': '0810', '5inf': '0809', '16inf': '1009' };
    const on = { ...movement, options: { withdrawal: 'on', a20: 'ring' } };
    const disrupted = ['6inf', '26inf', '5inf', '16inf'];
    const shown = ask('surrounded', 'Lukin', scene(sheet, open, on, disrupted));
    expect(shown.hexes.map(({ hex }) => hex).toSorted()).toEqual(['0808', '0910', '1008']);
    expect(shown.hexes[0]).toMatchObject({ tone: 'good', msg: { id: 'pgg.surrounded.gap' }, rule: '10.4' });
  });
});
