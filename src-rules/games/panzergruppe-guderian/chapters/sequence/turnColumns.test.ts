import { describe, expect, it } from 'vitest';
import { at, reach, table } from '../../testing/at.ts';
import { turnColumns } from './turnColumns.ts';

describe('turn record', () => {
  const items = (id: string, turn: number, context = at()) =>
    turnColumns.find((lane) => lane.id === id)?.at(turn, context) ?? [];
  it('PGG-16.1 PGG-16.2 arrivals stand in their turns', () => {
    expect([1, 2, 3, 4, 12].map((turn) => [items('soviet', turn).length, items('german', turn).length])).toEqual([
      [2, 1],
      [2, 2],
      [2, 4],
      [1, 0],
      [0, 0],
    ]);
  });
  it('what has entered is done, what is late is delayed', () => {
    const played = reach(table(), 't2/sov/movement');
    played.act('in-s1x');
    expect(items('soviet', 1, played.context).map((item) => item.state)).toEqual(['done', 'delayed']);
    expect(items('soviet', 2, played.context).map((item) => item.state)).toEqual(['due', 'due']);
  });
  it('PGG-14.11 the provisional die is a roll until it is rolled', () => {
    const played = reach(table(), 't1/sov/movement');
    expect(items('provisional', 1, played.context)[0]).toMatchObject({ how: 'roll', state: 'due' });
    played.act('provisional', { die: 4, how: 'lost' });
    expect(items('provisional', 1, played.context)[0]).toMatchObject({ how: 'entered', state: 'lost' });
    expect(items('provisional', 12, at({ options: { a22: 'none' } }))).toEqual([]);
  });
  it('PGG-6.4 the columns are closed from turn 1 and open on turn 7', () => {
    expect(items('events', 1).map((item) => item.rule)).toContain('6.4');
    expect(items('events', 7).map((item) => item.rule)).toEqual(['6.4']);
  });
});
