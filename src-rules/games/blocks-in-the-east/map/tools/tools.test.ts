import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { partisans as calculator } from '../../calculators/clocks.ts';
import { cells } from '../../ids.ts';
import { bid } from '../../testing/at.ts';
import { type Drawing, draw, type Scene, scene } from '../../testing/draw.ts';
import { commandDistance } from '../command.ts';
import { map } from '../index.ts';
import { paying } from '../shipping.ts';

const row = (n: string): readonly string[] => Array.from({ length: 9 }, (_, i) => `0${i + 1}${n}`);
const columns = (...all: readonly number[]) => all.flatMap((column) => [1, 2, 3, 4, 5].map((r) => `0${column}0${r}`));
/** A railway through row 03 from Berlin to where Siberia lies; columns from 05 on are the USSR. */
const land = (more: Partial<Drawing> = {}) =>
  draw({
    columns: [1, 9],
    rows: [1, 5],
    links: { rail: [row('03')] },
    labels: { USSR: columns(5, 6, 7, 8, 9), POL: columns(1, 2, 3, 4) },
    names: { '0103': 'Berlin' },
    features: { linkedSoviet: ['0903'] },
    ...more,
  });

const ask = (tool: string, target: string, at: Scene): Overlay => {
  const found = map.tools.find(({ id }) => id === tool);
  if (!found) throw new Error(`no tool ${tool}`);
  return found.show(target, at.board, at.stand, at.around);
};
const offered = (tool: string, target: string, at: Scene): boolean =>
  map.tools.find(({ id }) => id === tool)?.when?.(target, at.board, at.stand, at.around) ?? true;
const shown = (overlay: Overlay, tone: string): readonly string[] =>
  overlay.hexes
    .filter((hex) => hex.tone === tone)
    .map(({ hex }) => hex)
    .sort();
const label = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex)?.label;
const said = (overlay: Overlay) => overlay.list.map(({ msg }) => msg.id);

describe('where a unit moves', () => {
  it('BITE-7.5.3-1 by points and terrain; an enemy hex ends the move; points left stand on the hexes', () => {
    const here = scene(land({ terrain: { forest: ['0402'], swamp: ['0204'] } }), { g1: '0303', s1: '0503' });
    const reach = ask('reach', 'g1', here);
    expect(reach.says.p).toMatchObject({ n: 4 });
    expect([label(reach, '0403'), label(reach, '0402'), label(reach, '0204')]).toEqual(['3', '2', '0']);
    expect(shown(reach, 'bad')).toEqual(['0503']);
    // where there is no way round, nothing beyond him
    const narrow = ask('reach', 'g1', scene(land({ rows: [3, 3] }), { g1: '0303', s1: '0503' }));
    expect(narrow.hexes.map(({ hex }) => hex).sort()).toEqual(['0103', '0203', '0403', '0503']);
  });

  it('BITE-4.4-1 BITE-13.5-2 half with a barrel, a quarter where armor lacks its HQ, too', () => {
    const points = (cell: Around['cells'], options: Around['options'] = {}) =>
      ask('reach', 'g8', scene(land(), { g8: '0303' }, { cells: cell, options })).says.p?.n;
    expect(points({}, { a13: false })).toBe(4);
    expect(points({ [cells.barrels]: { g8: 'yes' } }, { a13: false })).toBe(2);
    expect(points({})).toBe(2);
    expect(points({ [cells.barrels]: { g8: 'yes' } })).toBe(1);
  });

  it('BITE-7.10-1 BITE-13.7-1 in the extra movement only the arms it is for, in supply, with all their points', () => {
    const pieces = { g1: '0303', g8: '0303', rom: '0303', s1: '0503' };
    const extra = (id: string, over: Partial<Around> = {}) =>
      ask('reach', id, scene(land(), pieces, { place: 't6/axis/extra', turn: 6, ...over }));
    // the calculator and the order of an HQ say the same
    expect(said(extra('g1'))).toEqual(['bite.held.extra']);
    expect(said(extra('g8', { cells: { [cells.barrels]: { g8: 'yes' } } }))).toEqual(['bite.held.extra']);
    expect(extra('g8').says.p?.n).toBe(4);
    expect(said(extra('g8'))).toEqual(['bite.reach.extraHq']);
    expect(shown(extra('g8'), 'bad')).toEqual([]);
    // 31.0: foot set aside moves now as armour does
    expect(extra('g1', { cells: { [cells.reserve]: { g1: 'extra' } } }).says.id).toBe('bite.reach.says');
    // in the other side's step nothing is said of it
    expect(extra('g1', { place: 't6/soviet/extra' }).says.id).toBe('bite.reach.says');
  });

  it('BITE-7.5.5-1 straits cost 3 and stop armor that does not hold both ends; statics stay', () => {
    const sheet = land({
      sides: {
        strait: [['0303', '0403']],
        water: ['0402', '0503', '0504', '0404', '0304'].map((hex) => ['0403', hex] as const),
      },
    });
    const here = scene(sheet, { g1: '0303', g8: '0303', stat: '0303' }, { options: { a13: false } });
    expect(label(ask('reach', 'g1', here), '0403')).toBe('1');
    const foe = scene(
      sheet,
      { g1: '0303', g8: '0303' },
      { options: { a13: false }, cells: { [cells.control]: { '0403': 'soviet' } } },
    );
    expect(label(ask('reach', 'g1', foe), '0403')).toBe('1');
    expect(label(ask('reach', 'g8', foe), '0403')).toBeUndefined();
    expect(said(ask('reach', 'stat', here))).toEqual(['bite.held.static']);
  });

  it('BITE-5.3-1 hexes an ally may not enter are said', () => {
    const sheet = land({ labels: { USSR: columns(5, 6, 7, 8, 9), NORTH: columns(5), POL: columns(1, 2, 3, 4) } });
    const here = scene(sheet, { ita: '0403' });
    expect(ask('reach', 'ita', here).hexes.find(({ hex }) => hex === '0503')).toMatchObject({
      tone: 'half',
      msg: { id: 'bite.allied.north' },
    });
    const astray = scene(sheet, { ita: '0503', rom: '0303', hun: '0303' });
    expect(said(ask('areas', '', astray)).sort()).toEqual([
      'bite.areas.together',
      'bite.areas.unit',
      'bite.areas.unit',
    ]);
  });

  it('BITE-7.10-1 in the extra movement no enemy hex is entered', () => {
    const here = scene(land(), { g8: '0303', s1: '0503' }, { place: 't2/axis/extra', options: { a13: false } });
    expect(shown(ask('reach', 'g8', here), 'bad')).toEqual([]);
  });
});

describe('aircraft', () => {
  const bases = { features: { linkedSoviet: ['0903'], minor: ['0203', '0403'], major: ['0103'] } };
  it('BITE-7.5.2-1 missions within range, twice as far to another base; unsupplied ones only rebase', () => {
    const here = scene(land(bases), { g9: '0203', s1: '0703', s2: '0903' }, { options: { a13: false } });
    const air = ask('air', 'g9', here);
    expect(air.says.p).toMatchObject({ n: 5, m: 10 });
    expect(shown(air, 'bad')).toEqual(['0703']);
    expect(shown(air, 'good')).toEqual(['0103', '0403']);
    const cut = scene(
      land(bases),
      { g9: '0203', s1: '0703' },
      { options: { a13: false }, cells: { [cells.barrels]: { g9: 'yes' } } },
    );
    expect(ask('air', 'g9', cut).says).toMatchObject({ id: 'bite.air.rebases', p: { n: 5 } });
  });

  it('BITE-7.7.16-1 they retreat to a base in range with room', () => {
    const list = {
      axis: {
        id: 'axis',
        units: ['a', 'b'].map((id) => ({ id, name: id, values: { nation: 'GER', class: 'fighter' } })),
      },
    };
    const here = scene(land(bases), { a: '0503', b: '0403' }, { rosters: list });
    expect(shown(ask('retreat', 'a', here), 'good')).toEqual(['0103', '0203']);
    expect(shown(ask('retreat', 'a', here), 'half')).toEqual(['0403']);
  });
});

it('BITE-7.7.3-1 at 0 PF aircraft only change their base', () => {
  const list = {
    axis: {
      id: 'axis',
      units: [{ id: 'rf', name: 'rf', values: { nation: 'ROM', class: 'fighter', faces: '2 1 0' } }],
    },
  };
  const air = (face: number) =>
    ask(
      'air',
      'rf',
      scene(
        land({ features: { linkedSoviet: ['0903'], major: ['0103', '0203'] } }),
        { rf: '0203', s1: '0503' },
        {
          rosters: list,
          options: { a13: false },
          cells: { [cells.face]: { rf: face } },
        },
      ),
    );
  expect(air(2).says.id).toBe('bite.air.says');
  expect(air(4).says.id).toBe('bite.air.rebases');
  expect(said(air(4))).toContain('bite.air.empty');
});

describe('rail moves', () => {
  it('BITE-7.4-2 along its own railway, never beside an enemy, not from where it is out of supply', () => {
    const here = scene(land(), { g1: '0203', s1: '0703' });
    const rail = ask('rail', 'g1', here);
    expect(shown(rail, 'good')).toEqual(['0103', '0303', '0403']);
    // the Soviet railway is another's
    expect(said(rail)).toContain('bite.rail.stops');
    const won = scene(
      land(),
      { g1: '0203', s1: '0703' },
      { cells: { [cells.control]: { '0503': 'axis', '0603': 'axis' } } },
    );
    // 0603 lies beside the enemy
    expect(shown(ask('rail', 'g1', won), 'good')).toEqual(['0103', '0303', '0403', '0503']);
    const marked = scene(land(), { g1: '0203' }, { cells: { [cells.barrels]: { g1: 'yes' } } });
    expect(ask('rail', 'g1', marked).says.id).toBe('bite.rail.stays');
    expect(said(ask('rail', 'g1', scene(land(), { g1: '0202' })))).toEqual(['bite.rail.bar.noRail']);
    expect(said(ask('rail', 'g1', scene(land(), { g1: '0403', s1: '0503' })))).toEqual(['bite.rail.bar.enemy']);
    expect(rail.lines.map(({ path }) => path.join('-'))).toContain('0203-0303');
  });

  it('BITE-7.4-2 a battalion of partisans stops the trains of the Axis alone', () => {
    const cut = { cells: { [cells.partisans]: { '0303': 1 } } };
    expect(shown(ask('rail', 'g1', scene(land(), { g1: '0203' }, cut)), 'good')).toEqual(['0103']);
    expect(
      shown(ask('rail', 's1', scene(land(), { s1: '0703' }, { cells: { [cells.partisans]: { '0803': 1 } } })), 'good'),
    ).toContain('0803');
  });
});

describe('headquarters', () => {
  const list = {
    axis: {
      id: 'axis',
      units: [
        { id: 'hq', name: 'hq', values: { nation: 'GER', class: 'armouredHq' } },
        { id: 'pz', name: 'pz', values: { nation: 'GER', class: 'tanks' } },
        { id: 'far', name: 'far', values: { nation: 'GER', class: 'tanks' } },
        { id: 'rpz', name: 'rpz', values: { nation: 'ROM', class: 'tanks' } },
      ],
    },
  };
  it('BITE-13.3-1 5 hexes, 3 in rain and snow, through own hexes outside enemy zones', () => {
    const at = { hq: '0103', pz: '0403', far: '0603', rpz: '0203' };
    const own = { [cells.control]: { '0503': 'axis', '0603': 'axis' } };
    const clear = scene(land(), at, { rosters: list, cells: own });
    expect(shown(ask('radius', 'hq', clear), 'good')).toEqual(['0403', '0603']);
    expect(commandDistance(clear.around, 'hq', 'pz', 5)).toBe(3);
    const rain = scene(land(), at, { rosters: list, cells: { ...own, [cells.weather]: { 2: 'rain' } } });
    expect(shown(ask('radius', 'hq', rain), 'good')).toEqual(['0403']);
    const zone = scene(land(), { ...at, s1: '0402', s2: '0404' }, { rosters: list, cells: own });
    expect(commandDistance(zone.around, 'hq', 'far', 5)).toBe('beyond');
    expect(commandDistance(zone.around, 'hq', 'nobody', 5)).toBeUndefined();
    expect([offered('radius', 'hq', clear), offered('radius', 'pz', clear)]).toEqual([true, false]);
    // whom no order of it can reach is none of its units: in the extra movement who wears a barrel
    const extra = scene(land(), at, {
      rosters: list,
      place: 't2/axis/extra',
      cells: { ...own, [cells.barrels]: { far: 'yes' } },
    });
    expect(shown(ask('radius', 'hq', extra), 'good')).toEqual(['0403']);
  });
});

describe('retreats', () => {
  it('BITE-7.7.15-1 toward a source without a detour, or to friends in any direction; never into a zone', () => {
    const here = scene(
      land(),
      { g1: '0403', s1: '0403', s2: '0502', g2: '0404' },
      { cells: { [cells.control]: { '0304': 'axis' } } },
    );
    const retreat = ask('retreat', 'g1', here);
    const by = (hex: string) => retreat.hexes.find((one) => one.hex === hex)?.msg?.id;
    expect(by('0404')).toBe('bite.retreat.by.friends');
    expect(by('0303')).toBe('bite.retreat.by.source');
    expect(by('0402')).toBe('bite.retreat.bar.zone');
    expect(by('0503')).toBe('bite.retreat.bar.zone');
    const partisans = scene(land(), { g1: '0403', s1: '0403' }, { cells: { [cells.partisans]: { '0303': 1 } } });
    expect(ask('retreat', 'g1', partisans).hexes.find(({ hex }) => hex === '0303')?.msg?.id).toBe(
      'bite.retreat.bar.partisans',
    );
    expect(ask('retreat', 'stat', scene(land(), { stat: '0403' })).says.id).toBe('bite.retreat.static');
  });
});

describe('cities and their main source', () => {
  const sheet = land({
    names: { '0103': 'Berlin', '0703': 'Leningrad', '0803': 'Moscow' },
    features: { linkedSoviet: ['0903'], major: ['0803'], fortress: ['0703'] },
  });
  it('BITE-SBE-2 SBE1: a line to Siberia decides, and the players confirm what the map has', () => {
    const cut = { g1: '0802', g2: '0804', g3: '0902', g4: '0904', g5: '0803' };
    const at = (pieces: { readonly [id: string]: string }) =>
      ask('city-line', '0703', scene(sheet, pieces, { scenario: 'SBE1', options: { level: 'base' } }));
    const free = at({});
    expect(free.says.id).toBe('bite.city.joined');
    expect(free.note?.proposal).toMatchObject({
      ok: true,
      facts: [{ cell: cells.cutOff, key: 'leningrad', value: null }],
    });
    const closed = at(cut);
    expect(closed.says.id).toBe('bite.city.cutOff');
    expect(closed.note?.proposal).toMatchObject({
      ok: true,
      facts: [{ cell: cells.cutOff, key: 'leningrad', value: 'yes' }],
    });
  });

  it('BITE-SBE-2 where no way to Siberia is drawn nobody can say, and nothing is proposed', () => {
    const bare = land({ names: { '0703': 'Leningrad' }, features: { fortress: ['0703'] } });
    const here = scene(bare, { s1: '0703' }, { scenario: 'SBE1', options: { level: 'base' } });
    const asked = ask('city-line', '0703', here);
    expect([asked.says.id, asked.note]).toEqual(['bite.city.unsure', undefined]);
  });

  it('BITE-SBE-2 SBE2: Moscow is surrounded when every hex around it is held or in a zone', () => {
    const at = (pieces: { readonly [id: string]: string }) =>
      ask('city-line', '0803', scene(sheet, pieces, { scenario: 'SBE2', options: { level: 'base' } }));
    const ring = { g1: '0802', g2: '0804', g3: '0703', g4: '0903', g5: '0704', g6: '0904' };
    expect(at(ring).note?.proposal).toMatchObject({ facts: [{ key: 'moscow', value: 'yes' }] });
    const { g1: _, ...gap } = ring;
    const open = at({ g2: '0804', g4: '0904', s1: '0802' });
    expect(open.note?.proposal).toMatchObject({ facts: [{ key: 'moscow', value: null }] });
    expect(said(open)).toContain('bite.city.gaps');
    expect(Object.keys(gap)).toHaveLength(5);
  });
});

it('BITE-4.1-1 the Chechens are shown the sources they live on', () => {
  const sheet = land({ names: { '0103': 'Berlin', '0503': 'Grozny' }, features: { linkedSoviet: ['0903'] } });
  const rosters = {
    axis: { id: 'axis', units: [{ id: 'chechens', name: 'Chechens', values: { nation: 'GER', class: 'mountain' } }] },
  };
  const owner = { owner: { grozny: 'axis' } };
  const here = scene(sheet, { chechens: '0503' }, { rosters, cells: owner });
  expect(ask('sources', 'chechens', here).says.p).toMatchObject({ to: { name: 'Grozny' } });
  expect(shown(ask('sources', 'chechens', here), 'good')).toContain('0503');
});

describe('sources, stacks, ports', () => {
  it('BITE-4.2-2 the sources of a nation, and its railways that are cut off', () => {
    const here = scene(land(), { s1: '0302' });
    const sources = ask('sources-axis', '', here);
    expect(shown(sources, 'good')).toEqual(['0103', '0203']);
    expect(shown(sources, 'bad')).toEqual(['0303', '0403']);
  });

  it('BITE-3.10-1 too many units in a hex are named', () => {
    const here = scene(land(), { g1: '0303', g2: '0303', g3: '0303', g4: '0202', g9: '0202' });
    const stacks = ask('stacking', '', here);
    expect(shown(stacks, 'bad')).toEqual(['0202', '0303']);
    expect(said(stacks)).toEqual(expect.arrayContaining(['bite.stacks.combat', 'bite.stacks.noAirfield']));
    expect(shown(ask('stacking', '', scene(land(), { g1: '0303', g2: '0303' })), 'bad')).toEqual([]);
  });

  const sea = land({
    features: { linkedSoviet: ['0903'], portMajor: ['0101', '0301', '0501'], portMinor: ['0701'], freezes: ['0301'] },
    boxes: {
      box1: {
        name: 'Black Sea',
        kind: 'sea',
        links: ['0101', '0301', '0501', '0701'].map((to) => ({ to, link: 'blue' })),
      },
    },
  });
  it('BITE-18.0-1 from port to port of its side in one sea; ice and the enemy close them, mines are said', () => {
    const here = scene(sea, {}, { options: { o18: true } });
    const ports = ask('ports', '0101', here);
    expect(shown(ports, 'good')).toEqual(['0301']);
    expect(shown(ports, 'bad')).toEqual(['0501', '0701']);
    expect(said(ports)).toContain('bite.ports.mines');
    const snow = scene(sea, {}, { cells: { [cells.weather]: { 2: 'snow' } } });
    expect(shown(ask('ports', '0101', snow), 'good')).toEqual([]);
    expect(offered('ports', '0202', here)).toBe(false);
  });

  it('BITE-18.0-1 an order to sail looks at the map, and the unit follows to its port', () => {
    const axis = {
      id: 'axis',
      units: [
        { id: 'anton', name: 'Antonescu', values: { nation: 'ROM', class: 'supremeHq', faces: '3 2 1' } },
        { id: 'rom', name: 'rom', values: { nation: 'ROM', class: 'infantry', faces: '2 1' } },
      ],
    };
    const order = (to: string, from = '0101', over: JsonObject = {}) =>
      bid(
        'hq-sea-axis',
        { hq: 'Antonescu', block: 'rom', to, ...over },
        scene(sea, { rom: from }, { place: 't2/axis/rail', options: { o18: true }, rosters: { axis } }).around,
      );
    const facts = (proposal: ReturnType<typeof order>) => (proposal.ok ? proposal.facts : proposal.anyway?.facts);
    // the Black Sea is mined, and a major port in the east is Soviet
    expect(order('0301')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.mined' } });
    const sailed = order('0301', '0101', { mined: true, die: 2 });
    expect(sailed).toMatchObject({ ok: true });
    expect(facts(sailed)).toContainEqual({ kind: 'set', cell: cells.at, key: 'rom', value: '0301' });
    expect(facts(order('0301', '0101', { mined: true, die: 6 }))?.at(-1)).toEqual({
      kind: 'set',
      cell: cells.at,
      key: 'rom',
      value: null,
    });
    expect(order('0501')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.shut' } });
    expect(order('0202')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.other' } });
    expect(order('', '0202')).toMatchObject({ ok: false, msg: { id: 'bite.hq.bar.sea.noPort' } });
    // without the map nothing speaks against it
    const blind = scene(sea, {}, { place: 't2/axis/rail', options: { o18: true }, rosters: { axis } }).around;
    expect(bid('hq-sea-axis', { hq: 'Antonescu', block: 'rom', to: 'Odessa' }, blind)).toMatchObject({ ok: true });
  });

  it('BITE-3.6-1 BITE-4.2-2 what a place makes gets through by rail, by a blue route between major ports, or not', () => {
    const rail = { rail: [row('03'), ['0503', '0502', '0501']] };
    const named = { names: { '0103': 'Berlin', '0703': 'Kerch', '0502': 'Maykop' }, links: rail };
    const won = { [cells.control]: Object.fromEntries(columns(5, 6, 7).map((hex) => [hex, 'axis'])) };
    const at = (over: Around['cells']) => scene(land({ ...named }), {}, { cells: { ...won, ...over } }).around;
    expect(paying(at({}), 'Kerch', 'GER')).toBe('rail');
    expect(paying(at({ [cells.partisans]: { '0603': 1 } }), 'Kerch', 'GER')).toBe('cut');
    expect(paying(at({ [cells.control]: {} }), 'Kerch', 'GER')).toBe('foreign');
    expect(paying(at({}), 'Nowhere', 'GER')).toBeUndefined();
    const blue = draw({
      columns: [1, 9],
      rows: [1, 5],
      links: { rail: [row('03').slice(0, 3), ['0102', '0103'], ['0101', '0102'], ['0501', '0502']] },
      labels: { POL: columns(1, 2, 3, 4), USSR: columns(5, 6, 7, 8, 9) },
      names: { '0103': 'Berlin', '0502': 'Maykop' },
      features: { portMajor: ['0101', '0501'] },
      boxes: { box1: { name: 'Black Sea', kind: 'sea', links: ['0101', '0501'].map((to) => ({ to, link: 'blue' })) } },
    });
    const ship = scene(blue, {}, { cells: { ...won, [cells.owner]: { maykop: 'axis' } } });
    expect(paying(ship.around, 'Maykop', 'GER')).toBe('sea');
    expect(said(ask('paying', '', ship))).toContain('bite.paying.sea');
  });
});

describe('hexes somebody has to watch', () => {
  it('BITE-27.0-1 border hexes of 1941 without a Soviet unit in or beside them; for it zones cross rivers', () => {
    const sheet = land({
      labels: { USSR: columns(5, 6, 7, 8, 9), SOV41: ['0502', '0504'], TURK: ['0505'] },
      sides: {
        river: [
          ['0503', '0502'],
          ['0504', '0505'],
        ],
      },
    });
    const here = scene(sheet, { s1: '0503', s2: '0505' }, { turn: 1, scenario: 'SBE5', options: { o27: true } });
    expect(ask('border', '', here).says.id).toBe('bite.border.closed');
    const gone = scene(sheet, { s1: '0503' }, { turn: 1, scenario: 'SBE5', options: { o27: true } });
    expect(shown(ask('border', '', gone), 'bad')).toEqual(['0505']);
    // in play a zone does not cross the river
    const over = scene(sheet, { s1: '0504' }, { options: { o27: true } });
    expect(shown(ask('turkey', '', over), 'bad')).toEqual(['0505']);
    expect(ask('turkey', '', here).says.id).toBe('bite.turkey.closed');
  });

  it('BITE-29.1-1 Soviet cities without a garrison feed the formula; none of what was taken in 1940', () => {
    const sheet = land({
      labels: { USSR: columns(6, 7, 8, 9), BALT: columns(5), POL: columns(1, 2, 3, 4) },
      features: { linkedSoviet: ['0903'], minor: ['0502', '0602', '0604', '0702', '0802'], major: ['0703'] },
    });
    const cell = { [cells.control]: Object.fromEntries(columns(5, 6, 7).map((hex) => [hex, 'axis'])) };
    const here = scene(sheet, { g1: '0602' }, { turn: 5, options: { o29: true }, cells: cell });
    const open = ask('open-cities', '', here);
    expect([shown(open, 'half'), shown(open, 'bad')]).toEqual([['0604', '0702'], ['0703']]);
    expect(open.says.p).toMatchObject({ minor: 2, major: 1, count: 1 });
    expect(fillFrom(calculator.fields, here.around)).toMatchObject({ minor: 2, major: 1 });
    const places = ask('partisan-hexes', '', here);
    expect(shown(places, 'good')).not.toContain('0602');
    expect(shown(places, 'good')).not.toContain('0603');
    expect(shown(places, 'good')).toContain('0705');
    expect(shown(places, 'good')).not.toContain('0802');
    // who was swept away this month, or is new, is not placed again: the form and the counter on the map say so, too
    const marks = { 'partisans-gone': { '0705': { value: 1 } } };
    const swept = { ...here, around: { ...here.around, place: 't4/soviet/production', marks } };
    expect(shown(ask('partisan-hexes', '', swept), 'good')).not.toContain('0705');
    const asked = { minor: 9, major: 9, places: '0705' };
    expect(bid('partisans-place', asked, swept.around)).toMatchObject({ ok: false, msg: { id: 'bite.bar.swept' } });
  });

  it('BITE-AMB-25 a supplied Soviet combat unit west of the Dnepr is a bridgehead; the map proposes it', () => {
    const sheet = land({ labels: { USSR: columns(5, 6, 7, 8, 9), DNEPRW: ['0703', '0503'] } });
    const at = (pieces: { readonly [id: string]: string }) =>
      ask(
        'bridgehead',
        '',
        scene(sheet, pieces, {
          scenario: 'SBE7',
          turn: 30,
          cells: { [cells.control]: Object.fromEntries(columns(5, 6, 7, 8, 9).map((hex) => [hex, 'soviet'])) },
        }),
      );
    expect(at({ s1: '0703' }).note?.proposal).toMatchObject({ facts: [{ cell: cells.bridgehead, value: 'yes' }] });
    expect(at({ s1: '0803' }).note?.proposal).toMatchObject({ facts: [{ cell: cells.bridgehead, value: null }] });
    expect(at({ s12: '0703' }).note?.proposal).toMatchObject({ facts: [{ value: null }] });
  });

  it('BITE-SBE5-3 the Volga reached and Stalingrad held: Soviet fuel counts', () => {
    const sheet = land({ labels: { USSR: columns(5, 6, 7, 8, 9), VOLGA: ['0803'] } });
    const at = (owner: string) =>
      ask('volga', '', scene(sheet, { g1: '0803' }, { cells: { [cells.owner]: { stalingrad: owner } } }));
    expect(at('axis').note?.proposal).toMatchObject({ ok: true, facts: [{ cell: cells.sovietFuel, value: 'yes' }] });
    expect(at('soviet').note).toBeUndefined();
  });
});
