import { describe, expect, it } from 'vitest';
import { contendersAt } from '#rules/kit/game/contenders.ts';
import { armir as game } from '../../../index.ts';
import { draw, map, scene } from '../../../testing/drawn.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { fieldOf } from '../../map/field.ts';
import { lockedCorps } from '../../movement/locks.ts';
import { takenNow } from '../../victory/taken.ts';
import { assault } from '../fight/assault.ts';
import { combat } from '../fight/combat.ts';

/** Attacks as they lie on an invented map, handed to the calculators of section 12 and 13. */
const sheet = draw({
  columns: [1, 9],
  rows: [1, 9],
  features: { 'strongpoint-alpine': ['0505'], city: ['0303'], sourceA: ['0105'] },
  sides: {
    strongpoint: [['0505', '0605']],
    minor: [['0505', '0604']],
    don: [['0303', '0302']],
    major: [['0303', '0302']],
  },
  names: { '0505': 'Kazanskaja' },
});
const at = {
  'alp-1': '0505',
  'alp-guns': '0405',
  'rifle-1': '0605',
  'rifle-2': '0604',
  'rifle-3': '0506',
  'tank-1': '0604',
  'alp-hq': '0303',
};
const attack = (made: ReturnType<typeof scene>, target: string, attackers: readonly string[], side: string) =>
  map.fight?.({ target, attackers, side }, made.board, made.context);
type Rows = readonly { readonly [key: string]: unknown }[];
const rows = (made: ReturnType<typeof attack>, side: 'axis' | 'soviet'): Rows => (made?.input[side] ?? []) as Rows;

describe('an attack from the map', () => {
  const soviet = scene(sheet, at, { place: 't3/order=axis/usual/soviet-combat' });
  it('ARMIR-12a who has attacked in this phase begins outside another attack, and may be put in', () => {
    const aside = (place: string) => {
      const marks = { attacked: { 'rifle-1': { value: true } } };
      const { board, context } = scene(sheet, at, { place, marks });
      const there = contendersAt(map, '0505', board, map.stateOf(board, context), context);
      expect(there.may.map(({ id }) => id)).toContain('rifle-1');
      return Object.entries(there.aside).map(([id, { rule }]) => [id, rule]);
    };
    expect(aside('t3/order=axis/usual/soviet-combat')).toEqual([['rifle-1', '12']]);
    expect(aside('t3/order=axis/usual/soviet-movement').some(([, rule]) => rule === '12')).toBe(false);
  });
  it('ARMIR-8d hexsides, terrain, defenders, and the guns that may support them are filled in', () => {
    const made = attack(soviet, '0505', ['rifle-1', 'rifle-2', 'tank-1', 'hq-a'], 'soviet');
    expect(made?.calc).toBe(combat.id);
    expect(made?.input).toMatchObject({ attacker: 'soviet', target: '0505', city: false, strongpoint: true });
    expect(rows(made, 'soviet').map(({ id, hex, across }) => [id, hex, across])).toEqual([
      ['rifle-1', '0605', ['strongpoint']],
      ['rifle-2', '0604', ['river']],
      ['tank-1', '0604', ['river']],
    ]);
    expect(rows(made, 'axis').map(({ id, kind, supports, distance }) => [id, kind, supports, distance])).toEqual([
      ['alp-1', 'combat', true, 1],
      // it costs a PA: for the players to tick
      ['alp-guns', 'artillery', false, 1],
    ]);
  });
  it('ARMIR-10.1c a gun in the hex that is attacked may support it, as one beside it may', () => {
    const pieces = { ...at, 'alp-guns': '0505' };
    const made = attack(
      scene(sheet, pieces, { place: 't3/order=axis/usual/soviet-combat' }),
      '0505',
      ['rifle-1'],
      'soviet',
    );
    expect(made?.helpers).toMatchObject([{ list: 'axis', row: 'alp-guns', field: 'supports' }]);
    expect(rows(made, 'axis').filter(({ id }) => id === 'alp-guns')).toHaveLength(1);
  });
  it('ARMIR-13a who goes on foot begins outside an assault, and of two stacks one makes it', () => {
    const pieces = { ...at, 'tank-1': '0506', 'rifle-3': '0604' };
    const { board, context } = scene(sheet, pieces, { place: 't3/order=axis/usual/soviet-motorised' });
    const there = contendersAt(map, '0505', board, map.stateOf(board, context), context);
    expect(there.aside['tank-1']).toBeUndefined();
    for (const id of ['rifle-1', 'rifle-2', 'rifle-3']) expect(there.aside[id]).toMatchObject({ rule: '13' });
  });
  it('ARMIR-8d whose counter was typed as no row can read it is offered for the attack all the same', () => {
    const units = (inventedThings.rosters?.soviet?.units ?? []).map((unit) =>
      unit.id === 'rifle-1' ? { ...unit, values: { ...unit.values, move: 'on skis' } } : unit,
    );
    const rosters = { ...inventedThings.rosters, soviet: { id: 'soviet', units } };
    const { board, stand, context } = scene(sheet, at, { place: 't3/order=axis/usual/soviet-combat', rosters });
    const there = contendersAt(map, '0505', board, stand, context);
    expect(there.may.map(({ id }) => id)).toContain('rifle-1');
    expect(there.aside).toEqual({});
  });
  it('ARMIR-8d nobody but combat units beside the hex attacks, and nobody attacks nobody', () => {
    expect(attack(soviet, '0505', ['hq-a'], 'soviet')).toBeUndefined();
    expect(attack(soviet, '0901', ['rifle-1'], 'soviet')).toBeUndefined();
  });
  it('ARMIR-8d the Don is a hexside of its own, and no other river with it', () => {
    const made = attack(
      scene(sheet, { 'alp-hq': '0303', 'rifle-1': '0302' }, { place: 't3/order=axis/usual/soviet-combat' }),
      '0303',
      ['rifle-1'],
      'soviet',
    );
    expect(rows(made, 'soviet')[0]).toMatchObject({ across: ['don'] });
    expect(made?.input).toMatchObject({ city: true });
  });
  it('ARMIR-8d in a movement phase it is a mobile assault; what its units have left to spend nobody knows', () => {
    const moving = scene(sheet, at, { place: 't3/order=axis/usual/soviet-motorised' });
    const made = attack(moving, '0505', ['tank-1'], 'soviet');
    expect(made?.calc).toBe(assault.id);
    expect(made?.input).toMatchObject({ mp: 0, road: false });
  });
  it('who is known to have too few MP for it takes no part, and with nobody left there is none', () => {
    const place = 't3/order=axis/usual/soviet-motorised';
    const slow = (mp: number | null) => {
      const base = inventedThings.rosters ?? {};
      const units = (base.soviet?.units ?? []).map((unit) =>
        unit.id === 'tank-1' ? { ...unit, values: { ...unit.values, mp } } : unit,
      );
      return scene(sheet, at, { place, rosters: { ...base, soviet: { id: 'soviet', units } } });
    };
    expect(attack(slow(2), '0505', ['tank-1'], 'soviet')).toBeUndefined();
    // enough, or not typed
    for (const mp of [20, null]) expect(attack(slow(mp), '0505', ['tank-1'], 'soviet')?.calc).toBe(assault.id);
  });
});

describe('guns brought from the map', () => {
  /** A gun so many hexes from 0505, and what its counter and the record say of it. */
  const offered = (values: object, cells: object = {}, gunAt = '0305') => {
    const base = inventedThings.rosters?.axis?.units ?? [];
    const axisUnits = base.map((unit) =>
      unit.id === 'alp-guns' ? { ...unit, values: { ...unit.values, ...values } } : unit,
    );
    const pieces = { 'alp-1': '0505', 'alp-guns': gunAt, 'rifle-1': '0605' };
    const made = scene(sheet, pieces, {
      place: 't3/order=axis/usual/soviet-combat',
      rosters: { ...inventedThings.rosters, axis: { id: 'axis', units: axisUnits } },
      cells: { at: pieces, depot: 'yes', ...cells },
    });
    const filled = attack(made, '0505', ['rifle-1'], 'soviet');
    const row = rows(filled, 'axis').find(({ id }) => id === 'alp-guns');
    const near = map.tools.find(({ id }) => id === 'guns');
    const reach = near?.show('alp-guns', made.board, made.stand, made.context).hexes.some(({ hex }) => hex === '0505');
    return [row !== undefined, reach];
  };
  const moved = { up: { 'alp-guns': 'movement' } };
  it('ARMIR-10.1b ARMIR-AMB-06 the range of the side that lies up, as the map shows it', () => {
    expect(offered({ range: 2, range2: 1 })).toEqual([true, true]);
    expect(offered({ range: 2, range2: 1 }, moved)).toEqual([false, false]);
    expect(offered({ range: 1, range2: 2 }, moved)).toEqual([true, true]);
    // nobody typed the other side: the rulebook's one hex, not the range of the side that lies down
    expect(offered({ range: 2, range2: null }, moved)).toEqual([false, false]);
  });
  it('ARMIR-10.1a a range of 0 is none that is printed: one hex', () => {
    expect(offered({ range: 0 }, {}, '0405')).toEqual([true, true]);
    expect(offered({ range: 0 })).toEqual([false, false]);
    expect(offered({ range: 2, range2: 0 }, moved, '0405')).toEqual([true, true]);
  });
  it('ARMIR-AMB-39 into a mobile assault where the ruling lets them support it', () => {
    const at = { 'alp-guns': '0405', 'tank-1': '0505', 'pz-1': '0405' };
    const guns = (options: { readonly [id: string]: string }) =>
      rows(
        attack(
          scene(sheet, at, {
            place: 't3/order=axis/usual/axis-motorised',
            options,
            rosters: {
              ...inventedThings.rosters,
              axis: {
                id: 'axis',
                units: (inventedThings.rosters?.axis?.units ?? []).map((unit) =>
                  unit.id === 'alp-guns' ? { ...unit, values: { ...unit.values, division: '' } } : unit,
                ),
              },
            },
          }),
          '0505',
          ['pz-1'],
          'axis',
        ),
        'axis',
      ).map(({ id }) => id);
    expect(guns({})).toEqual(['pz-1']);
    expect(guns({ amb39: 'allowed' })).toEqual(['pz-1', 'alp-guns']);
  });
});

it('ARMIR-13e ARMIR-5.1.2 nobody assaults a hex that he may not enter, on the map and in the calculator filled from it', () => {
  const rail = draw({ columns: [1, 9], rows: [1, 9], links: { railAB: [['0505', '0605', '0705']] } });
  const assaulted = (target: string) => {
    const made = scene(rail, { 'alp-1': target, 'tank-1': '0506' }, { place: 't3/order=axis/usual/soviet-motorised' });
    const filled = attack(made, target, ['tank-1'], 'soviet');
    const input = assault.parse(filled?.input ?? {}, made.context);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    const reach = map.tools.find(({ id }) => id === 'reach');
    const shown = reach?.show('tank-1', made.board, made.stand, made.context).hexes;
    return [
      assault.panel(input.value, made.context, []).not?.rule,
      shown?.some(({ hex, tone }) => hex === target && tone === 'bad'),
    ];
  };
  expect(assaulted('0505')).toEqual(['5.1.2', false]);
  expect(assaulted('0507')).toEqual([undefined, true]);
});

it('ARMIR-1.5 a place whose hex nobody typed is found by its name, by the tool and by the reminder', () => {
  const places = {
    id: 'places',
    units: [{ id: 'kaz', name: 'Kazanskaja', values: { kind: 'village', start: 'axis' } }],
  };
  const entered = scene(sheet, { 'rifle-1': '0505' }, { rosters: { ...inventedThings.rosters, places } });
  const tool = map.tools.find(({ id }) => id === 'taken');
  const shown = tool
    ?.show('', entered.board, entered.stand, entered.context)
    .list.filter(({ rule }) => rule === '16.4.1');
  expect(shown).toHaveLength(1);
  expect(game.reminders(entered.context).map(({ id }) => id)).toContain('control-kaz');
});

it('ARMIR-6a an HQ has one SP, whatever number of steps was noted of it', () => {
  const noted = { cells: { at: { 'alp-hq': '0505' }, steps: { 'alp-hq': 11 }, depot: 'yes' } };
  const made = scene(sheet, { 'alp-hq': '0505' }, noted);
  const tool = map.tools.find(({ id }) => id === 'stacking');
  expect(tool?.show('', made.board, made.stand, made.context).hexes).toEqual([]);
});

it('ARMIR-8d what was entered is found, and noted by the record’s own actions', () => {
  const entered = scene(
    sheet,
    { 'rifle-1': '0505' },
    { cells: { at: { 'rifle-1': '0505' }, control: { kazanskaja: 'axis' }, depot: 'yes' } },
  );
  const field = fieldOf(entered.board, entered.stand, entered.context);
  const taken = takenNow(field);
  expect(taken.places.map(({ place, by }) => [place.id, by])).toEqual([['kazanskaja', 'soviet']]);
  expect(taken.strongpoints.map(({ corps }) => corps)).toEqual(['alpine']);
  // said unasked too, each with what its form begins with
  const told = game.reminders(entered.context).filter(({ id }) => /^(control|fallen)-/.test(id));
  expect(told).toMatchObject([
    { id: 'control-kazanskaja', action: 'place-control', start: { place: 'Kazanskaja', holder: 'soviet' } },
    { id: 'fallen-0505', due: true, action: 'strongpoint-taken', start: { corps: 'alpine', hex: '0505' } },
  ]);
  const overlay = map.tools.find(({ id }) => id === 'taken')?.show('', entered.board, entered.stand, entered.context);
  const note = overlay?.note?.proposal;
  const booked = { ...entered.context, cells: { ...entered.context.cells, taken: { '0505': 3 } } };
  expect(game.reminders(booked).map(({ id }) => id)).not.toContain('fallen-0505');
  expect(note?.ok && note.facts.filter((fact) => fact.kind === 'set').map(({ cell, value }) => [cell, value])).toEqual([
    ['taken', 3],
    ['fell', 3],
  ]);
});

it('ARMIR-1.5 ARMIR-15.1 ARMIR-5.5 a hex with units of both sides is contested, and taken once one is alone in it', () => {
  const told = (at: { readonly [piece: string]: string }) => {
    const control = { kazanskaja: 'axis' };
    const here = scene(sheet, at, { turn: 2, cells: { at, control, depot: 'yes' } });
    const field = fieldOf(here.board, here.stand, here.context);
    const { places, strongpoints } = takenNow(field);
    const shown = map.tools.find(({ id }) => id === 'taken')?.show('', here.board, here.stand, here.context);
    return {
      taken: [places.length, strongpoints.length],
      reminded: game.reminders(here.context).filter(({ id }) => /^(control|fallen)-/.test(id)).length,
      locked: lockedCorps(here.context, field).includes('alpine'),
      contested: shown?.list.flatMap(({ msg, hex }) => (msg.id === 'armir.taken.contested' ? [hex] : [])),
    };
  };
  const both = { 'rifle-1': '0505', 'alp-1': '0505' };
  expect(told(both)).toEqual({ taken: [0, 0], reminded: 0, locked: true, contested: ['0505'] });
  expect(told({ 'rifle-1': '0505' })).toEqual({ taken: [1, 1], reminded: 2, locked: false, contested: [] });
});
