import { describe, expect, it } from 'vitest';
import { touch } from '#rules/kit/hexmap/lattice.ts';
import { bareAround } from '#rules/kit/record/context.ts';
import { areAdjacent } from '../data/hexes.ts';
import { draw, scene, verdict } from '../testing/drawn.ts';
import { fieldOf } from './field.ts';
import { distance } from './ground.ts';
import { map } from './index.ts';
import { mapQuestions } from './questions.ts';
import { retreatPaths } from './retreat.ts';
import { sheetSpec } from './sheet.ts';
import { reachOf, stepOver, travelOf } from './travel.ts';

const block = { rows: [40, 52], columns: [1, 14] } as const;
/** Along a row westward. */
const row = (rr: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${rr}${String(from + i).padStart(2, '0')}`);
const fieldIn = (made: ReturnType<typeof scene>) => fieldOf(made.board, made.stand, made.around);
const ask = (made: ReturnType<typeof scene>, tool: string, target = '') => {
  const found = map.tools.find(({ id }) => id === tool);
  if (!found) throw new Error(tool);
  return found.show(target, made.board, made.stand, made.around);
};

describe('the sheet', () => {
  it('RTL-EX-13 the numbering agrees with every neighbour the text names, on each preset', () => {
    const pairs = [
      ['5730', '5729'],
      ['5730', '5830'],
      ['5730', '5831'],
      ['6028', '6128'],
      ['6028', '5927'],
      ['6229', '6129'],
      ['6229', '6329'],
      ['6229', '6328'],
    ] as const;
    for (const { id, grid: of } of sheetSpec.presets)
      for (const [a, b] of pairs) {
        if (id === 'soltsy') continue;
        expect(touch(of, a, b), `${id} ${a} ${b}`).toBe(true);
        expect(areAdjacent(a, b)).toBe(true);
      }
    const soltsy = sheetSpec.presets[0]?.grid;
    for (const [a, b] of [
      ['2114', '2015'],
      ['2114', '2014'],
      ['2214', '2113'],
      ['1533', '1534'],
      ['1533', '1632'],
    ] as const)
      expect(soltsy && touch(soltsy, a, b), `${a} ${b}`).toBe(areAdjacent(a, b));
  });
});

describe('zones and hex status', () => {
  it('RTL-3.2 zones stop at hexsides their unit could never cross; one unit gives its zone to the stack', () => {
    const sheet = draw({
      ...block,
      terrain: { swamp: ['4505'] },
      sides: { river: [['4606', '4607']], lake: [['4606', '4706']] },
    });
    const zones = (pieces: { readonly [piece: string]: string }, hex: string, over = {}) => {
      const field = fieldIn(scene(sheet, pieces, over));
      return field.zones.any.german[field.ground.board.nodeOf(hex)] === 1;
    };
    expect([zones({ 'pz-1': '4606' }, '4605'), zones({ 'pz-1': '4606' }, '4607')]).toEqual([true, false]);
    // lorries and men on foot could get over, nobody over a lake
    expect([zones({ 'rifle-1': '4606' }, '4607'), zones({ pioneers: '4606' }, '4607')]).toEqual([true, true]);
    expect([zones({ pioneers: '4606' }, '4706'), zones({ pioneers: '4606' }, '4505')]).toEqual([false, true]);
    expect(zones({ 'rifle-1': '4606' }, '4505')).toBe(false);
    // 16.2: a bridge unit opens the river
    expect(zones({ 'pz-1': '4606' }, '4607', { cells: { at: { 'pz-1': '4606' }, bridges: { b: '4607/4606' } } })).toBe(
      true,
    );
    const soviet = fieldIn(scene(sheet, { 'at-guns': '4606' }));
    expect(soviet.zones.any.soviet.some((one) => one === 1)).toBe(false);
    const stack = fieldIn(scene(sheet, { 'at-guns': '4606', 'rifles-1': '4606' }));
    expect(stack.zones.any.soviet[stack.ground.board.nodeOf('4605')]).toBe(1);
  });

  it('RTL-3.12 RTL-AMB-19 held, contested, in one zone, crossed last, nobody’s', () => {
    const sheet = draw(block);
    const at = { 'rifle-1': '4603', 'rifles-1': '4606' };
    const status = (options: { readonly [id: string]: string }, control = {}) => {
      const field = fieldIn(scene(sheet, at, { options, cells: { at, control } }));
      return ['4603', '4604', '4605', '4607', '4512', '4504'].map(
        (hex) => field.status[field.ground.board.nodeOf(hex)],
      );
    };
    const control = { '4512': 'soviet', '4604': 'soviet' };
    expect(status({ amb19: 'counts' }, control)).toEqual(['german', 'german', 'soviet', 'soviet', 'soviet', 'neutral']);
    expect(status({ amb19: 'ignored' }, control)).toEqual([
      'german',
      'german',
      'soviet',
      'soviet',
      'neutral',
      'neutral',
    ]);
    const near = { 'rifle-1': '4604', 'rifles-1': '4606' };
    const field = fieldIn(scene(sheet, near));
    expect(field.status[field.ground.board.nodeOf('4605')]).toBe('contested');
  });
});

describe('supply', () => {
  const road = { main: [row(46, 1, 6)] };
  const sheet = draw({ ...block, features: { sourceGerman: ['4601'], sourceSoviet: ['5214'] }, links: road });
  const state = (made: ReturnType<typeof scene>, piece = 'rifle-1') => verdict(made, piece).state;

  it('RTL-6.2 RTL-6.21 RTL-6.22 seven hexes to a Supply Road, five in rain or through marsh', () => {
    const at = (hex: string, weather: 'dry' | 'rain' = 'dry', of = sheet) =>
      state(scene(of, { 'rifle-1': hex }, { weather }));
    expect([at('4606'), at('4613'), at('4614')]).toEqual(['supplied', 'supplied', 'emergency']);
    expect([at('4611', 'rain'), at('4612', 'rain')]).toEqual(['supplied', 'emergency']);
    const marsh = draw({
      ...block,
      rows: [46, 46],
      features: { sourceGerman: ['4601'] },
      links: road,
      terrain: { marsh: ['4608'] },
    });
    expect([at('4611', 'dry', marsh), at('4612', 'dry', marsh)]).toEqual(['supplied', 'emergency']);
    // AMB-20: the own hex shortens nothing
    const own = draw({
      ...block,
      rows: [46, 46],
      features: { sourceGerman: ['4601'] },
      links: road,
      terrain: { marsh: ['4613'] },
    });
    expect(at('4613', 'dry', own)).toBe('supplied');
    expect(verdict(scene(sheet, { 'rifle-1': '4608' }), 'rifle-1').ways[0]).toMatchObject({
      ok: true,
      line: [
        { leg: 'line', path: ['4608', '4607', '4606'], cost: 2 },
        { leg: 'road', cost: 5 },
      ],
    });
  });

  it('RTL-6.21 a line passes swamp only along a road, railway or trail, a trail not in rain, and has five hexes then', () => {
    const through = (...kinds: readonly ('rail' | 'trail')[]) =>
      draw({
        ...block,
        rows: [46, 46],
        features: { sourceGerman: ['4601'] },
        terrain: { swamp: ['4608'] },
        links: { ...road, ...Object.fromEntries(kinds.map((kind) => [kind, [row(46, 7, 9)]])) },
      });
    const at = (of: ReturnType<typeof draw>, hex: string, weather: 'dry' | 'rain' = 'dry') =>
      state(scene(of, { 'rifle-1': hex }, { weather }));
    const [none, rail, trail] = [through(), through('rail'), through('trail')];
    expect([at(none, '4609'), at(none, '4607')]).toEqual(['emergency', 'supplied']);
    expect([at(rail, '4611'), at(rail, '4612')]).toEqual(['supplied', 'emergency']);
    expect([at(rail, '4611', 'rain'), at(trail, '4611'), at(trail, '4611', 'rain')]).toEqual([
      'supplied',
      'supplied',
      'emergency',
    ]);
  });

  it('RTL-6.21c RTL-6.24 RTL-14.11 a friend opens a hex in enemy ZOC; an enemy strongpoint shuts it, empty or not', () => {
    const narrow = draw({ ...block, rows: [46, 46], features: { sourceGerman: ['4601'] }, links: road });
    const cut = scene(narrow, { 'rifle-1': '4610', tanks: '4604' });
    expect(state(cut)).toBe('emergency');
    const row46 = draw({
      ...block,
      rows: [45, 46],
      features: { sourceGerman: ['4601'] },
      links: road,
      without: row(45, 1, 3),
    });
    const zoned = { 'rifle-1': '4610', 'rifles-1': '4505' };
    const shut = verdict(scene(row46, zoned), 'rifle-1');
    expect(shut.state).toBe('emergency');
    expect(shut.openings.length).toBeGreaterThan(0);
    const held = scene(row46, { ...zoned, pioneers: '4605', 'recon-1': '4606' });
    expect(state(held)).toBe('supplied');
    const strong = (text: string) =>
      state(scene(narrow, {}, { cells: { at: { 'rifle-1': '4610' }, strongpoints: { '4604': text } } }));
    expect([strong('soviet:done'), strong('soviet:building'), strong('german:done')]).toEqual([
      'emergency',
      'supplied',
      'supplied',
    ]);
  });

  it('RTL-6.23 trails serve those on foot while it does not rain', () => {
    const trails = draw({ ...block, features: { sourceGerman: ['4601'] }, links: { trail: [row(46, 1, 12)] } });
    const at = { 'rifle-1': '4612', pioneers: '4612', 'guns-1': '4612' };
    const states = (weather: 'dry' | 'overcast' | 'rain') => {
      const made = scene(trails, at, { weather });
      return ['rifle-1', 'guns-1', 'pioneers'].map((one) => state(made, one));
    };
    expect(states('overcast')).toEqual(['emergency', 'emergency', 'supplied']);
    expect(states('rain')).toEqual(['emergency', 'emergency', 'emergency']);
  });

  it('RTL-6.22 RTL-16.2 a road without a bridge ends at a stream, a line only at a river; a bridge unit goes on', () => {
    const water = (kind: string, bridge = false) =>
      draw({
        ...block,
        rows: [46, 46],
        features: { sourceGerman: ['4601'] },
        links: { main: [row(46, 1, 14)] },
        sides: { [kind]: [['4602', '4603']], ...(bridge ? { bridge: [['4602', '4603']] } : {}) },
      });
    const at = (of: ReturnType<typeof draw>, hex: string, bridges = {}) =>
      state(scene(of, {}, { cells: { at: { 'rifle-1': hex }, bridges } }));
    expect([at(water('stream'), '4609'), at(water('stream'), '4610')]).toEqual(['supplied', 'emergency']);
    expect([at(water('river'), '4603'), at(water('river', true), '4614')]).toEqual(['emergency', 'supplied']);
    expect(at(water('stream'), '4614', { bridge: '4603/4602' })).toBe('supplied');
  });

  it('RTL-6.31 a source that is not friendly yields nothing', () => {
    const at = { 'rifle-1': '4603' };
    expect(state(scene(sheet, { ...at, tanks: '4601' }))).toBe('emergency');
    expect(state(scene(sheet, at, { cells: { at, control: { '4601': 'soviet' } } }))).toBe('emergency');
    expect(state(scene(sheet, { 'rifles-1': '4605' }), 'rifles-1')).toBe('emergency');
  });

  it('RTL-5.26 RTL-6.32 who is off the map is not judged, and the determination takes its marker off', () => {
    const supply = { 'rifle-1': 'emergency', pioneers: 'oos', 'recon-1': 'emergency' };
    const made = scene(sheet, {}, { cells: { at: { 'rifle-1': '4614', 'recon-1': '6910' }, supply } });
    const freeze = map.judges[0]?.freeze?.([], made.around);
    expect(freeze?.ok && freeze.facts.filter(({ kind }) => kind === 'set')).toEqual([
      { kind: 'set', cell: 'supply', key: 'rifle-1', value: 'oos' },
      { kind: 'set', cell: 'supply', key: 'pioneers', value: null },
    ]);
    expect(map.judges[0]?.freeze?.([], { ...made.around, place: 't3/strategic/weather' }).ok).toBe(false);
  });

  const soltsy = draw({ rows: [10, 22], columns: [10, 34], features: {}, links: {} });
  it('RTL-S3.24 the airfield supplies two hexes, no artillery, not in rain, and only while German', () => {
    const at = { 'rifle-1': '2015', 'recon-1': '2112', 'guns-1': '2015' };
    const states = (over: Parameters<typeof scene>[2] = {}, more = {}) => {
      const pieces = { ...at, ...more };
      const made = scene(soltsy, pieces, { scenario: 'soltsy', ...over, cells: { at: pieces, ...over?.cells } });
      return ['rifle-1', 'recon-1', 'guns-1'].map((one) => state(made, one));
    };
    const german = { cells: { control: { '2114': 'german' } } };
    expect(states(german)).toEqual(['airfield', 'airfield', 'emergency']);
    expect(states(german, { pioneers: '2216' })).toEqual(['choice', 'choice', 'emergency']);
    const chosen = { ...german, marks: { airfield: { '2015': { value: true }, '2216': { value: true } } } };
    expect(states(chosen, { pioneers: '2216' })).toEqual(['airfield', 'emergency', 'emergency']);
    expect(states({ ...german, weather: 'rain' })[0]).toBe('emergency');
    expect(states(german, { tanks: '2114' })[0]).toBe('emergency');
    expect(states({ ...german, scenario: 'staraya-russa' })[0]).toBe('emergency');
  });

  it('RTL-S3.25 the source in 1533 is German on the Soltsy map, drawn or not', () => {
    const at = { 'rifle-1': '1530' };
    expect(state(scene(soltsy, at, { scenario: 'counterattack' }))).toBe('supplied');
    expect(state(scene(soltsy, at, { scenario: 'manstein' }))).toBe('emergency');
  });

  it('RTL-P12 who would be cut off in rain', () => {
    const made = scene(sheet, { 'rifle-1': '4612', 'recon-1': '4608' });
    const shown = ask(made, 'rain');
    expect(shown.hexes.map(({ hex }) => hex)).toEqual(['4612']);
    // no row of the track is typed; then one is, with three boxes of rain
    expect(shown.list.map(({ msg }) => msg.id)).toEqual(['rtl.rain.unit', 'rtl.rain.untyped']);
    const boxes = Array.from({ length: 10 }, (_, i) => [`14PM/${i + 1}`, { text: i < 3 ? 'rain' : 'dry' }] as const);
    const cols = Array.from({ length: 10 }, (_, i) => String(i + 1));
    const weather = { id: 'weather', cols, rows: ['14PM'], cells: Object.fromEntries(boxes), from: 'typed' } as const;
    const typed = ask({ ...made, around: { ...made.around, tables: { weather } } }, 'rain').list;
    expect(typed.find(({ msg }) => msg.id === 'rtl.rain.chance')?.msg.p).toMatchObject({ n: 3 });
  });
});

describe('movement on the map', () => {
  it('RTL-8.3 RTL-8.22 RTL-8.37 the map gives each step, and the reach follows', () => {
    const sheet = draw({
      ...block,
      terrain: { rough: ['4604'], swamp: ['4506'] },
      links: { main: [['4603', '4602', '4601']], trail: [['4605', '4506']] },
      sides: { stream: [['4603', '4604']] },
    });
    const made = scene(sheet, { 'rifle-1': '4603', 'rifles-1': '4606', pioneers: '4605' });
    const field = fieldIn(made);
    const { board } = field.ground;
    const arc = (a: string, b: string) => board.arcOf(board.nodeOf(a), board.nodeOf(b));
    expect(stepOver(field, 'german', arc('4603', '4604'))).toMatchObject({
      terrain: 'rough',
      water: 'stream',
      zoc: false,
    });
    expect(stepOver(field, 'soviet', arc('4604', '4603'))).toMatchObject({ water: 'stream', enemy: true });
    const travel = travelOf(field, 'rifle-1', 'mobile');
    const reach = travel && reachOf(travel);
    const spent = (hex: string) => reach?.get(board.nodeOf(hex))?.spent;
    expect([spent('4602'), spent('4601'), spent('4604'), spent('4606')]).toEqual([1, 2, 6, undefined]);
    // by the trail into the swamp nobody stops, off it a man on foot does
    const walker = travelOf(field, 'pioneers', 'mobile');
    expect(walker && reachOf(walker)?.get(board.nodeOf('4506'))?.stops).toBe(true);
    expect(ask(made, 'reach', 'rifle-1').hexes.length).toBeGreaterThan(5);
  });

  it('RTL-5.21 an entry hex of the other side is no place to end', () => {
    const sheet = draw({ ...block, features: { entrySoviet: ['4601'] } });
    const shown = ask(scene(sheet, { 'rifle-1': '4603' }), 'reach', 'rifle-1');
    expect(shown.hexes.find(({ hex }) => hex === '4601')).toMatchObject({ tone: 'half', rule: '5.21' });
  });

  it('RTL-8.15 leaders and bridges keep away from enemy combat units unless friends are there', () => {
    const sheet = draw(block);
    const given = scene(sheet, {}).around.rosters;
    const units = [
      ...(given.german?.units ?? []),
      { id: 'boss', name: 'Invented boss', values: { kind: 'leader', ma: 8 } },
    ];
    const at = { boss: '4603', 'rifles-1': '4608', pioneers: '4607' };
    const made = scene(sheet, at, { rosters: { ...given, german: { id: 'german', units } } });
    const travel = travelOf(fieldIn(made), 'boss', 'mobile');
    const reach = travel && reachOf(travel);
    const gets = (hex: string) => reach?.has(made.board.nodeOf(hex));
    expect([gets('4606'), gets('4607'), gets('4507')]).toEqual([true, true, false]);
  });

  it('RTL-3.32 stacks over nine points are shown', () => {
    const sheet = draw(block);
    const full = { 'pz-1': '4603', 'rifle-1': '4603', 'recon-1': '4603', pioneers: '4603', 'guns-1': '4603' };
    expect(ask(scene(sheet, full), 'stacks').hexes).toEqual([]);
    const rosters = scene(sheet, {}).around.rosters;
    const german = rosters.german;
    if (!german) throw new Error('no list');
    const heavy = {
      ...rosters,
      german: { ...german, units: german.units.map((one) => ({ ...one, values: { ...one.values, stacking: 3 } })) },
    };
    expect(ask(scene(sheet, full, { rosters: heavy }), 'stacks').hexes).toEqual([
      { hex: '4603', tone: 'bad', label: '15' },
    ]);
  });
});

describe('retreats', () => {
  const sheet = draw(block);
  const from = (pieces: { readonly [piece: string]: string }, side: 'german' | 'soviet', hex: string, least: 1 | 2) => {
    const field = fieldIn(scene(sheet, pieces));
    const node = field.ground.board.nodeOf(hex);
    const leaving = (field.at[side].get(node) ?? []).map(({ counter }) => counter);
    return { ...retreatPaths(field, node, side, leaving, least), field, node };
  };

  it('RTL-11.31 RTL-11.32 away from the hex, one or two hexes, never into enemies', () => {
    const made = from({ 'rifles-1': '4606' }, 'soviet', '4606', 2);
    expect(made.free.every(({ hexes }) => hexes.length === 2)).toBe(true);
    expect(
      made.free.every(
        ({ hexes }) => distance(made.field.ground, made.node, made.field.ground.board.nodeOf(hexes[1] ?? '')) === 2,
      ),
    ).toBe(true);
    expect(from({ 'rifles-1': '4606' }, 'soviet', '4606', 1).free.some(({ hexes }) => hexes.length === 1)).toBe(true);
  });

  it('RTL-11.51 RTL-11.54 RTL-11.55 ways without enemy ZOC first; else one such hex, and whose ZOC it is', () => {
    // a ring around 4606 with two hexes to spare on one side
    const ring = { 'pz-1': '4604', 'rifle-1': '4406', pioneers: '4806', 'rifles-1': '4606' };
    const made = from(ring, 'soviet', '4606', 2);
    const zoned = [...made.free, ...made.through].filter(({ zoned: z }) => z.length > 0);
    expect(zoned.every(({ hexes, zoned: z }) => z.length === 1 && z[0] === hexes[0])).toBe(true);
    expect(made.free.length).toBeGreaterThan(0);
    const friends = from({ ...ring, 'rifles-2': '4605' }, 'soviet', '4606', 1);
    expect(friends.free.some(({ hexes, friends: f }) => hexes[0] === '4605' && f)).toBe(true);
  });
});

describe('an attack from the map', () => {
  it('RTL-3.2 RTL-16.2 the map proposes the rows: hexsides crossed, terrain, guns in range left to be named', () => {
    const sheet = draw({
      ...block,
      terrain: { roughWoods: ['4606'] },
      features: { village: ['4606'] },
      sides: { river: [['4605', '4606']], stream: [['4506', '4606']], bridge: [['4506', '4606']] },
    });
    const at = {
      'pz-1': '4605',
      'rifle-1': '4506',
      'guns-1': '4603',
      'hq-1': '4604',
      'rifles-1': '4606',
      'guns-2': '4608',
    };
    const made = scene(sheet, at, { cells: { at, strongpoints: { '4606': 'soviet:done' } } });
    const found = map.fight?.(
      { target: '4606', attackers: ['pz-1', 'rifle-1'], side: 'german' },
      made.board,
      made.around,
    );
    expect(found?.calc).toBe('attack');
    expect(found?.input).toMatchObject({
      attacker: 'german',
      target: '4606',
      terrain: ['rough', 'woods', 'village'],
      strongpoint: true,
      german: [
        { id: 'pz-1', hex: '4605', across: 'river', part: true },
        { id: 'rifle-1', hex: '4506', across: 'land' },
        { id: 'guns-1', distance: 3, part: false },
        { id: 'hq-1', distance: 1 },
      ],
      soviet: [
        { id: 'rifles-1', hex: '4606' },
        { id: 'guns-2', distance: 2, part: false },
      ],
    });
    expect(
      map.fight?.({ target: '4607', attackers: ['pz-1'], side: 'german' }, made.board, made.around),
    ).toBeUndefined();
  });

  it('RTL-15.25 von Manstein comes along within 8 hexes of an HQ of those who attack, wherever they are', () => {
    const from = (leader: string) => {
      const at = { 'pz-1': '4605', 'hq-1': '4604', leader, 'rifles-1': '4606' };
      const made = scene(draw(block), at, { cells: { at } });
      return map.fight?.({ target: '4606', attackers: ['pz-1'], side: 'german' }, made.board, made.around)?.input;
    };
    const along = (distance: number) => ({ german: [{ id: 'pz-1' }, { id: 'hq-1' }, { id: 'leader', distance }] });
    expect(from('4605')).toMatchObject(along(1));
    expect(from('4612')).toMatchObject(along(8));
    expect(from('4613')).toMatchObject({ german: [{ id: 'pz-1' }, { id: 'hq-1' }] });
    const at = { 'pz-1': '4605', 'hq-1': '4604', leader: '4603', 'rifles-1': '4606' };
    const made = scene(draw(block), at, { cells: { at } });
    const against = map.fight?.({ target: '4605', attackers: ['rifles-1'], side: 'soviet' }, made.board, made.around);
    expect(against?.input).toMatchObject(along(1));
  });
});

describe('the same for the command line', () => {
  const ask = (id: string, raw: object) => {
    const answer = mapQuestions.find((one) => one.id === id)?.answer(raw, { ...bareAround, scenario: 'manstein' });
    if (!answer?.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
  const sheet = draw({ ...block, features: { sourceGerman: ['4601'] }, links: { main: [row(46, 1, 4)] } });
  const units = [{ id: 'one', hex: '4611', side: 'german', values: { class: 'mot', ma: 4 } }];

  it('RTL-6.21 RTL-8.3 supply and reach of units nobody typed before', () => {
    expect(ask('supply', { sheet, units, side: 'german' })).toMatchObject({
      units: [{ id: 'one', state: 'supplied' }],
    });
    expect(ask('supply', { sheet, units, weather: 'rain', side: 'german' })).toMatchObject({
      units: [{ state: 'emergency', says: { id: 'rtl.map.two' } }],
    });
    expect(ask('map', { sheet, units, ask: 'reach', target: 'one' })).toMatchObject({ says: { p: { mp: 4 } } });
  });
});
