import { describe, expect, it } from 'vitest';
import { askTool as ask, hexIn, offersTool as offers } from '../../../testing/ask.ts';
import { draw, scene } from '../../../testing/draw.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
const open = draw({ columns: [5, 13], rows: [5, 13] });

describe('retreat', () => {
  // 0909 odd: around it 0908, 1008, 1009, 0910, 0809, 0808
  it('PGG-9.71 not into enemies, across lakes, or into a zone without a friend; PGG-8.15 with one it is legal', () => {
    const lake = draw({ columns: [5, 13], rows: [5, 13], lakes: [['0909', '0808']] });
    const pieces = { 'rifle#1': '0909', '6inf': '0910', 'rifle#2': '0809', Lukin: '1210' };
    const shown = ask('retreat1', '0909', scene(lake, pieces));
    expect(hexIn(shown, '0910')).toMatchObject({ tone: 'bad', rule: '9.71', msg: { id: 'pgg.retreat.enemy' } });
    expect(hexIn(shown, '0808')).toMatchObject({ tone: 'bad', msg: { id: 'pgg.retreat.lake' } });
    // 1009 is in the zone of 0910 and empty; 0809 is in it, too, and held by a friend
    expect(hexIn(shown, '1009')).toMatchObject({ tone: 'bad', msg: { id: 'pgg.retreat.zoc' } });
    expect(hexIn(shown, '0809')).toMatchObject({ tone: 'plain', label: '2', msg: { id: 'pgg.retreat.later' } });
    expect(hexIn(shown, '0908')).toMatchObject({ tone: 'good', label: '1' });
    expect(shown.lines.map(({ path }) => path)).toEqual([
      ['0909', '0908'],
      ['0909', '1008'],
    ]);
  });
  it('PGG-9.72 PGG-9.73 the opponent picks among the vacant hexes; friends only where there is none; PGG-E11 who finds room', () => {
    const ring = { '26inf': '0908', '5inf': '0908', '16inf': '0808', '35inf': '1008' };
    const beyond = { 'rifle#1': '0911', 'rifle#2': '1010', 'rifle#3': '0810' };
    const pieces = { '6inf': '0909', '23inf': '0909', ...ring, ...beyond };
    const shown = ask('retreat1', '0909', scene(open, pieces));
    expect(shown.list.some(({ rule }) => rule === '9.72')).toBe(true);
    // two there: one of two may be led among them, the other finds room elsewhere
    expect(hexIn(shown, '0908')).toMatchObject({
      label: '3',
      tone: 'good',
      msg: { id: 'pgg.retreat.part', p: { count: 1 } },
    });
    expect(hexIn(shown, '0808')).toMatchObject({ label: '2', tone: 'good' });
    const only = ask(
      'retreat1',
      '0909',
      scene(open, {
        '6inf': '0909',
        '23inf': '0909',
        '26inf': '0908',
        '5inf': '0908',
        'rifle#1': '0910',
        'rifle#2': '0808',
        'rifle#3': '1008',
      }),
    );
    expect(hexIn(only, '0908')).toMatchObject({
      tone: 'half',
      msg: { id: 'pgg.retreat.some', p: { n: 1, count: 1 } },
    });
  });
  it('PGG-9.71 from a hex that is emptied meanwhile nobody retreats, and that is said', () => {
    expect(ask('retreat1', '0909', scene(open, { '6inf': '0910' }))).toMatchObject({
      says: { id: 'pgg.tool.empty' },
      hexes: [],
    });
  });
  it('PGG-A29 a first hex from which no second leads does not serve for two; without any way losses remain, or elimination', () => {
    // a dead end: 0908 leads on only into zones
    const pocket = draw({ columns: [8, 10], rows: [8, 10] });
    const pieces = { 'rifle#1': '0909', '6inf': '0910', '26inf': '0907' };
    const small = draw({ columns: [9, 9], rows: [8, 10] });
    const one = ask('retreat1', '0909', scene(small, { 'rifle#1': '0909', '6inf': '0910' }));
    expect(one.lines.map(({ path }) => path)).toEqual([['0909', '0908']]);
    const two = ask('retreat2', '0909', scene(small, { 'rifle#1': '0909', '6inf': '0910' }));
    expect(two.lines).toEqual([]);
    expect(two.list[0]?.msg.id).toBe('pgg.guide.noPath');
    const out = ask(
      'retreat2',
      '0909',
      scene(small, { 'rifle#1': '0909', '6inf': '0910' }, { options: { a29: 'eliminated' } }),
    );
    expect(out.list[0]?.msg.id).toBe('pgg.guide.noPathOut');
    const wide = ask('retreat2', '0909', scene(pocket, pieces));
    expect(wide.lines.every(({ path }) => path.length === 3)).toBe(true);
  });
  it('PGG-9.71 two hexes: the second is judged from the first', () => {
    const shown = ask(
      'retreat2',
      '0909',
      scene(open, { 'rifle#1': '0909', '6inf': '0910', '26inf': '1009', '5inf': '0809' }),
    );
    const paths = shown.lines.map(({ path }) => path.join(' '));
    expect(paths).toContain('0909 0908 0907');
    expect(paths.every((path) => !path.includes('0910') && path.split(' ').length === 3)).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  });
  it('PGG-6.4a Soviets led into columns 01 and 02 are eliminated up to turn 6', () => {
    const west = draw({ columns: [1, 4], rows: [9, 9] });
    const at = (turn: number) =>
      ask(
        'retreat2',
        '0309',
        scene(west, { 'rifle#1': '0309', '6inf': '0409' }, { turn, place: `t${turn}/ger/combat` }),
      );
    expect(at(6).lines.map(({ path }) => path)).toEqual([['0309', '0209']]);
    expect(hexIn(at(6), '0209')).toMatchObject({ rule: '6.4', tone: 'half', msg: { p: { n: 0, count: 1 } } });
    expect(at(7).lines.map(({ path }) => path)).toEqual([['0309', '0209', '0109']]);
    expect(hexIn(at(7), '0209')).toMatchObject({ rule: '9.73', tone: 'good' });
  });
  it('PGG-9.72 PGG-9.73 units of a stack part: each finds room where the stack as a whole has none', () => {
    // room for one in 0908 and for one in 1008; the other hexes are closed
    const pieces = {
      '6inf': '0909',
      '23inf': '0909',
      '26inf': '0908',
      '5inf': '0908',
      '16inf': '1008',
      '35inf': '1008',
      'rifle#1': '0911',
      'rifle#2': '0810',
      'rifle#3': '0707',
    };
    const walled = draw({
      columns: [5, 13],
      rows: [5, 13],
      lakes: [
        ['0909', '0808'],
        ['0909', '1009'],
      ],
    });
    const shown = ask('retreat1', '0909', scene(walled, pieces));
    expect(['0908', '1008'].map((hex) => hexIn(shown, hex))).toMatchObject([
      { tone: 'good', msg: { id: 'pgg.retreat.part', p: { count: 1 } } },
      { tone: 'good', msg: { id: 'pgg.retreat.part', p: { count: 1 } } },
    ]);
    // a third has room nowhere
    const third = ask('retreat1', '0909', scene(walled, { ...pieces, '137inf': '0909' }));
    expect(['0908', '1008'].map((hex) => hexIn(third, hex))).toMatchObject([
      { tone: 'half', msg: { id: 'pgg.retreat.some', p: { n: 1, count: 1 } } },
      { tone: 'half', msg: { id: 'pgg.retreat.some', p: { n: 1, count: 1 } } },
    ]);
  });
  it('PGG-6.4a PGG-A51 into columns 01 and 02 only when nothing else is left, or at the opponent’s choice', () => {
    const west = draw({ columns: [1, 5], rows: [7, 11] });
    const ways = (n: 1 | 2, a51: string) =>
      ask(
        `retreat${n}`,
        '0309',
        scene(west, { 'rifle#1': '0309', '6inf': '0410' }, { turn: 6, place: 't6/ger/combat', options: { a51 } }),
      ).lines.map(({ path }) => path.join(' '));
    const western = (paths: readonly string[]) => paths.filter((path) => /\b0[12]\d\d/.test(path));
    expect(ways(1, 'last').length).toBeGreaterThan(0);
    expect(western(ways(1, 'last'))).toEqual([]);
    expect(western(ways(2, 'last'))).toEqual([]);
    expect(western(ways(1, 'any')).length).toBeGreaterThan(0);
    expect(western(ways(2, 'any')).length).toBeGreaterThan(0);
  });
  it('PGG-9.71 hexes that are not drawn are no way, and counted', () => {
    const edge = draw({ columns: [9, 10], rows: [9, 10] });
    const shown = ask('retreat1', '0909', scene(edge, { 'rifle#1': '0909' }));
    expect(shown.list.some(({ msg }) => msg.id === 'pgg.retreat.undrawn')).toBe(true);
    expect(offers('retreat1', '0910', scene(edge, { 'rifle#1': '0909' }))).toBe(false);
  });
});
