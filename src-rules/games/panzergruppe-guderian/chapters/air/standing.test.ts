import { describe, expect, it } from 'vitest';
import { mapIn } from '#rules/kit/record/readers.ts';
import { accounts, recordCells } from '../../ids.ts';
import { reach, table } from '../../testing/at.ts';

describe('what the rules do by themselves', () => {
  it('PGG-13.33 PGG-A23 German air markers go at the end of the Soviet movement phase', () => {
    const played = reach(table(), 't1/setup/markers');
    played.act('air-place', { hex1: '2010', hex2: '2110' });
    reach(played, 't1/sov/movement');
    expect(Object.keys(mapIn(played.state, recordCells.air))).toEqual(['2010', '2110']);
    reach(played, 't1/sov/combat');
    expect(mapIn(played.state, recordCells.air)).toEqual({});
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
});
