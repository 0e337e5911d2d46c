import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import { writeSheet } from '#rules/kit/hexmap/file/writeSheet.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { at } from '../testing/at.ts';
import { draw } from '../testing/draw.ts';

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
const ask = (id: string, raw: unknown, around: Around = at({ turn: 3, place: 't3/ger/movement' })) => {
  const question = questionsOf(game).find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return question.answer(raw, around);
};
const answer = (id: string, raw: unknown, around?: Around) => {
  const found = ask(id, raw, around);
  if (!found.ok) throw new Error(JSON.stringify(found.troubles));
  const value: JsonObject = JSON.parse(JSON.stringify(found.value));
  return value;
};
const troubles = (id: string, raw: unknown): readonly string[] => {
  const found = ask(id, raw);
  return found.ok ? [] : found.troubles.map(({ path }) => path);
};
const road = ['0120', '0219', '0319', '0419', '0520'];

describe('a map on the command line', () => {
  it('PGG-11.1 supply from a sheet file: states, lines, cuts', () => {
    const sheet = draw({ columns: [1, 9], rows: [18, 22], roads: [road], east: ['0919'] });
    const file: unknown = JSON.parse(writeSheet(sheet, { game: game.id, name: 'corner' }));
    const units = [
      { id: '6inf', hex: '0820' },
      { id: 'rifle#1', hex: '0519' },
      { id: 'rifle#2', hex: '0521' },
      { id: 'rifle#3', hex: '0522' },
      { id: 'Lukin', hex: '0518', rating: 3 },
    ];
    for (const given of [file, sheet]) {
      const said = answer('supply', { sheet: given, units });
      expect(said.assumed).toBeUndefined();
      expect(said.verdicts).toMatchObject([
        {
          piece: '6inf',
          state: 'out',
          ways: [
            { id: 'road', ok: false },
            { id: 'edge', ok: false },
          ],
        },
        { piece: 'rifle#1', state: 'supplied' },
        { piece: 'rifle#2', state: 'supplied' },
        { piece: 'rifle#3', state: 'none' },
        { piece: 'Lukin', state: 'supplied' },
      ]);
      expect(JSON.stringify(said.verdicts)).toContain('"rule":"8.15"');
    }
    expect(answer('supply', { sheet, units, unit: '6inf' }).verdicts).toHaveLength(1);
    expect(answer('supply', { sheet, units, side: 'soviet' }).verdicts).toHaveLength(4);
  });

  it('without a sheet every hex counts as clear on the usual grid, and the answer says so', () => {
    const far = answer('supply', { units: [{ id: '6inf', hex: '2520' }] });
    expect(far.verdicts).toMatchObject([{ state: 'out' }]);
    expect(far.assumed).toMatchObject({ id: 'pgg.map.clear' });
    const near = answer('supply', { ground: { roads: [road] }, units: [{ id: '6inf', hex: '2520' }] });
    expect(near.verdicts).toMatchObject([{ state: 'supplied' }]);
    expect(near.assumed).toMatchObject({ id: 'pgg.map.ground' });
    // N06: the other offset lays the hexes otherwise
    const edge = {
      units: [
        { id: '6inf', hex: '0205' },
        { id: 'rifle#1', hex: '0106' },
      ],
    };
    const zones = (grid: object | undefined) => answer('zones', { ...edge, ...(grid ? { grid } : {}) }).german;
    expect(zones(undefined)).not.toEqual(zones({ offset: 'odd' }));
  });

  it('PGG-11.22 PGG-E10 hex numbers alone: unit, enemies, friends, limit, targets', () => {
    expect(answer('line', { unit: '0510', targets: ['0910'], limit: 3 })).toMatchObject({
      ok: false,
      over: 1,
      cuts: [],
    });
    const line = answer('line', { unit: '0510', targets: ['0910'], limit: 4 });
    expect(line).toMatchObject({ ok: true, length: 4, assumed: { id: 'pgg.map.clear' } });
    expect(line.path).toHaveLength(5);
    const enemies = ['0708', '0711'];
    expect(answer('line', { unit: '0510', targets: ['0910'], limit: 4, enemies })).toMatchObject({ ok: false });
    const cuts = answer('line', { unit: '0510', targets: ['0910'], limit: 4, enemies }).cuts;
    const first = Array.isArray(cuts) && Array.isArray(cuts[0]) ? cuts[0].map(String) : [];
    expect(answer('line', { unit: '0510', targets: ['0910'], limit: 4, enemies, friends: first })).toMatchObject({
      ok: true,
    });
    // a marker is closed whoever stands there
    const one = { unit: '0510', targets: ['0710'], limit: 2, markers: ['0609', '0610'] };
    expect(answer('line', { ...one, friends: ['0609', '0610'] })).toMatchObject({ ok: false });
  });

  it('PGG-10.1 PGG-8.11 command range and zones', () => {
    const units = [
      { id: 'Konev', hex: '2010', rating: 2 },
      { id: 'rifle#1', hex: '1810' },
      { id: 'rifle#2', hex: '1710' },
      { id: '6inf', hex: '2510' },
    ];
    expect(answer('command-range', { units, leader: 'Konev' })).toMatchObject({
      radius: 2,
      units: ['rifle#1'],
      supplied: false,
    });
    const zones = answer('zones', { units });
    expect(zones.german).toHaveLength(6);
    expect(zones).toMatchObject({ rule: '8.11' });
  });

  it('PGG-6.7 PGG-6.25 PGG-6.51 reach, by status and allowance', () => {
    const units = (status: string) => [
      { id: 'x', kind: 'panzer', hex: '1010', ma: 8, status },
      { id: 'rifle#1', hex: '1310' },
    ];
    const full = answer('reach', { units: units('supplied'), unit: 'x' });
    expect(full).toMatchObject({ points: 8, state: 'supplied', overruns: ['1310'] });
    expect(full.hexes).toContainEqual({ hex: '1110', left: 7, stops: false });
    expect(answer('reach', { units: units('out'), unit: 'x' })).toMatchObject({ points: 4, overruns: [] });
  });

  it('PGG-6.33 PGG-6.31 rail reach; a broken hex, the quota', () => {
    const rails = [Array.from({ length: 9 }, (_, i) => `${String(i + 10)}10`)];
    const units = [{ id: 'armor#1', hex: '1010' }];
    const soviet = at({ turn: 3, place: 't3/sov/movement', balances: { rail: 2 } });
    const open = answer('rail-reach', { ground: { rails }, units, unit: 'armor#1' }, soviet);
    expect(open).toMatchObject({ quota: 3, enough: false });
    expect(open.hexes).toHaveLength(8);
    const broken = answer(
      'rail-reach',
      { ground: { rails }, units, unit: 'armor#1', markers: { brokenRail: { 1310: 0 } } },
      soviet,
    );
    expect(broken.hexes).toHaveLength(2);
    expect(troubles('rail-reach', { units: [{ id: '6inf', hex: '1010' }], unit: '6inf' })).toEqual(['unit']);
  });

  it('PGG-9.73 PGG-9.86 PGG-7.1 retreat, advance, stacking', () => {
    const units = [
      { id: 'rifle#1', hex: '1010' },
      { id: '6inf', hex: '1011' },
      { id: '26inf', hex: '1110' },
    ];
    const retreat = answer('retreat-path', { units, hex: '1010', hexes: 2 });
    expect(retreat).toMatchObject({ side: 'soviet', possible: true });
    expect(retreat.ways).toContainEqual(['1010', '0910', '0810']);
    expect(troubles('retreat-path', { units, hex: '2020' })).toEqual(['hex']);
    expect(answer('advance-hexes', { units, hex: '1009' })).toMatchObject({ hexes: expect.any(Array) });
    expect(troubles('advance-hexes', { units, hex: '1010' })).toEqual(['hex']);
    const four = [1, 2, 3, 4].map((n) => ({ id: `rifle#${n}`, hex: '1010' }));
    expect(answer('stacking-map', { units: four })).toMatchObject({
      hexes: [{ hex: '1010', combat: 4, excess: 1, rule: '7.1' }],
    });
  });

  it('PGG-15.11a PGG-10.4a lines of the objectives, surrounded leaders', () => {
    const ground = { names: { '0510': 'Orsha' } };
    const open = answer('vp-line', { ground, units: [{ id: '6inf', hex: '0510' }] });
    expect(open.objectives).toContainEqual(
      expect.objectContaining({ objective: 'orsha', control: 'german', open: true }),
    );
    expect(open.note).toMatchObject({ ok: true });
    const ring = ['0908', '0910', '0809', '1009'].map((hex, i) => ({
      id: ['6inf', '26inf', '5inf', '16inf'][i] ?? '',
      hex,
    }));
    const units = [{ id: 'Lukin', hex: '0909' }, ...ring];
    expect(answer('surrounded', { units, leader: 'Lukin' })).toMatchObject({
      ring: true,
      pocket: true,
      hexes: ['0909'],
    });
    expect(answer('surrounded', { units: units.slice(0, 2), leader: 'Lukin' })).toMatchObject({ ring: false });
  });

  it('PGG-9.21 a fight from the map goes straight into the calculator', () => {
    const units = [
      { id: '6inf', hex: '1011' },
      { id: 'rifle#1', hex: '1010', tried: '2-3-6' },
    ];
    const combat = at({ turn: 3, place: 't3/ger/combat' });
    const fight = answer('map-fight', { units, target: '1010', attackers: ['6inf'] }, combat);
    expect(fight.calc).toBe('attack');
    expect(answer('attack', fight.input, combat)).toMatchObject({ panel: { kind: 'odds' } });
    expect(troubles('map-fight', { units, target: '3030', attackers: ['6inf'] })).toEqual(['target']);
  });

  it('the record’s own counters stand there, too; what is given lies over them', () => {
    const recorded = at({ turn: 3, place: 't3/ger/movement', cells: { at: { '6inf': '2520', '26inf': '0301' } } });
    const both = answer('supply', { units: [{ id: '6inf', hex: '0210' }] }, recorded);
    expect(both.verdicts).toMatchObject([
      { piece: '6inf', hex: '0210', state: 'supplied' },
      { piece: '26inf', hex: '0301' },
    ]);
  });

  it('what is wrong is named with its place, and nothing is read half', () => {
    expect(troubles('supply', { units: [{ id: 'nobody', hex: '1010' }] })).toEqual(['units.0.id']);
    expect(troubles('supply', { units: [{ id: '6inf', hex: '9999' }] })).toEqual(['units.0.hex']);
    expect(
      troubles('supply', {
        units: [
          { id: '6inf', hex: '1010' },
          { id: '6inf', hex: '1011' },
        ],
      }),
    ).toEqual(['units.1.id']);
    expect(troubles('supply', { ground: { roads: [['0101', '0505']] } })).toEqual(['ground.roads.0.1']);
    expect(troubles('supply', { ground: { east: ['9999'] } })).toEqual(['ground.east.0']);
    expect(troubles('supply', { sheet: { hexes: {} } }).every((path) => path.startsWith('sheet'))).toBe(true);
    expect(troubles('supply', { nobodyKnows: 1 })).toHaveLength(1);
    expect(troubles('supply', 'x').length).toBeGreaterThan(0);
    expect(troubles('supply', { unit: 'Lukin' })).toEqual(['unit']);
    expect(troubles('line', { unit: '9999', targets: ['0101', '9998'] })).toEqual(['unit', 'targets.1']);
    expect(troubles('reach', { unit: 'Lukin' })).toEqual(['unit']);
    expect(troubles('command-range', { leader: 'x' })).toEqual(['leader']);
    expect(troubles('surrounded', { leader: 'x' })).toEqual(['leader']);
  });
});
