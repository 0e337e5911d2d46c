import { describe, expect, it } from 'vitest';
import { nameList } from '#rules/kit/words/message.ts';
import { turnOf } from '../../model/calendar.ts';
import { ask, block, row } from '../../testing/block.ts';
import { draw, scene, verdict } from '../../testing/drawn.ts';
import { map } from '../../testing/map.ts';
import { airfieldTask } from './tasks.ts';

const holdsFor = (when: typeof airfieldTask.when, { context }: ReturnType<typeof scene>): boolean =>
  typeof when === 'function' && when(context);

describe('supply', () => {
  const road = { main: [row(46, 1, 6)] };
  const sheet = draw({ ...block, features: { sourceGerman: ['4601'], sourceSoviet: ['5214'] }, links: road });
  const state = (made: ReturnType<typeof scene>, piece = 'rifle-1') => verdict(made, piece).state;
  const soltsy = draw({ rows: [10, 22], columns: [10, 34], features: {}, links: {} });
  it('RTL-6.12 who is cut off again is out of supply, and only once a turn', () => {
    const at = { 'rifle-1': '4614' };
    const told = (marks = {}) => state(scene(sheet, at, { cells: { at, supply: { 'rifle-1': 'emergency' } }, marks }));
    expect([told(), told({ determined: { turn: { value: true } } })]).toEqual(['oos', 'emergency']);
  });
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
      rule: '6.21',
      ok: true,
      line: [
        { leg: 'line', path: ['4608', '4607', '4606'], cost: 2 },
        { leg: 'road', cost: 5 },
      ],
    });
  });

  it('RTL-6.21 a line that is open but too long is told as that, not as cut', () => {
    const round = verdict(scene(sheet, { 'rifle-1': '4613', 'rifles-1': '4609' }), 'rifle-1');
    expect(round).toMatchObject({ msg: { id: 'rtl.supply.out' }, ways: [{ says: { id: 'rtl.way.long' } }] });
    expect(round.openings.length).toBeGreaterThan(0);
    expect(JSON.stringify(round.says)).toContain('rtl.supply.tooLong');
    // with no way round it is cut
    const narrow = draw({ ...block, rows: [46, 46], features: { sourceGerman: ['4601'] }, links: road });
    const shut = verdict(scene(narrow, { 'rifle-1': '4613', 'rifles-1': '4609' }), 'rifle-1');
    expect(shut).toMatchObject({ msg: { id: 'rtl.supply.cut' }, ways: [{ says: { id: 'rtl.way.cut' } }] });
  });

  it('RTL-6.21 RTL-6.22 of two roads the nearer one is told, however long it is', () => {
    const two = draw({
      ...block,
      features: { sourceGerman: ['4601'] },
      links: { main: [row(46, 1, 6), ['4601', '4701', '4801'], row(48, 1, 12)] },
    });
    expect(verdict(scene(two, { 'rifle-1': '4709' }), 'rifle-1').ways[0]).toMatchObject({
      says: { p: { n: 1, of: 7 } },
      line: [{ leg: 'line', cost: 1 }, { leg: 'road' }],
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
    const freeze = map.supplyChecks[0]?.freeze?.([], made.context);
    expect(freeze?.ok && freeze.facts.filter(({ kind }) => kind === 'set')).toEqual([
      { kind: 'set', cell: 'supply', key: 'rifle-1', value: 'oos' },
      { kind: 'set', cell: 'supply', key: 'pioneers', value: null },
    ]);
    expect(map.supplyChecks[0]?.freeze?.([], { ...made.context, place: 't3/strategic/weather' }).ok).toBe(false);
  });

  it('RTL-S3.24 the airfield supplies two hexes, no artillery, not in rain, and only while German', () => {
    const at = { 'rifle-1': '2015', 'recon-1': '2112', 'guns-1': '2015' };
    const states = (over: Parameters<typeof scene>[2] = {}, more = {}) => {
      const pieces = { ...at, ...more };
      const made = scene(soltsy, pieces, { scenario: 'soltsy', ...over, cells: { at: pieces, ...over?.cells } });
      return ['rifle-1', 'recon-1', 'guns-1'].map((one) => state(made, one));
    };
    const german = { cells: { control: { '2114': 'german' } } };
    // asked for on the Table where somebody needs it, and not on the first turn, which checks nobody
    const asked = (turn: number, pieces: { readonly [piece: string]: string } = at) =>
      holdsFor(
        airfieldTask.when,
        scene(soltsy, pieces, { scenario: 'soltsy', turn, cells: { at: pieces, ...german.cells } }),
      );
    expect([asked(3), asked(1), asked(3, {})]).toEqual([true, false, false]);
    expect(states(german)).toEqual(['airfield', 'airfield', 'emergency']);
    expect(states(german, { pioneers: '2216' })).toEqual(['choice', 'choice', 'emergency']);
    const chosen = { ...german, marks: { airfield: { '2015': { value: true }, '2216': { value: true } } } };
    expect(states(chosen, { pioneers: '2216' })).toEqual(['airfield', 'emergency', 'emergency']);
    expect(states({ ...german, weather: 'rain' })[0]).toBe('emergency');
    expect(states(german, { tanks: '2114' })[0]).toBe('emergency');
    expect(states({ ...german, scenario: 'staraya-russa' })[0]).toBe('emergency');
  });

  it('RTL-S3.24 with the airfield near, what a line gets to is shown as without it', () => {
    const far = draw({ rows: [10, 22], columns: [10, 34], features: { sourceGerman: ['1010'] }, links: {} });
    const at = { 'recon-1': '2112', 'rifle-1': '2015', pioneers: '2216' };
    const reached = (control: 'german' | 'soviet') =>
      verdict(scene(far, at, { scenario: 'soltsy', cells: { at, control: { '2114': control } } }), 'rifle-1').reached;
    expect(reached('soviet').length).toBeGreaterThan(1);
    expect(reached('german')).toEqual(expect.arrayContaining([...reached('soviet')]));
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
    // from this turn to the last
    const late = { ...made, context: { ...made.context, scenario: 'manstein', turn: turnOf(21, 'AM') } };
    expect(ask(late, 'rain').list.at(-1)?.msg.p).toEqual({ turns: nameList(['21AM', '21PM', '22AM']) });
    const boxes = Array.from({ length: 10 }, (_, i) => [`14PM/${i + 1}`, { text: i < 3 ? 'rain' : 'dry' }] as const);
    const cols = Array.from({ length: 10 }, (_, i) => String(i + 1));
    const weather = { id: 'weather', cols, rows: ['14PM'], cells: Object.fromEntries(boxes), from: 'typed' } as const;
    const typed = ask({ ...made, context: { ...made.context, tables: { weather } } }, 'rain').list;
    expect(typed.find(({ msg }) => msg.id === 'rtl.rain.chance')?.msg.p).toMatchObject({ n: 3 });
  });
});
