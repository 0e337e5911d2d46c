import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { askTool as ask } from '../../../testing/ask.ts';
import { draw, scene } from '../../../testing/draw.ts';
import { map } from '../../../testing/gameMap.ts';

const label = (overlay: Overlay, hex: string): string | undefined =>
  overlay.hexes.find((one) => one.hex === hex)?.label;

describe('units that enter the map', () => {
  const edge = { columns: [1, 9], rows: [10, 10] } as const;
  const arrived = (hex: string): Context['marks'] => ({
    arrived: { 'rifle#1': { value: { side: 'soviet', hex } } },
    status: { 'rifle#1': { value: { state: 'supplied' } } },
  });
  const soviet = { place: 't3/sov/movement', turn: 3 };
  it('PGG-14.0 PGG-A13 by rail the entry hex counts as entered: one point, four with a marker', () => {
    const sheet = draw({ ...edge, rails: [['0310', '0410', '0510', '0610', '0710']] });
    const points = (cells: Context['cells'], marks: Context['marks']) =>
      ask(
        'rail',
        'rifle#1',
        scene(sheet, { 'rifle#1': '0510' }, { ...soviet, marks, cells: { at: { 'rifle#1': '0510' }, ...cells } }),
      ).hexes.find(({ hex }) => hex === '0610')?.label;
    expect(points({}, {})).toBe('29');
    expect(points({}, arrived('0510'))).toBe('28');
    expect(points({ air: { '0510': true } }, arrived('0510'))).toBe('25');
  });
});

describe('by rail', () => {
  const strip = (over: Partial<Parameters<typeof draw>[0]> = {}) =>
    draw({
      columns: [3, 40],
      rows: [10, 12],
      rails: [Array.from({ length: 36 }, (_, i) => `${String(i + 4).padStart(2, '0')}10`)],
      ...over,
    });
  const soviet = { place: 't3/sov/movement', turn: 3 };
  const rail = (pieces: { readonly [piece: string]: string }, over: Partial<Context> = {}, sheet = strip()) =>
    ask('rail', 'rifle#1', scene(sheet, pieces, { ...soviet, ...over, cells: { at: pieces, ...over.cells } }));
  const far = (overlay: Overlay) =>
    overlay.hexes
      .map(({ hex }) => hex)
      .sort()
      .at(-1);
  it('PGG-6.32 PGG-6.33 from rail hex to connected rail hex, thirty points, PGG-13.31 four for a marked hex', () => {
    const free = rail({ 'rifle#1': '0410' });
    expect(far(free)).toBe('3410');
    expect(free.hexes.every(({ hex }) => hex.endsWith('10'))).toBe(true);
    expect(label(free, '3410')).toBe('0');
    expect(far(rail({ 'rifle#1': '0410' }, { cells: { air: { '0610': true } } }))).toBe('3110');
    // beside the line, though the hexes touch: no move at all
    expect(rail({ 'rifle#1': '0411' }).hexes).toEqual([]);
    const gap = strip({
      rails: [
        ['0410', '0510', '0610'],
        ['0710', '0810'],
      ],
    });
    expect(far(rail({ 'rifle#1': '0410' }, {}, gap))).toBe('0610');
  });
  it('PGG-6.32 nobody there, nobody goes', () => {
    const off = scene(strip(), { 'rifle#1': '0410' }, soviet);
    expect(ask('rail', 'rifle#2', off)).toMatchObject({ says: { id: 'pgg.tool.nobody' }, hexes: [] });
    // in a hex that is not drawn
    expect(rail({ 'rifle#1': '5010' })).toMatchObject({ says: { id: 'pgg.tool.nobody' }, hexes: [] });
  });
  it('PGG-6.34 neither supply nor command is asked, and nothing is halved', () => {
    expect(far(rail({ 'rifle#1': '0410' }, { marks: { status: { 'rifle#1': { value: { state: 'none' } } } } }))).toBe(
      '3410',
    );
  });
  it('PGG-6.32 into no enemy zone, friends there or not', () => {
    expect(far(rail({ 'rifle#1': '0410', '6inf': '1010' }))).toBe('0810');
    expect(far(rail({ 'rifle#1': '0410', '6inf': '1010', 'rifle#2': '0910' }))).toBe('0810');
    expect(rail({ 'rifle#1': '0910', '6inf': '1010' }).says.id).toBe('pgg.reach.held');
  });
  it('PGG-6.37 PGG-6.37a not along a broken hex, nor in the turn of its repair', () => {
    const broken = (turn: number, repaired: number) =>
      far(
        rail(
          { 'rifle#1': '0410' },
          { turn, place: `t${turn}/sov/movement`, cells: { brokenRail: { '0910': repaired } } },
        ),
      );
    expect(broken(3, 0)).toBe('0810');
    expect(broken(3, 3)).toBe('0810');
    expect(broken(4, 3)).toBe('3410');
  });
  it('PGG-6.31 what it takes of the quota; arrivals are outside it; PGG-6.36 Germans never go by rail', () => {
    const short = { balances: { rail: 0 } };
    const none = rail({ 'rifle#1': '0410' }, short);
    expect(none.list[0]).toMatchObject({ msg: { id: 'pgg.railway.short', p: { n: 1, count: 0 } }, rule: '6.31' });
    expect(none.hexes.every(({ tone }) => tone === 'half')).toBe(true);
    const fresh = rail({ 'rifle#1': '0410' }, { ...short, marks: { arrived: { 'rifle#1': { value: {} } } } });
    expect(fresh.list[0]?.msg.id).toBe('pgg.railway.quota');
    const tool = map.tools.find(({ id }) => id === 'rail');
    const { board, stand, context } = scene(strip(), { '6inf': '0410', 'rifle#1': '0510' }, soviet);
    expect(tool?.when?.('6inf', board, stand, context)).toBe(false);
    expect(tool?.when?.('rifle#1', board, stand, context)).toBe(true);
  });
  it('PGG-5.23 not in the first move; PGG-6.4 not into the western columns', () => {
    const west = draw({ columns: [1, 9], rows: [10, 12], rails: [['0110', '0210', '0310', '0410']] });
    const first = rail({ 'rifle#1': '0110' }, { turn: 1, place: 't1/sov/movement' }, west);
    expect(first.list[0]?.rule).toBe('5.23');
    expect(rail({ 'rifle#1': '0410' }, { turn: 6 }, west).hexes.map(({ hex }) => hex)).toEqual(['0310']);
    expect(rail({ 'rifle#1': '0410' }, { turn: 7 }, west).hexes.map(({ hex }) => hex)).toEqual([
      '0110',
      '0210',
      '0310',
    ]);
  });
  it('PGG-7.1 PGG-6.32 into a hex that is full it may go, not stay', () => {
    const three = { 'rifle#2': '0610', 'rifle#3': '0610', 'rifle#4': '0610' };
    const shown = rail({ 'rifle#1': '0410', ...three });
    expect(shown.hexes.find(({ hex }) => hex === '0610')).toMatchObject({ tone: 'half', rule: '7.1' });
    expect(shown.hexes.find(({ hex }) => hex === '0710')?.tone).toBe('good');
  });
  it('PGG-5.22 a frozen army takes no train', () => {
    const inland = draw({ columns: [10, 18], rows: [10, 18], rails: [['1414', '1415', '1416']] });
    const first = { place: 't1/sov/movement', turn: 1 };
    const of = (state: string) => rail({ 'rifle#1': '1414' }, { ...first, cells: { army: { 19: state } } }, inland);
    expect(of('frozen')).toMatchObject({ says: { id: 'pgg.reach.held' }, hexes: [], list: [{ rule: '5.22' }] });
    expect(of('free').hexes).toHaveLength(2);
  });
});
