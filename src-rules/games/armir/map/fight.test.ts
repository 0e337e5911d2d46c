import { describe, expect, it } from 'vitest';
import { assault } from '../fight/assault.ts';
import { combat } from '../fight/combat.ts';
import { draw, scene } from '../testing/drawn.ts';
import { inventedThings } from '../testing/invented.ts';
import { fieldOf } from './field.ts';
import { map } from './index.ts';
import { takenNow } from './tools/taken.ts';

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
  map.fight?.({ target, attackers, side }, made.board, made.around);
type Rows = readonly { readonly [key: string]: unknown }[];
const rows = (made: ReturnType<typeof attack>, side: 'axis' | 'soviet'): Rows => (made?.input[side] ?? []) as Rows;

describe('an attack from the map', () => {
  const soviet = scene(sheet, at, { place: 't3/order=axis/usual/soviet-combat' });
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
  it('ARMIR-8d in a movement phase it is a mobile assault, with the MP of the slowest', () => {
    const moving = scene(sheet, at, { place: 't3/order=axis/usual/soviet-motorised' });
    const made = attack(moving, '0505', ['tank-1'], 'soviet');
    expect(made?.calc).toBe(assault.id);
    const tank = inventedThings.rosters?.soviet?.units.find(({ id }) => id === 'tank-1');
    expect(made?.input).toMatchObject({ mp: tank?.values.mp, road: false });
    const oos = scene(sheet, at, {
      place: 't3/order=axis/usual/soviet-motorised',
      cells: { at, oos: { 'tank-1': 'yes' }, depot: 'yes' },
    });
    expect(attack(oos, '0505', ['tank-1'], 'soviet')?.input).toMatchObject({ mp: 8 });
  });
});

it('ARMIR-8d what was entered is found, and noted by the record’s own actions', () => {
  const entered = scene(
    sheet,
    { 'rifle-1': '0505' },
    { cells: { at: { 'rifle-1': '0505' }, control: { kazanskaja: 'axis' }, depot: 'yes' } },
  );
  const field = fieldOf(entered.board, entered.stand, entered.around);
  const taken = takenNow(field);
  expect(taken.places.map(({ place, by }) => [place.id, by])).toEqual([['kazanskaja', 'soviet']]);
  expect(taken.strongpoints.map(({ corps }) => corps)).toEqual(['alpine']);
  const overlay = map.tools.find(({ id }) => id === 'taken')?.show('', entered.board, entered.stand, entered.around);
  const note = overlay?.note?.proposal;
  expect(note?.ok && note.facts.filter((fact) => fact.kind === 'set').map(({ cell, value }) => [cell, value])).toEqual([
    ['taken', 3],
    ['fell', 3],
  ]);
});
