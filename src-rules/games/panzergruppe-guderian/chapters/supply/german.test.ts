import { describe, expect, it } from 'vitest';
import { draw, scene, verdict } from '../../testing/draw.ts';

/** German lines of section 11.1 on ground made up for each case. */
const strip = (over: Partial<Parameters<typeof draw>[0]> = {}) =>
  draw({
    columns: [1, 28],
    rows: [19, 21],
    roads: [['0120', '0219', '0319', '0419', '0520']],
    ...over,
  });

const way = (from: ReturnType<typeof scene>, piece: string, id: string) =>
  verdict(from, piece).ways.find((one) => one.id === id);

describe('the road line', () => {
  it('PGG-11.11 twenty hexes to the road and no more; the road itself has any length', () => {
    const near = scene(strip(), { '6inf': '2520' });
    expect(verdict(near, '6inf')).toMatchObject({ state: 'supplied', tone: 'good', openings: [] });
    expect(way(near, '6inf', 'road')).toMatchObject({
      ok: true,
      source: '0120',
      says: { id: 'pgg.way.hexesOf', p: { n: 20, of: 20 } },
    });
    const far = verdict(scene(strip(), { '6inf': '2620' }), '6inf');
    expect(far).toMatchObject({ state: 'out', tone: 'bad', openings: [], msg: { id: 'pgg.supply.out' } });
    expect(JSON.stringify(far.says)).toContain('{"id":"pgg.supply.tooFar","p":{"count":1,"n":20}}');
    expect(far.ways[0]).toMatchObject({ ok: false, says: { id: 'pgg.way.far', p: { count: 1 } } });
    // on the road itself: no walk at all
    expect(way(scene(strip(), { '6inf': '0419' }), '6inf', 'road')?.says.p).toEqual({ n: 0, of: 20 });
  });

  it('PGG-11.11 the road is open only through hexes free of the enemy and his zones, from 0120 on', () => {
    const pieces = { '6inf': '1020', 'rifle#1': '0320' };
    // 0319 and 0419 are in the zone of 0320; so is the way round, in this narrow strip
    const shut = verdict(scene(strip(), pieces), '6inf');
    expect(shut.state).toBe('out');
    const free = draw({ columns: [1, 12], rows: [12, 24], roads: [['0120', '0219', '0319', '0419', '0520']] });
    const round = scene(free, pieces);
    expect(way(round, '6inf', 'road')?.ok).toBe(true);
    expect(way(round, '6inf', 'road')?.line[0]?.path).not.toContain('0419');
    // 0120 itself held: no road at all, though the west edge is near
    const held = scene(free, { '6inf': '0420', 'rifle#1': '0121' });
    expect(way(held, '6inf', 'road')?.ok).toBe(false);
    expect(verdict(held, '6inf').state).toBe('supplied');
  });

  it('PGG-11.11 a way round that is open but too long is told as that, not as cut', () => {
    const free = draw({ columns: [1, 28], rows: [12, 24], roads: [['0120', '0219', '0319', '0419', '0520']] });
    const round = verdict(scene(free, { '6inf': '2520', 'rifle#1': '0520' }), '6inf');
    expect(round).toMatchObject({ msg: { id: 'pgg.supply.out' }, openings: [{ hexes: ['0419', '0520', '0619'] }] });
    expect(round.ways[0]?.says).toEqual({ id: 'pgg.way.long', p: { count: 2 } });
    expect(JSON.stringify(round.says)).toMatch(/roadOpen.*"0319".*\{"id":"pgg.supply.tooLong","p":\{"count":2,"n":20/);
  });

  it('PGG-11.1 without 0120 on the drawn map the road line says so', () => {
    const part = scene(draw({ columns: [5, 9], rows: [19, 21] }), { '6inf': '0720' });
    expect(way(part, '6inf', 'road')?.says).toEqual({ id: 'pgg.way.notDrawn', p: { hex: { name: '0120' } } });
    expect(JSON.stringify(verdict(part, '6inf').says)).toContain('pgg.supply.rim');
  });

  it('PGG-A15 into a swamp and not through it; a road carries the line through', () => {
    const wall = { swamp: ['0919', '0920', '0921'] };
    const beyond = { '6inf': '1120', '26inf': '0920' };
    const blocked = scene(strip({ terrain: wall }), beyond);
    expect(verdict(blocked, '6inf')).toMatchObject({ state: 'out', openings: [] });
    expect(verdict(blocked, '26inf').state).toBe('supplied');
    const road = ['0120', '0219', '0319', '0419', '0520', '0620', '0720', '0820', '0920', '1020'];
    expect(verdict(scene(strip({ terrain: wall, roads: [road] }), beyond), '6inf').state).toBe('supplied');
  });

  it('PGG-6.7 lakes stop lines: hexsides and hexes of water; nothing opens them', () => {
    const sides = strip({
      columns: [1, 12],
      lakes: [
        ['0819', '0919'],
        ['0819', '0920'],
        ['0818', '0919'],
        ['0820', '0920'],
        ['0820', '0921'],
        ['0821', '0921'],
        ['0821', '0922'],
      ],
    });
    expect(verdict(scene(sides, { '6inf': '1020' }), '6inf')).toMatchObject({ state: 'out', openings: [] });
    const water = strip({ columns: [1, 12], terrain: { lake: ['0919', '0920', '0921'] } });
    expect(verdict(scene(water, { '6inf': '1120' }), '6inf')).toMatchObject({ state: 'out', openings: [] });
    expect(verdict(scene(strip({ columns: [1, 12] }), { '6inf': '1120' }), '6inf').state).toBe('supplied');
  });
});

describe('the line to the west edge', () => {
  const bare = (over: Partial<Parameters<typeof draw>[0]> = {}) => strip({ roads: [], ...over });

  it('PGG-11.12 twenty movement points of its own kind, the edge hex included', () => {
    const clear = scene(bare(), { '6inf': '2120', '26inf': '2220', '5inf': '0119' });
    expect(way(clear, '6inf', 'edge')).toMatchObject({ ok: true, says: { p: { mp: 40, of: 40 } } });
    expect(way(clear, '26inf', 'edge')).toMatchObject({ ok: false, says: { id: 'pgg.way.farPoints', p: { mp: 2 } } });
    // on the edge already
    expect(way(clear, '5inf', 'edge')).toMatchObject({ ok: true, source: '0119', says: { p: { mp: 0 } } });
    const forest = Array.from({ length: 11 }, (_, i) => String(i + 1).padStart(2, '0')).flatMap((column) =>
      [19, 20, 21].map((row) => column + row),
    );
    const woods = scene(bare({ terrain: { forest } }), { '6inf': '1220', '7pz-1': '1220', '1cav': '1219' });
    expect(way(woods, '6inf', 'edge')?.ok).toBe(true);
    expect(way(woods, '7pz-1', 'edge')?.ok).toBe(false);
    expect(way(woods, '1cav', 'edge')?.ok).toBe(false);
  });

  it('PGG-11.13 a road does not bridge a river here, and is not stopped by it in the road line', () => {
    const rivers = [
      ['0219', '0319'],
      ['0220', '0320'],
      ['0220', '0321'],
      ['0219', '0320'],
      ['0218', '0319'],
      ['0221', '0321'],
      ['0221', '0322'],
    ] as const;
    const road = ['0120', '0219', '0319', '0419', '0520'];
    const wet = scene(strip({ rivers, roads: [road] }), { '7pz-1': '0319' });
    // two road hexes at a half, and two points for the river
    expect(way(wet, '7pz-1', 'edge')?.says.p).toMatchObject({ mp: 6 });
    expect(way(scene(strip(), { '7pz-1': '0319' }), '7pz-1', 'edge')?.says.p).toMatchObject({ mp: 2 });
    expect(way(wet, '7pz-1', 'road')?.ok).toBe(true);
  });

  it('PGG-A38 it keeps clear of the enemy as the road line does', () => {
    const held = scene(bare({ columns: [1, 9] }), { '6inf': '0820', 'rifle#1': '0520' });
    expect(verdict(held, '6inf').state).toBe('out');
  });
});

describe('what cuts a line', () => {
  const wide = draw({ columns: [1, 9], rows: [18, 22], roads: [['0120', '0219', '0319', '0419', '0520']] });
  const unit = { '6inf': '0820' };
  const line = { 'rifle#1': '0519', 'rifle#2': '0521', 'rifle#3': '0522' };

  it('PGG-8.15 a unit of its own in the hex cancels zones there, even a disrupted one; a zone of its own does not', () => {
    const cut = scene(wide, { ...unit, ...line });
    expect(verdict(cut, '6inf').state).toBe('out');
    const hexes = verdict(cut, '6inf').openings[0]?.hexes ?? [];
    expect(hexes.length).toBeGreaterThan(0);
    const there = Object.fromEntries(hexes.map((hex, i) => [['26inf', '5inf', '16inf', '35inf'][i] ?? '', hex]));
    expect(verdict(scene(wide, { ...unit, ...line, ...there }), '6inf').state).toBe('supplied');
    const weak = scene(wide, { ...unit, ...line, ...there }, {}, Object.keys(there));
    expect(verdict(weak, '6inf').state).toBe('supplied');
  });

  it('PGG-11.1 an enemy in the hex is not a zone: the reason says that he has to go', () => {
    const wall = { 'rifle#1': '0518', 'rifle#2': '0519', 'rifle#3': '0520', 'rifle#4': '0521', 'rifle#5': '0522' };
    const all = { ...unit, ...wall, 'rifle#6': '0517' };
    const shut = verdict(scene(wide, all, {}, Object.keys(wall)), '6inf');
    expect(shut.openings[0]?.causes[0]).toMatchObject({ msg: { id: 'pgg.opens.enemy' }, rule: '11.11' });
    // undisrupted neighbours add their zone to the hex he leaves
    const both = verdict(scene(wide, all), '6inf').openings[0]?.causes.map(({ msg }) => msg.id);
    expect(both).toContain('pgg.opens.zoneToo');
  });

  it('PGG-13.44 no line passes the Soviet marker, and a unit standing there is no help', () => {
    const narrow = draw({ columns: [1, 9], rows: [20, 20] });
    const pieces = { '6inf': '0820', '26inf': '0520' };
    const at = (hex: string) => scene(narrow, pieces, { cells: { at: pieces, sovietMarker: hex } });
    expect(verdict(at(''), '6inf').state).toBe('supplied');
    const marked = verdict(at('0520'), '6inf');
    expect(marked).toMatchObject({ state: 'out', openings: [{ hexes: ['0520'] }] });
    expect(marked.openings[0]?.causes).toMatchObject([{ rule: '13.44', opens: { id: 'pgg.opens.marker.now' } }]);
    // it goes at the end of the German player-turn, so in the Soviet one the wait is longer
    const soviet = scene(narrow, pieces, { place: 't3/sov/recapture', cells: { at: pieces, sovietMarker: '0520' } });
    expect(verdict(soviet, '6inf').openings[0]?.causes[0]?.opens.id).toBe('pgg.opens.marker.later');
    // Soviet lines do not mind either side's markers
    expect(verdict(at('0520'), '26inf').state).toBe('supplied');
  });

  it('PGG-A16 the marker in its own hex: the first hex does not count, or the unit is cut off', () => {
    const pieces = { '6inf': '0820' };
    const with16 = (a16: string, more: { readonly [piece: string]: string } = {}) =>
      scene(
        wide,
        { ...pieces, ...more },
        { options: { a16 }, cells: { at: { ...pieces, ...more }, sovietMarker: '0820' } },
      );
    expect(verdict(with16('open'), '6inf').state).toBe('supplied');
    const cut = verdict(with16('cut'), '6inf');
    expect(cut).toMatchObject({ state: 'out', openings: [{ hexes: ['0820'], causes: [{ rule: '13.44' }] }] });
    // what else is closed comes on top
    const both = verdict(with16('cut', line), '6inf');
    expect(both.openings[0]?.hexes[0]).toBe('0820');
    expect(both.openings[0]?.hexes.length).toBeGreaterThan(1);
    // who stands elsewhere is not touched by it
    expect(verdict(with16('cut', { '26inf': '0620' }), '26inf').state).toBe('supplied');
  });
});

describe('new arrivals', () => {
  const far = draw({ columns: [1, 28], rows: [19, 21] });
  const pieces = { '6inf': '2820', '26inf': '2820' };
  const at = (place: string, options: { readonly [id: string]: string } = {}) =>
    scene(far, pieces, { place, turn: 2, options, cells: { at: pieces, germanIn: { '6 Inf': 2 } } });

  it('PGG-11.33 PGG-A24 supplied in the movement phase in which it enters, or in its whole first turn', () => {
    expect(verdict(at('t2/ger/movement'), '6inf').state).toBe('supplied');
    expect(verdict(at('t2/ger/movement'), '26inf').state).toBe('out');
    expect(verdict(at('t2/ger/combat'), '6inf').state).toBe('out');
    expect(verdict(at('t2/ger/mech'), '6inf').state).toBe('out');
    expect(verdict(at('t2/ger/combat', { a24: 'turn' }), '6inf').state).toBe('supplied');
    expect(verdict(at('t2/ger/combat', { a24: 'turn' }), '26inf').state).toBe('out');
    // the turn after it traces like the others
    const later = scene(far, pieces, {
      place: 't3/ger/movement',
      turn: 3,
      options: { a24: 'turn' },
      cells: { at: pieces, germanIn: { '6 Inf': 2 } },
    });
    expect(verdict(later, '6inf').state).toBe('out');
  });
});
