import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contendersAt } from '#rules/kit/game/contenders.ts';
import { cells, poolMarks } from '../../../ids.ts';
import { bid } from '../../../testing/at.ts';
import { draw, type Scene, scene } from '../../../testing/draw.ts';
import { map } from '../../../testing/map.ts';
import { leningradRoute, shippingFrom } from '../../supply/tracing/shipping.ts';
import { battlesOf, contested, foughtFacts, notedAs } from '../hexes/battles.ts';

const sheet = draw({
  columns: [1, 9],
  rows: [1, 5],
  terrain: { forest: ['0503'] },
  sides: { river: [['0403', '0503']], strait: [['0502', '0503']], water: [['0504', '0503']] },
  features: { major: ['0503'] },
  labels: { FAZ: ['0503'] },
});
const open = (at: Scene, attackers: readonly string[], side = 'axis', target = '0503') =>
  map.fight?.({ target, attackers, side }, at.board, at.context);
const rows = (input: JsonObject | undefined, side: string): readonly JsonObject[] => {
  const found = input?.[side];
  return Array.isArray(found) ? found.filter((one): one is JsonObject => typeof one === 'object' && one !== null) : [];
};
const brief = (row: JsonObject) => [row.id, row.crosses, row.supplied];

describe('a battle as it lies on the map', () => {
  it('BITE-C1-1 who is there, over what they come, the ground and the city', () => {
    const here = scene(sheet, { g1: '0403', g2: '0502', g3: '0504', g4: '0402', s1: '0503', s2: '0103' });
    const fight = open(here, ['g1', 'g2', 'g3', 'g4']);
    expect(fight).toMatchObject({
      calc: 'battle',
      input: { attacks: 'axis', hex: '0503', terrain: 'forest', city: 'major', finnishZone: true },
    });
    expect(rows(fight?.input, 'axis').map(brief)).toEqual([
      ['g1', 'river', true],
      ['g2', 'strait', true],
      ['g4', 'none', true],
    ]);
    expect(rows(fight?.input, 'soviet').map(({ id }) => id)).toEqual(['s1']);
  });

  it('BITE-C1-1 of a battle that is typed the ground and the city of its hex are known, by number and by name', () => {
    const { board, context } = scene(
      { ...sheet, hexes: { ...sheet.hexes, '0503': { ...sheet.hexes['0503'], terrain: 'forest', name: 'Invented' } } },
      {},
    );
    const said = (hex: string, calc = 'battle') => map.about?.({ calc, input: { hex } }, board, context)?.whole;
    const ground = { terrain: 'forest', city: 'major', finnishZone: true };
    expect([said('0503'), said(' invented ')]).toEqual([ground, ground]);
    expect(said('0403')).toEqual({ terrain: 'plain', city: 'none', finnishZone: false });
    expect([said('9999'), said('Nowhere'), said(''), said('0503', 'volley')]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('BITE-C1-1 where no hex is typed it is the one all defenders stand in, those of no known place aside', () => {
    const { board, context } = scene(sheet, { g1: '0403', s1: '0503', s2: '0503', s3: '0103' });
    const said = (...ids: readonly string[]) => {
      const soviet = ids.map((id) => ({ id, name: id }));
      return map.about?.({ calc: 'battle', input: { attacks: 'axis', hex: '', soviet } }, board, context)?.whole;
    };
    expect(said('s1', 's2', 'invented')).toMatchObject({ terrain: 'forest', city: 'major' });
    expect([said('s1', 's3'), said('invented'), said()]).toEqual([undefined, undefined, undefined]);
  });

  it('BITE-C1-1 who is in the hex came over something nobody sees: a chip each, and those beside it stay outside', () => {
    const pieces = { g1: '0503', g2: '0502', g3: '0403', s1: '0503' };
    const here = scene(sheet, pieces);
    expect(open(here, ['g1', 'g2'])?.helpers).toMatchObject([
      { list: 'axis', row: 'g1', field: 'crosses', on: 'river', off: 'none' },
      { list: 'axis', row: 'g1', field: 'crosses', on: 'strait', off: 'none' },
    ]);
    expect(open(scene(sheet, { ...pieces, g1: '0103' }), ['g2', 'g3'])?.helpers).toBeUndefined();
    const aside = (at: { readonly [piece: string]: string }) => {
      const { board, context } = scene(sheet, at);
      const there = contendersAt(map, '0503', board, map.stateOf(board, context), { ...context, who: 'axis' });
      return Object.keys(there.aside).sort();
    };
    expect([aside(pieces), aside({ ...pieces, g1: '0103' })]).toEqual([['g2', 'g3'], []]);
  });

  it('BITE-4.4-1 a barrel is in the row: such a block does not attack as supplied', () => {
    const cell = { [cells.barrels]: { g1: 'yes' } };
    const here = scene(sheet, { g1: '0403', g2: '0503', s1: '0503' }, { cells: cell });
    expect(rows(open(here, ['g1', 'g2'])?.input, 'axis').map(brief)).toEqual([
      ['g1', 'river', false],
      ['g2', 'none', true],
    ]);
    const fill = (piece: string) => map.fills?.({ calc: 'battle', field: 'axis', piece }, here.board, here.context);
    expect([fill('g1'), fill('g2'), fill('nobody')]).toEqual([{ supplied: false }, { supplied: true }, {}]);
  });

  it('BITE-7.7.1-3 fighters in the hex take off, bombers stay on the ground; faces as recorded', () => {
    const soviet = {
      id: 'soviet',
      units: [
        { id: 'f', name: 'f', values: { class: 'fighter', faces: '3 2 1' } },
        { id: 'b', name: 'b', values: { class: 'bomber', faces: '3 2 1' } },
      ],
    };
    const here = scene(
      sheet,
      { g1: '0403', f: '0503', b: '0503' },
      { rosters: { soviet }, cells: { [cells.face]: { b: 2 } } },
    );
    const found = rows(open(here, ['g1'])?.input, 'soviet');
    expect(found.map(({ id, grounded, pf }) => [id, grounded, pf ?? null])).toEqual([
      ['f', false, null],
      ['b', true, 2],
    ]);
  });

  it('BITE-C1-1 nobody to fight, or nobody who comes: no battle', () => {
    const here = scene(sheet, { g1: '0403', s1: '0103' });
    expect(open(here, ['g1'])).toBeUndefined();
    expect(open(scene(sheet, { g1: '0103', s1: '0503' }), ['g1'])).toBeUndefined();
    expect(open(here, ['g1'], 'axis', '9999')).toBeUndefined();
  });
});

describe('a battle noted ahead', () => {
  it('BITE-C1-1 opens with the ground the map shows', () => {
    const marks = { [poolMarks.battles]: { '0503': { value: 1 } } };
    const here = scene(sheet, { g1: '0503', s1: '0503' }, { place: 't2/axis/combat', marks });
    expect(battlesOf(here.context)).toMatchObject([
      {
        id: '0503',
        input: { hex: '0503', attacks: 'axis', terrain: 'forest', city: 'major', axis: [{ id: 'g1', supplied: true }] },
      },
    ]);
  });

  const named = (names: { readonly [hex: string]: string }) => ({
    ...sheet,
    hexes: Object.fromEntries(
      Object.entries(sheet.hexes).map(([id, hex]) => [id, names[id] ? { ...hex, name: names[id] } : hex]),
    ),
  });
  const pieces = { g1: '0503', s1: '0503' };
  const noted = (...hexes: readonly string[]) => ({
    place: 't2/axis/combat',
    marks: { [poolMarks.battles]: Object.fromEntries(hexes.map((hex, i) => [hex, { value: i + 1 }])) },
  });

  it('BITE-C1-1 is one hex however it is written: its number, its name in any spelling', () => {
    const land = named({ '0503': 'Veliki Invented' });
    for (const written of ['0503', 'Veliki Invented', 'veliki  invented']) {
      const { context } = scene(land, pieces, noted(written));
      expect(battlesOf(context)).toMatchObject([{ id: written, input: { city: 'major', soviet: [{ id: 's1' }] } }]);
      expect(notedAs(context, 'VELIKI INVENTED')).toBe(written);
      expect(contested(context)).toEqual([]);
      expect(foughtFacts(context, '0503')).toMatchObject([{ key: written, value: 0 }]);
      expect(bid('battle-hexes', { hexes: '0503' }, context)).toMatchObject({ msg: { id: 'bite.bar.hexTwice' } });
    }
  });

  it('BITE-C1-1 by a name that two hexes have nobody can tell which: such hexes are noted by their number', () => {
    const land = named({ '0503': 'Invented', '0103': 'Invented' });
    const [unclear] = battlesOf(scene(land, pieces, noted('Invented')).context);
    expect(unclear?.input).toEqual({ attacks: 'axis', hex: 'Invented' });
    const here = scene(land, { ...pieces, g2: '0502' });
    expect(contested(here.context).map(({ name }) => name)).toEqual(['0503']);
    expect(open(here, ['g2'])?.input.hex).toBe('0503');
  });
});

describe('Leningrad', () => {
  const names = { '0303': 'Leningrad', '0304': 'Oranienbaum', '0704': 'Volkhov' };
  const land = draw({
    columns: [1, 9],
    rows: [1, 6],
    links: {
      rail: [
        ['0303', '0403', '0503', '0603', '0703', '0803', '0903'],
        ['0704', '0804', '0904', '0903'],
      ],
    },
    names,
    features: { fortress: ['0303', '0304'], linkedSoviet: ['0903'] },
    labels: { USSR: Array.from({ length: 9 }, (_, i) => [1, 2, 3, 4, 5, 6].map((r) => `0${i + 1}0${r}`)).flat() },
    boxes: {
      lake: {
        name: 'Ladoga',
        kind: 'sea',
        links: [
          { to: '0303', link: 'sea' },
          { to: '0704', link: 'sea' },
        ],
      },
    },
  });
  const ring = { g1: '0302', g2: '0402', g3: '0403', g4: '0404', g5: '0305', g6: '0204', g7: '0203', g8: '0202' };
  const at = (pieces: { readonly [id: string]: string }, weather = 'clear') =>
    scene(land, pieces, { cells: { [cells.weather]: { 2: weather } } });
  const route = (here: Scene) => leningradRoute(here.field, here.context);

  it('BITE-12.3-2 besieged, its PP leave over the lake in summer and stay where it is ice, or the road is cut', () => {
    expect(route(at({}))).toBe('free');
    expect(route(at(ring))).toBe('lake');
    expect(route(at(ring, 'snow'))).toBe('ice');
    expect(route(at({ ...ring, ita: '0704' }))).toBe('cut');
    expect(route(at({ g1: '0303' }))).toBe('lost');
    const says = map.tools.find(({ id }) => id === 'paying');
    const told = (here: Scene) => says?.show('', here.board, here.stand, here.context).list[0]?.msg.id;
    expect([told(at(ring)), told(at(ring, 'snow'))]).toEqual(['bite.pocket.lake', 'bite.pocket.ice']);
    // the tracks themselves are cut either way
    const here = at(ring);
    expect(shippingFrom(here.field, here.context, 'SOV', here.board.nodeOf('0303'))).toBe('cut');
  });
});
