import { describe, expect, it } from 'vitest';
import { mapIn } from '#rules/kit/record/readers.ts';
import { phasesOf } from '#rules/testing/play.ts';
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
  it('PGG-14.13 it is lost by whatever phase comes next, not by going back to its own or to the set-up', () => {
    const own = 't1/sov/movement';
    const stateAfter = (...places: readonly string[]) => {
      const played = reach(table(), own);
      played.act('provisional', { die: 3, how: 'open' });
      for (const path of places) played.goTo(path);
      return mapIn(played.state, recordCells.provisional)[1];
    };
    const places = phasesOf(reach(table(), own).outline).map(({ path }) => path);
    const setUp = places.filter((path) => path.split('/')[1] === 'setup');
    expect(setUp.flatMap((path) => [stateAfter(path), stateAfter(path, own)])).toEqual(
      setUp.flatMap(() => ['open', 'open']),
    );
    const others = places.filter((path) => path !== own && !setUp.includes(path));
    expect(others).toContain('t1/ger/movement');
    expect(others.map((path) => [path, stateAfter(path)])).toEqual(others.map((path) => [path, 'lost']));
  });
});
