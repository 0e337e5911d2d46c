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
    expect(setUpCards.map((card) => [card.army, card.hexes.join('-'), card.rifle, card.armor, card.leader])).toEqual([
      ['24', '4015', 5, 1, 'Rakutin'],
      ['16', '2216', 6, 0, 'Lukin'],
      ['19', '1414', 4, 0, 'Konev'],
      ['13', '0123-0126', 7, 1, 'Remezov'],
      ['20', '0108-0115', 6, 4, 'Kurochkin'],
    ]);
  });
  it('PGG-16.1 the schedule has 60 rifle, 5 armor and 10 leaders, and nothing on turn 12', () => {
    expect(sum(sovietSchedule.map((line) => line.rifle))).toBe(60);
    expect(sum(sovietSchedule.map((line) => line.armor))).toBe(5);
    expect(sovietSchedule.filter((line) => line.leader)).toHaveLength(10);
    expect(sovietSchedule.some((line) => line.turn === 12)).toBe(false);
    expect(new Set(sovietSchedule.map((line) => line.turn))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
  });
  it('PGG-16.1 the Soviet schedule, line by line', () => {
    expect(
      sovietSchedule.map(({ turn, entry, army, rifle, armor, leader }) =>
        [turn, entry, army ?? '-', rifle, armor, leader ?? '-'].join(' '),
      ),
    ).toEqual([
      '1 X - 6 0 Rokassovski',
      '1 V 22 5 0 Yershakov',
      '2 W 30 3 1 Khomenko',
      '2 X - 4 0 -',
      '3 Z 21 5 2 Gerisamenko',
      '3 X - 4 0 -',
      '4 X 28 5 1 Kachalov',
      '5 X - 4 1 -',
      '6 X - 4 0 -',
      '7 X 29 4 0 Maslennikov',
      '8 X 31 4 0 Dolmatov',
      '9 X 49 4 0 Zakharkin',
      '10 X 32 4 0 Vishnevsky',
      '11 X 33 4 0 Onuprienko',
    ]);
  });
  it('PGG-16.2 the German schedule, line by line', () => {
    expect(
      germanSchedule.map(
        ({ turn, area, corps, divisions: come }) =>
          `${turn} ${area} ${corps ?? '-'}: ${come
            .map(({ id }) => id)
            .sort()
            .join(', ')}`,
      ),
    ).toEqual([
      '1 C 39: 12 Pz, 14 Mot, 20 Mot, 20 Pz, 7 Pz',
      '2 A 57: 18 Mot, 19 Pz, Lehr',
      '2 B -: 26 Inf, 6 Inf',
      '3 D -: 16 Inf, 35 Inf, 5 Inf',
      '3 E 47: 17 Pz, 18 Pz, 29 Mot',
      '3 E 46: 10 Pz, Gross Deutschland, SS Das Reich',
      '3 H 24: 1 Cav, 10 Mot, 3 Pz, 4 Pz',
      '5 E -: 137 Inf, 23 Inf, 263 Inf',
      '6 E -: 258 Inf, 292 Inf',
      '7 E -: 15 Inf, 17 Inf, 268 Inf, 7 Inf',
      '8 F -: 252 Inf, 78 Inf',
      '9 G -: 31 Inf, 34 Inf',
    ]);
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
