import type { PlayerData } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters } from '../ids.ts';

/** Counters no box holds, for tests: names and values are all invented. */

const unit = (id: string, values: RosterUnit['values']): RosterUnit => ({ id, name: `Invented ${id}`, values });
const axis: readonly RosterUnit[] = [
  unit('alp-1', {
    kind: 'combat',
    nation: 'ITA',
    formation: 'alpine',
    division: 'Invented Alps',
    cp: '7 4 2',
    move: 'other',
    mp: 6,
  }),
  unit('alp-2', {
    kind: 'combat',
    nation: 'ITA',
    formation: 'alpine',
    division: 'Invented Alps',
    cp: '5 3',
    move: 'other',
    mp: 6,
  }),
  unit('alp-guns', {
    kind: 'artillery',
    nation: 'ITA',
    formation: 'alpine',
    division: 'Invented Alps',
    value: 3,
    mp: 2,
    range: 1,
    mp2: 4,
    range2: 1,
  }),
  unit('alp-hq', { kind: 'hq', nation: 'ITA', formation: 'alpine', mp: 4, range: 5, mp2: 10, range2: 3 }),
  unit('alp-heavy', {
    kind: 'heavyArtillery',
    nation: 'ITA',
    formation: 'alpine',
    value: 5,
    mp: 2,
    range: 3,
    mp2: 6,
    range2: 2,
  }),
  unit('ii-1', {
    kind: 'combat',
    nation: 'ITA',
    formation: 'ii',
    division: 'Invented Two',
    cp: '6 3',
    move: 'other',
    mp: 6,
  }),
  unit('ii-hq', { kind: 'hq', nation: 'ITA', formation: 'ii', mp: 4, range: 4, mp2: 10, range2: 2 }),
  unit('ii-213', {
    kind: 'combat',
    nation: 'GER',
    formation: 'ii',
    division: 'Invented 318',
    cp: '8 4',
    move: 'other',
    mp: 6,
  }),
  unit('pz-1', {
    kind: 'combat',
    nation: 'GER',
    formation: 'army',
    division: 'Invented 27',
    cp: '9 6 3',
    heavy: true,
    move: 'tracked',
    mp: 16,
  }),
  unit('pz-2', {
    kind: 'combat',
    nation: 'GER',
    formation: 'army',
    division: 'Invented 27',
    cp: '5 2',
    move: 'motorised',
    mp: 16,
  }),
  unit('bers', {
    kind: 'combat',
    nation: 'ITA',
    formation: 'xxix',
    division: 'Invented Fast',
    cp: '6 3',
    move: 'motorised',
    mp: 12,
  }),
  unit('croat', { kind: 'combat', nation: 'CRO', formation: 'army', cp: '4 2', move: 'other', mp: 6 }),
];
const soviet: readonly RosterUnit[] = [
  unit('rifle-1', { kind: 'combat', army: 'iii', cp: '12 8 4', move: 'other', mp: 6 }),
  unit('rifle-2', { kind: 'combat', army: 'iii', guards: true, cp: '15 10 5', move: 'other', mp: 6 }),
  unit('tank-1', { kind: 'combat', army: 'iii', corps: 'XXV', cp: '6 3', move: 'tracked', mp: 14 }),
  unit('tank-2', { kind: 'combat', army: 'a', corps: 'XVIII', cp: '7 3', move: 'tracked', mp: 14 }),
  unit('lorry-1', { kind: 'combat', army: 'a', corps: 'XVIII', cp: '5 2', move: 'motorised', mp: 14 }),
  unit('rifle-3', { kind: 'combat', army: 'a', cp: '11 7 3', move: 'other', mp: 6 }),
  unit('rifle-4', { kind: 'combat', army: 'b', cp: '10 5', move: 'other', mp: 6 }),
  unit('hq-iii', { kind: 'hq', army: 'iii', mp: 4, range: 6, mp2: 8, range2: 4, firstGuns: 4 }),
  unit('hq-a', { kind: 'hq', army: 'a', mp: 4, range: 7, mp2: 8, range2: 5, firstGuns: 5 }),
  unit('hq-b', { kind: 'hq', army: 'b', mp: 4, range: 5, mp2: 8, range2: 3, firstGuns: 3 }),
];

export const inventedThings: PlayerData = {
  rosters: {
    [rosters.axis]: { id: rosters.axis, units: axis },
    [rosters.soviet]: { id: rosters.soviet, units: soviet },
  },
};
