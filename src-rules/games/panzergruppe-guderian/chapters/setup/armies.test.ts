import { describe, expect, it } from 'vitest';
import { countIn, mapIn } from '#rules/kit/record/readers.ts';
import { cells, recordCells } from '../../ids.ts';
import { setUpCards } from '../../model/schedule.ts';
import { at, bid, reach, refusal, table } from '../../testing/at.ts';

describe('the set-up', () => {
  it('PGG-5.1 each card draws its counters from the pools, leaders besides', () => {
    const played = table();
    for (const card of setUpCards) played.act(`setup-${card.army}`);
    expect(countIn(played.state, cells.mapRifle)).toBe(28);
    expect(countIn(played.state, cells.mapArmor)).toBe(6);
    expect(countIn(played.state, recordCells.drawnRifle)).toBe(28);
    expect(refusal('setup-24', {}, played.context)).toBe('5.1');
  });
  it('PGG-5.1 all cards still missing may be placed at once', () => {
    const played = table();
    played.act('setup-16');
    const [entry] = played.act('setup-all');
    expect(entry?.says.id).toBe('pgg.says.armies');
    expect([countIn(played.state, cells.mapRifle), countIn(played.state, cells.mapArmor)]).toEqual([28, 6]);
    expect(refusal('setup-all', {}, played.context)).toBe('5.1');
  });
  it.each([
    [1, 'free'],
    [2, 'free'],
    [3, 'free'],
    [4, 'frozen'],
    [5, 'frozen'],
    [6, 'frozen'],
  ])('PGG-5.21 E17 16th Army with a %i is %s', (die, how) => {
    const played = reach(table(), 't1/sov/movement');
    played.act('roll-16', { die });
    expect(mapIn(played.state, recordCells.army)).toEqual({ 16: how });
    expect(played.state.rolls['army-16']?.faces).toEqual([die]);
  });
  it('PGG-5.21 each army rolls once, and only on turn 1', () => {
    const played = reach(table(), 't1/sov/movement');
    played.act('roll-19', { die: 4 });
    expect(refusal('roll-19', { die: 2 }, played.context)).toBe('5.21');
    expect(refusal('roll-16', { die: 2 }, at({ turn: 2 }))).toBe('5.21');
    expect(refusal('roll-16', {}, at())).toBe('5.21');
  });
  it('PGG-5.22 a frozen army is told of its shift', () => {
    const frozen = bid('roll-16', { die: 6 }, at());
    const free = bid('roll-16', { die: 1 }, at());
    expect(frozen.ok && frozen.next?.map((one) => one.rule)).toEqual(['5.22']);
    expect(free.ok && free.next).toBeUndefined();
  });
});
