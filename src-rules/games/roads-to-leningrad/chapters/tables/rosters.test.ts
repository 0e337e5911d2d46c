import { describe, expect, it } from 'vitest';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters, scenarios } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { counterOf, isArmyUnit } from '../../model/units.ts';
import { groupsAt } from '../arrivals/groups.ts';
import { markersOf } from '../command/markers.ts';
import { weatherTable } from '../events/weatherTrack.ts';
import { rosterSpecs } from './rosters.ts';

const [german, soviet, markers, cards] = rosterSpecs;
const unit = (values: RosterUnit['values'], name = 'Invented'): RosterUnit => ({ id: name, name, values });
const fields = (spec: (typeof rosterSpecs)[number] | undefined, ...units: readonly RosterUnit[]) =>
  spec?.troubles?.({ id: spec.id, units }).map((one) => one.field ?? 'name');

describe('what the players type from their copy', () => {
  it('RTL-S3.22 the counters the rules name stand there without a number, AA269/269 as an army unit', () => {
    const known = [...(german?.known ?? []), ...(soviet?.known ?? [])];
    expect(known.flatMap(({ values }) => Object.values(values).filter((one) => typeof one === 'number'))).toEqual([]);
    expect(new Set(known.map(({ id }) => id)).size).toBe(known.length);
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(['Voroshilov', 'von Manstein', 'AA269/269']));
    const aa = german?.known.find(({ id }) => id === 'aa-269');
    expect(aa && isArmyUnit(counterOf(aa, rosters.german))).toBe(true);
    for (const spec of rosterSpecs) expect(spec.troubles?.({ id: spec.id, units: spec.known })).toEqual([]);
  });

  it('a counter that cannot be so is said beside its row', () => {
    expect(fields(german, unit({ kind: 'combat', twoSteps: true, attack: 4, attack2: 5, er: 6, er2: 6 }))).toEqual([
      'attack2',
    ]);
    expect(fields(german, unit({ kind: 'combat', twoSteps: false, attack: 4, attack2: 5 }))).toEqual([]);
    expect(fields(german, unit({ kind: 'artillery', range: 0, defence: 0, er: 0 }))).toEqual([
      ...['defence', 'er', 'range'],
    ]);
    expect(fields(german, unit({ kind: 'combat', traits: ['arko', 'offensiveOnly'] }))).toEqual(['traits', 'traits']);
    expect(fields(soviet, unit({ kind: 'combat', class: 'foot', traits: ['armoured'] }))).toEqual(['class']);
    // 1 or 2 of each, and no other number
    const off = (values: (n: number) => RosterUnit['values']) =>
      [0, 1, 2, 3].filter((n) => fields(soviet, unit(values(n)))?.length !== 0);
    const hq = { kind: 'hq', defence: 1, er: 6 };
    expect(fields(soviet, unit({ ...hq, commandPoints: 3 }))).toEqual(['commandPoints']);
    expect(off((n) => ({ ...hq, commandPoints: n }))).toEqual([0, 3]);
    expect(fields(soviet, unit({ kind: 'air', cas: 3, er: 6 }))).toEqual(['cas']);
    expect(off((n) => ({ kind: 'air', cas: n, er: 6 }))).toEqual([0, 3]);
    expect(fields(soviet, unit({}, 'Invented a'), unit({}, 'Invented a '))).toEqual(['name']);
  });

  it('RTL-4.37 RTL-7.33 a marker has its side, whom it wakes, and a combination value of 1 or 2', () => {
    expect(fields(markers, unit({ side: 'soviet', any: true, formations: 'Red' }))).toEqual(['formations']);
    expect(markers?.fields.value).toMatchObject({ min: 1, max: 2 });
    const typed = unit({ side: 'soviet', formations: 'Red, Brown', value: 2, scenario: '', turn: '14AM' });
    expect(markersOf({ rosters: { [rosters.markers]: { id: rosters.markers, units: [typed] } } })).toMatchObject([
      { side: 'soviet', formations: ['Red', 'Brown'], value: 2, any: false, from: turnOf(14, 'AM'), scenario: '' },
    ]);
  });

  it('rows of the cards belong to a scenario and one of its turns, or to its set-up', () => {
    const late = unit({ scenario: scenarios.manstein, turn: '23PM' });
    expect(fields(cards, late)).toEqual(['turn']);
    const start = unit({ scenario: scenarios.manstein, turn: 'start', side: 'german', units: 'A, B' }, 'Invented row');
    const comes = unit({ scenario: scenarios.manstein, turn: '19AM', entry: '4021', optional: true }, 'Invented group');
    expect(fields(cards, start, comes)).toEqual([]);
    const context = {
      scenario: scenarios.manstein,
      rosters: { [rosters.arrivals]: { id: rosters.arrivals, units: [start, comes, late] } },
    };
    expect(groupsAt(context, turnOf(19, 'AM'))).toMatchObject([{ name: 'Invented group', optional: true }]);
    expect(groupsAt({ ...context, scenario: scenarios.soltsy }, turnOf(19, 'AM'))).toEqual([]);
  });

  it('RTL-5.11 the weather track has a row for every turn of both maps, ten boxes and the historical weather', () => {
    const rows = weatherTable.rows === 'growing' ? [] : weatherTable.rows.map(({ key }) => key);
    expect(rows).toHaveLength(32);
    expect(rows).toEqual(expect.arrayContaining(['soltsy:17PM', 'staraya-russa:23PM']));
    expect(weatherTable.cols.map(({ key }) => key).slice(-2)).toEqual(['10', 'historical']);
    expect([weatherTable.parse('rain'), weatherTable.parse('snow')]).toEqual(['rain', undefined]);
  });
});
