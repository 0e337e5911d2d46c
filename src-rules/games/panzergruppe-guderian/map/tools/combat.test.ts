import { describe, expect, it } from 'vitest';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { draw, ratings, scene } from '../../testing/draw.ts';
import { map } from '../index.ts';

/** Retreat, advance, stacking, objectives and leaders as the map shows them. Ground and places are invented. */
const ask = (tool: string, target: string, of: ReturnType<typeof scene>): Overlay => {
  const found = map.tools.find((one) => one.id === tool);
  if (!found) throw new Error(`no tool ${tool}`);
  return found.show(target, of.board, of.stand, of.around);
};
const offers = (tool: string, target: string, { board, stand, around }: ReturnType<typeof scene>): boolean =>
  map.tools.find((one) => one.id === tool)?.when?.(target, board, stand, around) ?? true;
const hexIn = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex);
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
    const around = { 'rifle#1': '0911', 'rifle#2': '1010', 'rifle#3': '0810' };
    const pieces = { '6inf': '0909', '23inf': '0909', ...ring, ...around };
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

  it('PGG-5.0 armies set up in one hex may stand so until the first Soviet movement phase ends', () => {
    const army = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`rifle#${n}`, '0909']));
    const noted = (place: string) =>
      ask('stacking', '', scene(open, army, { turn: 1, place })).list.some(({ rule }) => rule === '5.0');
    expect(noted('t1/sov/movement')).toBe(true);
    expect(noted('t1/sov/combat')).toBe(false);
  });
});

describe('objectives', () => {
  const names = { '0510': 'Smolensk', '0610': 'Smolensk', '0312': 'orsha ' };
  const sheet = draw({ columns: [1, 8], rows: [9, 13], names });
  const german = { '6inf': '0510', '26inf': '0610', '5inf': '0312' };
  const note = (overlay: Overlay) => (overlay.note?.proposal.ok ? overlay.note.proposal.facts : []);

  it('PGG-15.11a a line of any length to the west edge, PGG-A27 through swamps and markers, past no enemy nor his zone', () => {
    const swamps = draw({
      columns: [1, 8],
      rows: [9, 13],
      names,
      terrain: { swamp: ['0309', '0310', '0311', '0313'] },
    });
    const at = { ...german };
    const free = ask('points', '', scene(swamps, at, { cells: { at, sovietMarker: '0410' } }));
    expect(free.says).toMatchObject({ p: { n: 2, count: 2 } });
    // a wall of units and zones across column 03
    const wall = scene(sheet, { '6inf': '0510', '26inf': '0610', 'rifle#1': '0310', 'rifle#2': '0312' });
    const cut = ask('points', '', wall);
    expect(cut.list.find(({ msg }) => JSON.stringify(msg).includes('Smolensk'))?.msg.id).toBe('pgg.points.cut');
    expect(cut.lines.some(({ tone }) => tone === 'wanted')).toBe(true);
    // a German unit in a hex under their zones keeps it open, even a disrupted one
    const held = {
      '6inf': '0510',
      '26inf': '0610',
      '5inf': '0311',
      '16inf': '0211',
      '35inf': '0410',
      'rifle#1': '0310',
      'rifle#2': '0312',
    };
    expect(ask('points', '', scene(sheet, held, {}, ['5inf'])).says).toMatchObject({ p: { n: 1, count: 1 } });
    // lakes stop it
    const lake = draw({ columns: [1, 8], rows: [10, 10], names: { '0510': 'Orsha' }, lakes: [['0210', '0310']] });
    expect(ask('points', '', scene(lake, { '6inf': '0510' })).says).toMatchObject({ p: { n: 0, count: 1 } });
  });

  it('PGG-15.11a PGG-A50 the objective’s own hex under enemy ZOC closes its line, unless a German stands there', () => {
    const seen = (pieces: { readonly [piece: string]: string }, a50: string) => {
      const here = scene(sheet, pieces, {
        options: { a50 },
        cells: { at: pieces, control: { orsha: 'german' }, line: { orsha: a50 === 'closed' ? 'open' : 'cut' } },
      });
      const shown = ask('points', '', here);
      return {
        says: shown.list.find(({ msg }) => JSON.stringify(msg).includes('Orsha'))?.msg.id,
        line: note(shown).find((fact) => fact.kind === 'set' && fact.cell === 'line' && fact.key === 'orsha'),
        half: shown.hexes.filter(({ tone }) => tone === 'half').map(({ hex }) => hex),
      };
    };
    // beside 0312 to the east; the way west of it is free
    const alone = { 'rifle#1': '0412' };
    expect(seen(alone, 'closed')).toMatchObject({ says: 'pgg.points.cut', line: { value: 'cut' }, half: ['0312'] });
    expect(seen(alone, 'open')).toMatchObject({ says: 'pgg.points.open', line: { value: 'open' } });
    expect(seen({ ...alone, '5inf': '0312' }, 'closed')).toMatchObject({ says: 'pgg.points.open' });
  });

  it('PGG-15.11 whose it is: units in every hex, or as the record has it; noted with the lines, PGG-13.2a for air markers, too', () => {
    const here = scene(sheet, german);
    const shown = ask('points', '', here);
    expect(note(shown)).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: 'control', key: 'smolensk', value: 'german' },
        { kind: 'set', cell: 'controlSince', key: 'smolensk', value: 3 },
        { kind: 'set', cell: 'line', key: 'smolensk', value: 'open' },
        { kind: 'set', cell: 'line', key: 'orsha', value: 'open' },
      ]),
    );
    // half of Smolensk held by each: divided, and no line counts
    const half = ask('points', '', scene(sheet, { '6inf': '0510', 'rifle#1': '0610' }));
    expect(note(half)).toContainEqual({ kind: 'set', cell: 'control', key: 'smolensk', value: 'split' });
    expect(note(half)).not.toContainEqual({ kind: 'set', cell: 'line', key: 'smolensk', value: 'open' });
    // nobody there: the last to pass
    const passed = scene(sheet, {}, { cells: { at: {}, control: { smolensk: 'german' } } });
    expect(note(ask('points', '', passed))).toEqual([{ kind: 'set', cell: 'line', key: 'smolensk', value: 'open' }]);
    // one hex of Smolensk is not drawn: nothing is noted of it
    const part = draw({ columns: [1, 8], rows: [9, 13], names: { '0510': 'Smolensk' } });
    expect(ask('points', '', scene(part, { '6inf': '0510' })).note?.proposal.ok).toBe(false);
  });

  it('PGG-13.2a PGG-A18 the line from Smolensk opens the east to air markers, from the next turn or at once', () => {
    const held = { control: { smolensk: 'german' }, controlSince: { smolensk: 3 } };
    const air = (
      options: { readonly [id: string]: string },
      pieces: { readonly [piece: string]: string } = german,
      turn = 3,
    ) => ask('points', '', scene(sheet, pieces, { turn, options, cells: { at: pieces, ...held } })).list.at(-1)?.msg.id;
    expect(air({})).toBe('pgg.points.airLimit');
    expect(air({}, german, 4)).toBe('pgg.points.airFree');
    expect(air({ a18: 'same' })).toBe('pgg.points.airFree');
    const cut = { '6inf': '0510', '26inf': '0610', 'rifle#1': '0310', 'rifle#2': '0312' };
    expect(air({ a18: 'same' }, cut)).toBe('pgg.points.airLimit');
  });

  it('PGG-A49 the numbered hexes need a line, or do not', () => {
    const far = draw({ columns: [57, 59], rows: [6, 8] });
    const at = (a49: string) =>
      ask('points', '', scene(far, { '6inf': '5907' }, { options: { a49 } })).list.find(({ hex }) => hex === '5907')
        ?.msg.id;
    expect(at('all')).toBe('pgg.points.cut');
    expect(at('cities')).toBe('pgg.points.free');
  });

  it('PGG-15.12a noted in B6 the snapshot is taken with the lines; recaptures of it are offered, PGG-A44 by units or by the last to pass', () => {
    const b6 = ask('points', '', scene(sheet, german, { place: 't3/ger/cities' }));
    expect(note(b6)).toContainEqual({ kind: 'set', cell: 'snapshot', key: 'smolensk', value: true });
    expect(note(b6)).toContainEqual({ kind: 'set', cell: 'snapshotTurn', value: 3 });
    const taken = (
      pieces: { readonly [piece: string]: string },
      over: { readonly [cell: string]: { readonly [key: string]: string } },
      a44: string,
    ) =>
      ask(
        'recapture',
        '',
        scene(sheet, pieces, {
          turn: 4,
          place: 't4/sov/recapture',
          options: { a44 },
          cells: { at: pieces, snapshot: { smolensk: true }, ...over },
        }),
      );
    const both = taken({ 'rifle#1': '0510', 'rifle#2': '0610' }, {}, 'unit');
    expect(note(both)).toContainEqual({ kind: 'set', cell: 'recaptures', key: 'smolensk', value: 1 });
    expect(note(both)).toContainEqual({ kind: 'set', cell: 'control', key: 'smolensk', value: 'soviet' });
    const passed = { control: { smolensk: 'soviet' } };
    expect(taken({ 'rifle#1': '0510' }, passed, 'unit').note).toBeUndefined();
    expect(note(taken({ 'rifle#1': '0510' }, passed, 'pass'))).not.toEqual([]);
    expect(offers('recapture', '', scene(sheet, {}))).toBe(false);
  });
});

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

describe('entries', () => {
  it('PGG-14.12 a provisional entry is closed when Germans hold or control all of it; then the nearest hex eastward without one', () => {
    const plain = draw({ columns: [5, 13], rows: [5, 13] });
    const label = (hex: string, name: string) => ({ [hex]: { terrain: 'clear', labels: [name] } });
    const sheet = {
      ...plain,
      hexes: { ...plain.hexes, ...label('0909', '3'), ...label('0910', '3'), ...label('1309', 'X') },
    };
    const shown = (pieces: { readonly [piece: string]: string }) => ask('entries', '', scene(sheet, pieces));
    expect(shown({ '6inf': '0908' }).list.map(({ msg }) => msg.id)).toEqual(['pgg.entries.open', 'pgg.entries.open']);
    // one hex held, the other in its zone
    const shut = shown({ '6inf': '0909', '26inf': '1009' });
    expect(shut.list.find(({ rule }) => rule === '14.12')?.msg.id).toBe('pgg.entries.instead');
    expect(shut.hexes.filter(({ tone }) => tone === 'half').map(({ hex }) => hex)).toEqual(['1008', '1010']);
    // a scheduled one has no way round in the rule
    const waits = shown({ '6inf': '1309' });
    expect(waits.list.map(({ msg }) => msg.id)).toEqual(['pgg.entries.closed', 'pgg.entries.open']);
    expect(shown({}).says.p).toMatchObject({ n: 2, count: 0 });
  });

  it('PGG-A37 a closed scheduled entry waits, or by agreement the nearest hex is used', () => {
    const plain = draw({ columns: [5, 13], rows: [5, 13] });
    const sheet = { ...plain, hexes: { ...plain.hexes, '0909': { terrain: 'clear', labels: ['W'] } } };
    const hexes = (a37: string) =>
      ask('entries', '', scene(sheet, { '6inf': '0909' }, { options: { a37 } }))
        .hexes.filter(({ tone }) => tone === 'half')
        .map(({ hex }) => hex);
    expect(hexes('wait')).toEqual([]);
    expect(hexes('nearest')).toEqual(['1008', '1009']);
  });

  it('PGG-A25 area B is known from the text, the players’ labels go before it', () => {
    const west = draw({ columns: [1, 3], rows: [1, 12] });
    expect(ask('entries', '', scene(west, {})).hexes).toHaveLength(11);
    const labelled = { ...west, hexes: { ...west.hexes, '0111': { terrain: 'clear', labels: ['B'] } } };
    expect(ask('entries', '', scene(labelled, {})).hexes.map(({ hex }) => hex)).toEqual(['0111']);
  });

  it('PGG-14.22 South-Western Front: the marked rail hexes of the corner, and Z with them', () => {
    const plain = draw({ columns: [5, 13], rows: [5, 13] });
    const marked = { terrain: 'clear', features: ['southEast'] };
    const z = { terrain: 'clear', labels: ['Z'] };
    const sheet = { ...plain, hexes: { ...plain.hexes, '1213': marked, '1013': marked, '1313': z } };
    const shown = (pieces: { readonly [piece: string]: string }) => ask('entries', '', scene(sheet, pieces));
    const at = (overlay: Overlay) => overlay.hexes.filter(({ label }) => label === 'SW').map(({ hex }) => hex);
    expect(at(shown({}))).toEqual(['1013', '1213', '1313']);
    expect(shown({}).list.find(({ rule }) => rule === '14.22')?.msg.id).toBe('pgg.entries.open');
    const shut = shown({ '6inf': '1013', '26inf': '1213', '5inf': '1313' });
    expect(shut.list.find(({ rule }) => rule === '14.22')?.msg.id).toBe('pgg.entries.closed');
    // nothing marked: nothing said of it
    expect(ask('entries', '', scene(plain, {})).list).toEqual([]);
  });
});
