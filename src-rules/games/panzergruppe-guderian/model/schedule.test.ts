import { describe, expect, it } from 'vitest';
import { divisions, germanSchedule, leaders, setUpCards, sovietSchedule, stepsOf } from './schedule.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const count = (kind: string): number => divisions.filter((division) => division.kind === kind).length;

describe('the tables add up as the rulebook says', () => {
  it('PGG-5.1 the set-up has 28 rifle, 6 armor and 5 leaders', () => {
    expect([
      sum(setUpCards.map((card) => card.rifle)),
      sum(setUpCards.map((card) => card.armor)),
      setUpCards.length,
    ]).toEqual([28, 6, 5]);
  });
  it('PGG-16.1 the schedule has 60 rifle, 5 armor and 10 leaders, and nothing on turn 12', () => {
    expect(sum(sovietSchedule.map((line) => line.rifle))).toBe(60);
    expect(sum(sovietSchedule.map((line) => line.armor))).toBe(5);
    expect(sovietSchedule.filter((line) => line.leader)).toHaveLength(10);
    expect(sovietSchedule.some((line) => line.turn === 12)).toBe(false);
    expect(new Set(sovietSchedule.map((line) => line.turn))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  });
  it('fifteen leaders have fifteen names', () => {
    expect(new Set(leaders).size).toBe(15);
  });
  it('9 panzer, 6 motorized, 18 infantry, 1 cavalry and 2 independent regiments come in turns 1, 2, 3, 5, 6, 7, 8, 9', () => {
    expect([count('panzer'), count('motorized'), count('infantry'), count('cavalry'), count('regiment')]).toEqual([
      9, 6, 18, 1, 2,
    ]);
    expect([...new Set(germanSchedule.map((line) => line.turn))]).toEqual([1, 2, 3, 5, 6, 7, 8, 9]);
    expect(new Set(divisions.map((division) => division.id)).size).toBe(36);
  });
  it('PGG-7.3 a panzer division has three regiments, a motorized two, Das Reich three', () => {
    const units = (id: string) => divisions.find((division) => division.id === id)?.units.length;
    expect([units('12 Pz'), units('20 Mot'), units('SS Das Reich'), units('6 Inf')]).toEqual([3, 2, 3, 1]);
    const all = divisions.flatMap((division) => division.units);
    expect([all.length, new Set(all).size]).toEqual([61, 61]);
  });
  it('PGG-9.61 infantry has four steps, everything else two', () => {
    expect(divisions.filter((division) => stepsOf(division) === 4).map((division) => division.kind)).toEqual(
      Array(18).fill('infantry'),
    );
    expect(sum(divisions.map((division) => stepsOf(division) * division.units.length))).toBe(
      18 * 4 + (27 + 13 + 1 + 2) * 2,
    );
  });
});
