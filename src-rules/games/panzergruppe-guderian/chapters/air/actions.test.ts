import { describe, expect, it } from 'vitest';
import { accounts, recordCells } from '../../ids.ts';
import { at, reach, refusal, table } from '../../testing/at.ts';

const fallen = (since: number, line = 'open') => ({
  [recordCells.control]: { smolensk: 'german' },
  [recordCells.line]: { smolensk: line },
  [recordCells.controlSince]: { smolensk: since },
});

describe('German air markers', () => {
  it('PGG-13.1 PGG-13.33 three at most, one a hex', () => {
    expect(refusal('air-place', { hex1: '2010', hex2: '2011', hex3: '2012' }, at())).toBeUndefined();
    const two = at({ cells: { [recordCells.air]: { '2010': true, '2011': true } } });
    expect(refusal('air-place', { hex1: '2012' }, two)).toBeUndefined();
    expect(refusal('air-place', { hex1: '2012', hex2: '2013' }, two)).toBe('13.1');
    expect(refusal('air-place', { hex1: '2010' }, two)).toBe('13.33');
    expect(refusal('air-place', { hex1: '2015', hex2: '2015' }, at())).toBe('13.33');
  });
  it('PGG-13.2 PGG-A17 column 39 is open, column 40 is not; by the other ruling 40 is and 41 is not', () => {
    expect(refusal('air-place', { hex1: '3920' }, at())).toBeUndefined();
    expect(refusal('air-place', { hex1: '4001' }, at())).toBe('13.2');
    const wider = { options: { a17: '41' } };
    expect(refusal('air-place', { hex1: '4001' }, at(wider))).toBeUndefined();
    expect(refusal('air-place', { hex1: '4101' }, at(wider))).toBe('13.2');
  });
  it('PGG-13.2 PGG-A18 anywhere once Smolensk is German with a line, from the turn after its capture', () => {
    const far = { hex1: '5510' };
    expect(refusal('air-place', far, at({ turn: 5, cells: fallen(5) }))).toBe('13.2');
    expect(refusal('air-place', far, at({ turn: 6, cells: fallen(5) }))).toBeUndefined();
    expect(refusal('air-place', far, at({ turn: 5, cells: fallen(5), options: { a18: 'same' } }))).toBeUndefined();
    expect(refusal('air-place', far, at({ turn: 6, cells: fallen(5, 'cut') }))).toBe('13.2');
  });
  it('PGG-13.2 PGG-A18 the turn of capture is kept; the limit returns when Smolensk is retaken', () => {
    const played = reach(table(), 't4/ger/cities');
    played.act('control', { objective: 'smolensk', control: 'german', line: 'open' });
    // A18: taken on turn 4, open from turn 5
    expect(refusal('air-place', { hex1: '5510' }, played.context)).toBe('13.2');
    reach(played, 't5/ger/interdiction');
    expect(refusal('air-place', { hex1: '5510' }, played.context)).toBeUndefined();
    played.act('control', { objective: 'smolensk', control: 'split' });
    expect(refusal('air-place', { hex1: '5510' }, played.context)).toBe('13.2');
  });
});

describe('Soviet interdiction', () => {
  const placing = (over: Parameters<typeof at>[0] = {}) => at({ turn: 4, place: 't4/sov/interdiction', ...over });
  it('PGG-13.41 three uses, never turn 12, one marker', () => {
    expect(refusal('interdiction-place', { hex: '1010' }, placing())).toBeUndefined();
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ turn: 12 }))).toBe('13.41');
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ balances: { [accounts.interdiction]: 0 } }))).toBe(
      '13.41',
    );
    expect(
      refusal('interdiction-place', { hex: '1010' }, placing({ cells: { [recordCells.sovietMarker]: '1212' } })),
    ).toBe('13.41');
  });
  it('PGG-13.41 PGG-A19 any three turns, or one in each block of three', () => {
    const used = { cells: { [recordCells.sovietMarkerUses]: { 5: '1010' } }, turn: 6 };
    expect(refusal('interdiction-place', { hex: '1010' }, placing(used))).toBeUndefined();
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ ...used, options: { a19: 'blocks' } }))).toBe(
      '13.41',
    );
    expect(
      refusal('interdiction-place', { hex: '1010' }, placing({ ...used, turn: 7, options: { a19: 'blocks' } })),
    ).toBeUndefined();
  });
  it('PGG-13.45 nor where the record has a German, whoever forgets to say so', () => {
    const at = { '6inf': '1010', 'rifle#1': '1011' };
    expect(refusal('interdiction-place', { hex: '1010' }, placing({ cells: { at } }))).toBe('13.45');
    expect(refusal('interdiction-place', { hex: '1011' }, placing({ cells: { at } }))).toBeUndefined();
    // one that is gone stands nowhere
    expect(
      refusal('interdiction-place', { hex: '1010' }, placing({ cells: { at, steps: { '6inf': 0 } } })),
    ).toBeUndefined();
  });
  it('PGG-13.45 PGG-13.42 not on German units, anywhere else', () => {
    expect(refusal('interdiction-place', { hex: '1010', germans: true }, placing())).toBe('13.45');
    expect(refusal('interdiction-place', { hex: '5901' }, placing())).toBeUndefined();
  });
});
