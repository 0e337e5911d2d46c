import { describe, expect, it } from 'vitest';
import { mark } from '#rules/kit/record/facts.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { accounts, cells, marks, recordCells } from './cells-ids.ts';
import { objectives } from './data/cities.ts';
import { mapOf } from './reading.ts';
import { reach, table } from './testing/at.ts';

describe('what the rules do by themselves', () => {
  it('PGG-13.33 PGG-A23 German air markers go at the end of the Soviet movement phase', () => {
    const played = reach(table(), 't1/setup/markers');
    played.act('air-place', { hex1: '2010', hex2: '2110' });
    reach(played, 't1/sov/movement');
    expect(Object.keys(mapOf(played.state.cells, recordCells.air))).toEqual(['2010', '2110']);
    reach(played, 't1/sov/combat');
    expect(mapOf(played.state.cells, recordCells.air)).toEqual({});
  });

  it('PGG-13.46 the Soviet marker goes at the end of the German player-turn', () => {
    const played = reach(table(), 't2/sov/interdiction');
    played.act('interdiction-place', { hex: '1818' });
    reach(played, 't2/ger/disruption');
    expect(played.state.cells[recordCells.sovietMarker]).toBe('1818');
    reach(played, 't2/ger/interdiction');
    expect(played.state.cells[recordCells.sovietMarker]).toBe('');
    expect(played.state.balances[accounts.interdiction]).toBe(2);
  });

  it("PGG-6.63 PGG-A47 disruption ends in the owner's removal phase, not in the other's", () => {
    const played = reach(table(), 't3/sov/movement');
    played.write([
      mark(marks.disrupted, '12pz-1', { side: 'german' }),
      mark(marks.disrupted, 'hex:2222', { side: 'soviet', hex: '2222' }),
    ]);
    reach(played, 't3/sov/disruption');
    expect(Object.keys(played.state.marks[marks.disrupted] ?? {})).toEqual(['12pz-1']);
    reach(played, 't3/ger/mech');
    expect(Object.keys(played.state.marks[marks.disrupted] ?? {})).toEqual(['12pz-1']);
    reach(played, 't3/ger/disruption');
    expect(played.state.marks[marks.disrupted]).toBeUndefined();
  });

  it('PGG-14.13 a provisional division that did not enter is lost', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('provisional', { die: 3, how: 'open' });
    expect(mapOf(played.state.cells, recordCells.provisional)).toEqual({ 1: 'open' });
    played.done();
    expect(mapOf(played.state.cells, recordCells.provisional)).toEqual({ 1: 'lost' });
    expect(played.state.cells[cells.mapRifle]).toBe(0);
  });

  it('PGG-14.13 one that entered stays', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('provisional', { die: 3, how: 'open' });
    played.act('provisional-in', { how: 'entered' });
    played.done();
    expect(mapOf(played.state.cells, recordCells.provisional)).toEqual({ 1: 'entered' });
    expect(played.state.cells[cells.mapRifle]).toBe(1);
  });

  it('PGG-6.31 the rail quota is whole again each turn', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('rail-use', { rifle: 2, armor: 1, leader: 1 });
    expect(played.state.balances[accounts.rail]).toBe(3);
    reach(played, 't2/sov/movement');
    expect(played.state.balances[accounts.rail]).toBe(8);
  });

  it("PGG-14.23 PGG-A40 E13 the Front's price goes to the German, 5 for five and 15 for ten", () => {
    const played = reach(table(), 't2/sov/movement');
    played.act('south-west', { divisions: 5 });
    expect(played.state.balances[accounts.swPoints]).toBe(5);
    reach(played, 't3/sov/movement');
    played.act('south-west', { divisions: 5 });
    expect(played.state.balances[accounts.swPoints]).toBe(15);
  });

  it('PGG-14.23 a corrected number of divisions corrects the price', () => {
    const played = reach(table(), 't2/sov/movement');
    const entry = played.act('south-west', { divisions: 5 })[0];
    reach(played, 't3/sov/movement');
    played.act('south-west', { divisions: 3 });
    expect(played.state.balances[accounts.swPoints]).toBe(11);
    const facts = (entry?.facts ?? []).map((fact) => (fact.kind === 'post' ? { ...fact, n: -1 } : fact));
    played.correct({ fix: [{ entry: entry?.id ?? '', facts }] });
    expect(played.state.balances[accounts.swPoints]).toBe(4);
  });

  it('PGG-15.12a the snapshot is what the ledger holds when B6 is done', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'vitebsk', control: 'german', line: 'open' });
    played.act('control', { objective: 'orsha', control: 'german', line: 'cut' });
    played.act('control', { objective: 'hex5907', control: 'german', line: 'open' });
    played.done();
    expect(mapOf(played.state.cells, recordCells.snapshot)).toEqual({ vitebsk: true });
  });

  it('PGG-15.12a a snapshot of all ten cities, booked as the phase is closed, a saved game can hold', () => {
    const played = reach(table(), 't4/ger/cities');
    const cities = objectives.filter(({ city }) => city);
    for (const { id } of cities) played.act('control', { objective: id, control: 'german', line: 'open' });
    const before = played.journal;
    played.done();
    expect(Object.keys(mapOf(played.state.cells, recordCells.snapshot))).toHaveLength(10);
    const fresh = played.journal.lines.slice(before.lines.length);
    expect(fresh).toHaveLength(2);
    expect(checkLines(fresh, [before.head ?? ''])).toMatchObject({ ok: true });
  });

  it('PGG-15.12a a snapshot taken by hand holds', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('snapshot', { cities: ['orsha'] });
    played.done();
    expect(mapOf(played.state.cells, recordCells.snapshot)).toEqual({ orsha: true });
    reach(played, 't6/sov/movement');
    expect(mapOf(played.state.cells, recordCells.snapshot)).toEqual({});
  });

  it('PGG-15.12a two points for each recapture', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'vitebsk', control: 'german', line: 'open' });
    reach(played, 't5/sov/recapture');
    played.act('recapture', { city: 'vitebsk' });
    expect(played.state.balances[accounts.recapturePoints]).toBe(2);
  });

  it('PGG-7.3 a regiment gone takes the integrity of its division; infantry has none', () => {
    const played = reach(table(), 't2/ger/combat');
    played.act('step-loss', { unit: '12pz-2', steps: 1 });
    expect(mapOf(played.state.cells, cells.divisionLost)).toEqual({});
    played.act('step-loss', { unit: '12pz-2', steps: 1 });
    played.act('step-loss', { unit: '6inf', steps: 4 });
    expect(mapOf(played.state.cells, cells.divisionLost)).toEqual({ '12 Pz': true });
  });
});
