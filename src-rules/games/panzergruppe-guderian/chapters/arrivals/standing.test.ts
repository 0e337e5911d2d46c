import { describe, expect, it } from 'vitest';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, recordCells } from '../../ids.ts';
import { reach, table } from '../../testing/at.ts';

describe('what the rules do by themselves', () => {
  it('PGG-14.13 a provisional division that did not enter is lost', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('provisional', { die: 3, how: 'open' });
    expect(mapIn(played.state, recordCells.provisional)).toEqual({ 1: 'open' });
    played.done();
    expect(mapIn(played.state, recordCells.provisional)).toEqual({ 1: 'lost' });
    expect(played.state.cells[cells.mapRifle]).toBe(0);
  });
  it('PGG-14.13 one that entered stays', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('provisional', { die: 3, how: 'open' });
    played.act('provisional-in', { how: 'entered' });
    played.done();
    expect(mapIn(played.state, recordCells.provisional)).toEqual({ 1: 'entered' });
    expect(played.state.cells[cells.mapRifle]).toBe(1);
  });
});
