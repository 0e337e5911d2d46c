import { describe, expect, it } from 'vitest';
import { mapIn } from '#rules/kit/record/readers.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { accounts, recordCells } from '../../ids.ts';
import { objectives } from '../../model/objectives.ts';
import { reach, table } from '../../testing/at.ts';

describe('what the rules do by themselves', () => {
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
    expect(mapIn(played.state, recordCells.snapshot)).toEqual({ vitebsk: true });
  });
  it('PGG-15.12a a snapshot of all ten cities, booked as the phase is closed, a saved game can hold', () => {
    const played = reach(table(), 't4/ger/cities');
    const cities = objectives.filter(({ city }) => city);
    for (const { id } of cities) played.act('control', { objective: id, control: 'german', line: 'open' });
    const before = played.journal;
    played.done();
    expect(Object.keys(mapIn(played.state, recordCells.snapshot))).toHaveLength(10);
    const fresh = played.journal.lines.slice(before.lines.length);
    expect(fresh).toHaveLength(2);
    expect(checkLines(fresh, [before.head ?? ''])).toMatchObject({ ok: true });
  });
  it('PGG-15.12a a snapshot taken by hand holds', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('snapshot', { cities: ['orsha'] });
    played.done();
    expect(mapIn(played.state, recordCells.snapshot)).toEqual({ orsha: true });
    reach(played, 't6/sov/movement');
    expect(mapIn(played.state, recordCells.snapshot)).toEqual({});
  });
  it('PGG-15.12a two points for each recapture', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'vitebsk', control: 'german', line: 'open' });
    reach(played, 't5/sov/recapture');
    played.act('recapture', { city: 'vitebsk' });
    expect(played.state.balances[accounts.recapturePoints]).toBe(2);
  });
});
