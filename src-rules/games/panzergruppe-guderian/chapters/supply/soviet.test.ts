import { describe, expect, it } from 'vitest';
import { draw, ratings, scene, verdict, verdicts } from '../../testing/draw.ts';
import { rowOf } from '../combat/fight/fills.ts';
import { statusOf } from './judged.ts';
import { freeze } from './status.ts';

/** Command and supply in two stages. Lukin's rating is the rulebook's; the others are invented. */
const east = ['2009', '2010', '2011', '2012'];

const sheet = draw({ columns: [1, 20], rows: [9, 12], east });

describe('three states', () => {
  it('PGG-10.35a supplied, in command only, or neither', () => {
    const pieces = { 'rifle#1': '1010', 'rifle#2': '0310', Lukin: '0910' };
    const open = scene(sheet, pieces);
    expect(verdict(open, 'rifle#1')).toMatchObject({ state: 'supplied', tone: 'good' });
    expect(verdict(open, 'rifle#2')).toMatchObject({ state: 'none', tone: 'bad' });
    // Germans across the whole strip: the leader has no way east
    const wall = { '6inf': '1509', '26inf': '1510', '5inf': '1511', '16inf': '1512' };
    const cut = scene(sheet, { ...pieces, ...wall });
    const only = verdict(cut, 'rifle#1');
    expect(only).toMatchObject({ state: 'command', tone: 'half', msg: { id: 'pgg.supply.command' } });
    expect(only.effects.map(({ rule }) => rule)).toContain('10.35');
    expect(only.openings[0]?.hexes.length).toBeGreaterThan(0);
    const alone = verdict(cut, 'rifle#2').effects.map(({ msg }) => msg.id);
    expect(alone).toEqual(expect.arrayContaining(['pgg.effect.noAttack', 'pgg.effect.noOverrun']));
  });

  it('PGG-E10 PGG-11.22 four hexes from Lukin, rating 3: not through him; another leader may do', () => {
    const far = verdict(scene(sheet, { 'rifle#1': '0510', Lukin: '0910' }), 'rifle#1');
    expect(far).toMatchObject({ state: 'none', openings: [] });
    expect(JSON.stringify(far.says)).toContain('{"id":"pgg.supply.beyond","p":{"count":1}}');
    expect(verdict(scene(sheet, { 'rifle#1': '0610', Lukin: '0910' }), 'rifle#1').state).toBe('supplied');
    const other = scene(sheet, { 'rifle#1': '0510', Lukin: '0910', Konev: '0410' });
    expect(verdict(other, 'rifle#1')).toMatchObject({ state: 'supplied' });
    expect(verdict(other, 'rifle#1').says.p).toMatchObject({ leader: { name: 'Konev' }, count: 1 });
  });

  it('PGG-10.1 PGG-11.21 the radius is counted along an open line, not as the crow flies', () => {
    const shut = scene(sheet, { 'rifle#1': '0710', Lukin: '0910', '6inf': '0810' });
    // two hexes away; past the division's zone there is no way at all
    expect(verdict(shut, 'rifle#1').state).toBe('none');
    expect(verdict(scene(sheet, { 'rifle#1': '0710', Lukin: '0910' }), 'rifle#1').state).toBe('supplied');
    // two disrupted divisions have no zone, and block by standing there: round them it is four hexes
    const block = { 'rifle#1': '0710', Lukin: '0910', '6inf': '0809', '26inf': '0810' };
    const round = (rating: number) =>
      verdict(scene(sheet, block, { rosters: ratings({ Lukin: rating }) }, ['6inf', '26inf']), 'rifle#1');
    expect(round(3)).toMatchObject({ state: 'none', msg: { id: 'pgg.supply.outOfCommand' } });
    expect(JSON.stringify(round(3).says)).toContain('{"id":"pgg.supply.openBeyond","p":{"count":1}}');
    expect(round(4).ways.find(({ id }) => id === 'command')?.says.p).toMatchObject({ n: 4, of: 4 });
  });

  it('PGG-8.15 Soviet units of its own cancel German zones on both legs', () => {
    const held = { 'rifle#1': '0710', Lukin: '0910', '6inf': '0808' };
    const tall = draw({ columns: [1, 20], rows: [10, 10], east: ['2010'] });
    const zone = scene(tall, { ...held, '6inf': '0809' });
    expect(verdict(zone, 'rifle#1').state).toBe('none');
    expect(verdict(scene(tall, { ...held, '6inf': '0809', 'rifle#2': '0810' }), 'rifle#1').state).toBe('supplied');
  });

  it('PGG-6.64 a disrupted leader gives neither command nor supply', () => {
    const pieces = { 'rifle#1': '1010', Lukin: '0910' };
    const weak = verdict(scene(sheet, pieces, {}, ['Lukin']), 'rifle#1');
    expect(weak).toMatchObject({ state: 'none', says: { id: 'pgg.supply.noLeader' } });
  });

  it('PGG-N02 a leader whose rating nobody typed reaches only his own hex, and the answer names him', () => {
    const unknown = scene(sheet, { 'rifle#1': '1010', 'rifle#2': '0910', Konev: '0910' }, { rosters: {} });
    expect(verdict(unknown, 'rifle#2').state).toBe('supplied');
    const said = verdict(unknown, 'rifle#1');
    expect(said.state).toBe('none');
    expect(said.ways.map(({ msg }) => msg.id)).toContain('pgg.way.ratings');
    expect(said.says).toMatchObject({ id: 'pgg.supply.unrated', p: { count: 1 } });
  });
});

describe('what would open a line', () => {
  // one row of hexes; disrupted divisions have no zone, and block by standing there
  const row = draw({ columns: [1, 20], rows: [10, 10], east: ['2010'] });
  const openings = (pieces: { readonly [piece: string]: string }, ground = row) =>
    verdict(
      scene(ground, pieces, { rosters: ratings({ Lukin: 3, Konev: 3 }) }, ['6inf', '26inf']),
      'rifle#1',
    ).openings.map(({ hexes, way }) => `${hexes.join(' ')} ${way}`);
  const between = { 'rifle#1': '0510', Lukin: '0210', '6inf': '0310', '26inf': '0610' };
  it('PGG-10.35a command alone is offered where it takes fewer hexes than supply', () => {
    expect(openings(between)).toEqual(['0310 command']);
    // no hex of the east edge is drawn: nothing opens supply
    expect(openings(between, draw({ columns: [1, 20], rows: [10, 10] }))).toEqual(['0310 command']);
  });
  it('PGG-11.21 of a map whose east edge is not drawn the line to it says that, not that nothing leads there', () => {
    const pieces = { 'rifle#1': '0510', Lukin: '0610' };
    const of = (ground: typeof row, more: { readonly [piece: string]: string } = {}) =>
      verdict(scene(ground, { ...pieces, ...more }), 'rifle#1').ways.find(({ id }) => id === 'supply')?.says.id;
    expect(of(draw({ columns: [1, 20], rows: [10, 10] }))).toBe('pgg.way.noEast');
    expect(of(row, { '6inf': '0910' })).not.toBe('pgg.way.noEast');
  });
  it('PGG-8.15 whose zone shuts a hex is told by hex number, who stands beside the drawn part among them', () => {
    const pieces = { 'rifle#1': '0510', Lukin: '0610', '26inf': '0910', '6inf': '0809' };
    const [opening] = verdict(scene(row, pieces), 'rifle#1').openings;
    const zone = opening?.causes.find(({ hex }) => hex === '0810')?.opens;
    expect(zone?.p?.count).toBe(2);
    expect(JSON.stringify(zone).match(/\d{4}/g)).toEqual(['0809', '0910']);
  });
  it('PGG-10.35a and not where supply takes no more', () => {
    expect(openings({ ...between, Konev: '0810' })).toEqual(['0610 supply']);
  });
});

describe('the leader’s own line', () => {
  it('PGG-11.24 PGG-10.34a of any length to the east edge, past no German; out of it his rating stays', () => {
    const open = scene(sheet, { Lukin: '0110', 'rifle#1': '0210' });
    expect(verdict(open, 'Lukin')).toMatchObject({ state: 'supplied', says: { p: { count: 19 } } });
    const wall = { '6inf': '1509', '26inf': '1510', '5inf': '1511', '16inf': '1512' };
    const cut = scene(sheet, { Lukin: '0110', 'rifle#1': '0210', ...wall });
    expect(verdict(cut, 'Lukin')).toMatchObject({ state: 'none', effects: [{ rule: '10.34' }, { rule: '11.22' }] });
    expect(verdict(cut, 'rifle#1').state).toBe('command');
  });

  it('PGG-11.24 leaders do not chain', () => {
    // Lukin is cut off; Konev beyond the wall is not, and cannot lend him his line
    const wall = { '6inf': '1509', '26inf': '1510', '5inf': '1511', '16inf': '1512' };
    const two = scene(sheet, { Lukin: '1310', Konev: '1710', 'rifle#1': '1210', ...wall });
    expect(verdict(two, 'Konev').state).toBe('supplied');
    expect(verdict(two, 'Lukin').state).toBe('none');
    expect(verdict(two, 'rifle#1').state).toBe('command');
  });

  it('PGG-11.22 a unit on the east edge without a leader is not supplied', () => {
    expect(verdict(scene(sheet, { 'rifle#1': '2010' }), 'rifle#1').state).toBe('none');
  });

  it('PGG-11.1 without a hex of the east edge on the drawn map the answer says so', () => {
    const part = scene(draw({ columns: [5, 9], rows: [9, 12] }), { Lukin: '0710' });
    expect(JSON.stringify(verdict(part, 'Lukin').says)).toContain('pgg.supply.noEast');
  });

  it('PGG-11.24 and where his line leaves the drawn part nobody is called out of supply for it', () => {
    const part = draw({ columns: [1, 9], rows: [9, 12] });
    const open = scene(part, { Lukin: '0510', 'rifle#1': '0410', 'rifle#2': '0110' });
    const leader = verdict(open, 'Lukin');
    const near = verdict(open, 'rifle#1');
    for (const one of [leader, near]) expect(one).toMatchObject({ state: 'unjudged', tone: 'half', effects: [] });
    // command is known all the same
    expect(verdict(open, 'rifle#2').state).toBe('none');
    // a fight leaves supply as it is told there, a move counts the whole allowance, and only who is judged is marked
    const { board, stand, context } = open;
    const piece = (id: string) => stand.pieces.find((one) => one.id === id) ?? expect.fail(id);
    expect(rowOf(piece('rifle#1'), board, stand, context)).not.toHaveProperty('supply');
    expect(rowOf(piece('rifle#2'), board, stand, context)).toMatchObject({ supply: 'none' });
    expect(statusOf(board, stand, context, piece('rifle#1'))).toBeUndefined();
    const moving = { ...context, place: 't3/sov/movement' };
    const marked = freeze('soviet')(verdicts(open, 'soviet'), moving);
    expect(marked).toMatchObject({ ok: true, facts: [{}], next: [{ msg: { p: { count: 2 } }, rule: '11.24' }] });
    expect(freeze('soviet')([leader, near], moving)).toMatchObject({ ok: false, rule: '11.24' });
    // shut in by Germans within the drawing he is out of supply, whatever lies beyond
    const ring = {
      '6inf': '0308',
      '26inf': '0508',
      '5inf': '0708',
      '16inf': '0710',
      '35inf': '0711',
      '7inf': '0512',
      '15inf': '0311',
    };
    const wide = draw({ columns: [1, 9], rows: [6, 14] });
    expect(verdict(scene(wide, { Lukin: '0510', ...ring }), 'Lukin').state).toBe('none');
  });
});

it('PGG-6.4b Soviet lines run through columns 01 and 02 on every turn', () => {
  // the only way round the Germans is by the western columns
  const round = draw({
    columns: [1, 6],
    rows: [9, 16],
    east: ['0609', '0610'],
    without: ['0512', '0513', '0612', '0613'],
  });
  const wall = { '6inf': '0413' };
  for (const turn of [1, 6, 7]) {
    const at = scene(round, { Lukin: '0216', 'rifle#1': '0215', ...wall }, { turn, place: `t${turn}/sov/combat` });
    const said = verdict(at, 'rifle#1');
    expect(said.state).toBe('supplied');
    const path = said.ways[0]?.line.flatMap((leg) => leg.path) ?? [];
    expect(path.some((hex) => hex.startsWith('01') || hex.startsWith('02'))).toBe(true);
  }
});

it('PGG-13.33 German air markers never stop a Soviet line', () => {
  const narrow = draw({ columns: [1, 20], rows: [10, 10], east: ['2010'] });
  const pieces = { Lukin: '0910', 'rifle#1': '0810' };
  const marked = scene(narrow, pieces, { cells: { at: pieces, air: { '1210': true }, sovietMarker: '1310' } });
  expect(verdict(marked, 'rifle#1').state).toBe('supplied');
});

it('PGG-A24 Soviet arrivals, too: in their movement phase, or in their whole first turn', () => {
  const pieces = { 'rifle#1': '1010', 'rifle#2': '1010' };
  const at = (place: string, options: { readonly [id: string]: string } = {}) =>
    scene(sheet, pieces, {
      place,
      options,
      marks: { arrived: { 'rifle#1': { value: { side: 'soviet' }, until: 't3' } } },
    });
  expect(verdict(at('t3/sov/movement'), 'rifle#1').state).toBe('supplied');
  expect(verdict(at('t3/sov/movement'), 'rifle#2').state).toBe('none');
  expect(verdict(at('t3/sov/combat'), 'rifle#1').state).toBe('none');
  expect(verdict(at('t3/sov/combat', { a24: 'turn' }), 'rifle#1').state).toBe('supplied');
  // each says for how long
  expect(verdict(at('t3/sov/movement'), 'rifle#1').says.id).toBe('pgg.supply.fresh');
  expect(verdict(at('t3/sov/movement', { a24: 'turn' }), 'rifle#1').says.id).toBe('pgg.supply.freshTurn');
  expect(verdict(at('t3/sov/combat', { a24: 'turn' }), 'rifle#2').state).toBe('none');
});

it('of several leaders in a hex the one who reaches farthest counts', () => {
  const two = scene(
    sheet,
    { 'rifle#1': '0610', Konev: '0910', Lukin: '0910' },
    { rosters: ratings({ Konev: 1, Lukin: 3 }) },
  );
  expect(verdict(two, 'rifle#1').says.p).toMatchObject({ leader: { name: 'Lukin' }, count: 3 });
});
