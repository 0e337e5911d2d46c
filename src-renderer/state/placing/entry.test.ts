import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { panzergruppeGuderian as pgg } from '#rules/games/panzergruppe-guderian/index.ts';
import { roadsToLeningrad as rtl } from '#rules/games/roads-to-leningrad/index.ts';
import { mostAtOnce } from '#rules/kit/forms/line/reading.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import { limits } from '#shared/limits.ts';
import { speaker } from '#shared/say.ts';
import { fakeMap, tenByFive } from '../../testing/fakeMap.ts';
import { english } from '../../words/english.ts';
import { italian } from '../../words/italian.ts';
import { type EntryWorld, readEntry } from './entry.ts';
import { joined, placingOf } from './placing.ts';
import { freshIds, inPlay, namedUnits, numberedKinds, untyped } from './roll.ts';

const game = pgg;
const map = fakeMap(game);
const context = contextWithoutGame(game);
const sheet = tenByFive();
const world: EntryWorld = {
  grid: sheet.grid,
  boxes: { west: { name: 'Home depot', kind: 'offMap', links: [] } },
  units: namedUnits(game, map, context),
  counted: numberedKinds(map),
  numbered: ['rifle#4'],
};
const [first, second] = world.units.map(({ unit }) => unit);
const name = first?.name ?? '';
const other = second?.name ?? '';
const en = speaker('en', [...english, game.text.en]);
const it_ = speaker('it', [...italian, game.text.it]);

const wanted = (line: string, more: Partial<EntryWorld> = {}) => {
  const read = readEntry(line, { ...world, ...more });
  return read.ok
    ? read.wanted.map((each) => (each.what === 'unit' ? [each.piece, each.hex] : [each.kind.id, each.count, each.hex]))
    : read.troubles.map(en);
};

describe('a line of quick entry', () => {
  it('of two called alike takes the one of the side that is asked about, and else tells them by their kinds', () => {
    const twins = world.units.slice(0, 2).map((each, i) => ({
      unit: { ...each.unit, name: 'HQ 3' },
      kind: { ...each.kind, side: i === 0 ? 'german' : 'soviet' },
    }));
    const put = (side?: string) => wanted('hq 3 0304', { units: twins, side });
    expect([put('german'), put('soviet')]).toEqual([[[first?.id, '0304']], [[second?.id, '0304']]]);
    const kind = en(twins[0]?.kind.msg ?? { id: '' });
    expect(put()).toEqual([`hq 3 may be HQ 3 (${kind}); HQ 3 (${kind}). Write more of the name.`]);
  });

  it('takes the one of the side that is named, by its first letters too', () => {
    const twins = world.units.slice(0, 2).map((each, i) => ({
      unit: { ...each.unit, name: 'HQ 3' },
      kind: { ...each.kind, side: i === 0 ? 'german' : 'soviet' },
    }));
    const sides = [
      { id: 'german', word: 'tedesco' },
      { id: 'soviet', word: 'Soviet' },
      { id: 'soviet', word: 'sovietico' },
    ];
    for (const line of ['HQ 3 (Sov) 0304', 'hq 3 sovietico at 0304', 'Soviet HQ 3 0304'])
      expect(wanted(line, { units: twins, sides, side: 'german' }), line).toEqual([[second?.id, '0304']]);
    expect(wanted('HQ 3 ted. 0304', { units: twins, sides, side: 'soviet' })).toEqual([[first?.id, '0304']]);
  });

  it('takes a division whole, as the line of a fight does, of those that are in play; and off again', () => {
    const of7 = ['7pz-1', '7pz-2', '7pz-3'];
    expect(wanted('7 Pz 0304')).toEqual(of7.map((id) => [id, '0304']));
    expect(wanted('7 pz off')).toEqual(of7.map((id) => [id, null]));
    expect(wanted('7 Pz 0304', { inPlay: new Set(of7.slice(1)) })).toEqual(of7.slice(1).map((id) => [id, '0304']));
    // a part of it by more of its name
    expect(wanted('7 Pz, PzGr 1 0304')).toEqual([['7pz-2', '0304']]);
  });

  it.each([
    '2 rifle at 0304',
    '2 rifles 0304',
    'fucilieri 2 in 0304',
    'FUCILIERI 2 IN 0304',
    '2x rifle @ 304',
    'rifle 2 → 3.4',
  ])('counts what has no name: %s', (line) => {
    expect(wanted(line)).toEqual([['rifle', 2, '0304']]);
  });

  it('finds a unit by its name, in small letters too, and moves it or takes it off', () => {
    expect(wanted(`${name} 0304`)).toEqual([[first?.id, '0304']]);
    expect(wanted(`  ${name.toLowerCase()}   at 0304 `)).toEqual([[first?.id, '0304']]);
    expect(wanted(`${name} off`)).toEqual([[first?.id, null]]);
    expect(wanted(`${name} fuori`)).toEqual([[first?.id, null]]);
    expect(wanted('rifle#4 0304')).toEqual([['rifle#4', '0304']]);
  });

  it('finds a name by plain letters, as every search does', () => {
    const called = (unit: string) => ({
      units: world.units.slice(0, 1).map((one) => ({ ...one, unit: { ...one.unit, name: unit } })),
    });
    for (const [line, unit] of [
      ['lodz 0304', 'Łódź'],
      ['dakovo 0304', 'Đakovo'],
      ['gross 0304', 'Groß'],
    ] as const)
      expect(wanted(line, called(unit)), unit).toEqual([[first?.id, '0304']]);
  });

  it('places several: each part where it says, parts without a hex where the next one goes', () => {
    expect(wanted(`${name}, ${other} at 0304; rifle 0101`)).toEqual([
      [first?.id, '0304'],
      [second?.id, '0304'],
      ['rifle', 1, '0101'],
    ]);
  });

  it('goes to the chosen hex where none is written, and to a box by its name', () => {
    expect(wanted('2 rifle', { cursor: '0202' })).toEqual([['rifle', 2, '0202']]);
    expect(wanted('rifle at home depot')).toEqual([['rifle', 1, 'west']]);
  });

  it('takes a number of a name for no hex', () => {
    const called = (...names: readonly string[]) => ({
      units: world.units
        .slice(0, names.length)
        .map((one, i) => ({ ...one, unit: { ...one.unit, name: names[i] ?? '' } })),
    });
    const three = called('Art. 189', '2/682', 'HQ 202');
    const ids = three.units.map(({ unit }) => [unit.id, '0304']);
    expect(wanted('Art. 189, 2/682, HQ 202 0304', three)).toEqual(ids);
    expect(wanted('Art. 189', { ...three, cursor: '0304' })).toEqual(ids.slice(0, 1));
    expect(wanted('2/682 189', three)).toEqual(['No hex of this map: 2/682 189.']);
  });

  it('names each mistake and does nothing of the line', () => {
    expect(wanted('rifle 0304, Nobody 0305, rifle 9999')).toEqual([
      'No unit is called Nobody. Nothing was placed.',
      'No hex of this map: rifle 9999.',
    ]);
    expect(wanted('2 rifle')).toEqual(['Where to? 2 rifle names no hex.']);
    expect(wanted('riffle 0304')).toEqual(['No unit is called riffle. Near it: rifle.']);
    expect(wanted(`${mostAtOnce + 1} rifle 0304`)).toEqual([`Between 1 and ${mostAtOnce} counters at once.`]);
    expect(wanted('0 rifle 0304')).toEqual([`Between 1 and ${mostAtOnce} counters at once.`]);
    expect(wanted('0304')).toEqual(['No unit is named.']);
    expect(wanted('rifle off')).toEqual(['Which one? Take it off from its hex: rifle off.']);
  });

  it('puts nobody on the map whom the record has eliminated, and says so', () => {
    const map = pgg.map;
    const [unit] = map ? namedUnits(pgg, map, context) : [];
    if (!map || !unit) throw new Error('no map');
    const gone = { ...context, cells: { ...context.cells, steps: { [unit.unit.id]: 0 } } };
    const board = boardOf(tenByFive(), map.sheet);
    const units = namedUnits(pgg, map, gone);
    expect(inPlay(map, board, context, units).has(unit.unit.id)).toBe(true);
    const may = inPlay(map, board, gone, units);
    expect(may.has(unit.unit.id)).toBe(false);
    expect(may.size).toBe(units.length - 1);
    expect(wanted(`${unit.unit.name} 0304`, { units, inPlay: may, untyped: untyped(map, board, gone, units) })).toEqual(
      [`${unit.unit.name} is out of play by the record. Correct it in the ledger first.`],
    );
  });

  it('says of a unit the rules alone name that its counter is still to be typed', () => {
    const { map } = rtl;
    if (!map) throw new Error('no map');
    const here = contextWithoutGame(rtl);
    const board = boardOf(tenByFive(), map.sheet);
    const units = namedUnits(rtl, map, here);
    const lacking = { inPlay: inPlay(map, board, here, units), untyped: untyped(map, board, here, units) };
    expect(wanted('AA269/269 0304', { units, ...lacking })).toEqual([
      'AA269/269: what the counter prints is not typed yet (Units, To place).',
    ]);
  });

  it('asks for more of a name that several have', () => {
    const shared = name.slice(0, 1);
    const said = wanted(`${shared} 0304`);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/may be|No unit is called/);
  });

  it('never throws, and says every trouble in both languages', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (line) => {
        const read = readEntry(line, world);
        for (const trouble of read.ok ? [] : read.troubles)
          for (const say of [en, it_]) expect(say(trouble)).not.toMatch(/⟨/);
      }),
    );
  });
});

describe('placing', () => {
  it('keeps its sentence flat enough to be saved, however much is tried and recorded together', () => {
    const deep = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(deep)) : 0;
    const line = Array.from({ length: 40 }, () => '2 rifle 0101').join(';');
    const read = readEntry(line, world);
    const { says } = placingOf(map, context, read.ok ? read.wanted : []);
    expect(deep(joined(Array.from({ length: 40 }, () => says)))).toBeLessThan(limits.depth - 4);
  });

  it('says who goes where in one sentence, in their order; of very many the rest is counted', () => {
    const says = (line: string) => {
      const read = readEntry(line, world);
      return en(placingOf(map, context, read.ok ? read.wanted : []).says);
    };
    expect(says(`${name} 0304`)).toBe(`${name} 0304`);
    expect(says(`2 rifle 0101; ${name} 0304; ${other} off`)).toBe(`2 Rifle 0101, ${name} 0304, ${other} off the map`);
    for (let n = 1; n <= 8; n++)
      expect(says(Array.from({ length: n }, () => 'rifle 0101').join(';'))).toBe(
        Array.from({ length: n }, () => '1 Rifle 0101').join(', '),
      );
    expect(says(Array.from({ length: 15 }, () => 'rifle 0101').join(';'))).toMatch(/^(1 Rifle 0101, ){8}7 more$/);
  });

  it('books what the game says of who goes from hex to hex, and nothing of who is put on the map', () => {
    const moved: NonNullable<typeof map.moved> = (moves) =>
      moves.map(({ piece, from, to }) => ({ kind: 'set', cell: 'gone', key: piece, value: `${from}>${to}` }));
    const id = first?.id ?? '';
    const there = { ...context, cells: { ...context.cells, [map.at]: { [id]: '0101' } } };
    const booked = (line: string) => {
      const read = readEntry(line, world);
      const { facts } = placingOf({ ...map, moved }, there, read.ok ? read.wanted : []);
      return facts.flatMap((fact) => (fact.kind === 'set' && fact.cell === 'gone' ? [fact.value] : []));
    };
    expect(booked(`${name} 0304; ${other} 0202; rifle 0303`)).toEqual(['0101>0304']);
    expect([booked(`${name} 0101`), booked(`${name} off`)]).toEqual([[], []]);
  });

  it('gives new counters free numbers, also to those of one line, and never one a record speaks of', () => {
    const taken = {
      ...context,
      cells: { ...context.cells, mapAt: { 'rifle#2': '0101' } },
      marks: { disrupted: { 'rifle#5': { value: true } } },
    };
    expect(freshIds(map, taken, 'rifle', 2)).toEqual(['rifle#6', 'rifle#7']);
    const read = readEntry('2 rifle 0101, rifle 0202', world);
    const change = placingOf(map, taken, read.ok ? read.wanted : []);
    expect(change.facts.map((fact) => fact.kind === 'set' && [fact.key, fact.value])).toEqual([
      ['rifle#6', '0101'],
      ['rifle#7', '0101'],
      ['rifle#8', '0202'],
    ]);
  });
});
