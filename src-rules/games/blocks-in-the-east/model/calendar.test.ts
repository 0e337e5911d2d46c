import { describe, expect, it } from 'vitest';
import { speaker } from '#shared/say.ts';
import { blocksInTheEast as game } from '../index.ts';
import { calendar, monthOf, months, rolls, sureness, turnName, turnOf, usualWeather } from './calendar.ts';
import { scenarioRules } from './scenarios.ts';

describe('calendar (1.1, 6)', () => {
  it('49 months from June 1941 to June 1945', () => {
    expect(months).toBe(49);
    expect(monthOf(1)).toEqual({ turn: 1, year: 1941, month: 6 });
    expect(monthOf(37)).toEqual({ turn: 37, year: 1944, month: 6 });
    expect(monthOf(44)).toEqual({ turn: 44, year: 1945, month: 1 });
    expect(monthOf(49)).toEqual({ turn: 49, year: 1945, month: 6 });
    for (const { turn, year, month } of calendar) expect(turnOf(year, month)).toBe(turn);
  });

  it('a turn is called by its month, in both languages', () => {
    const say = (locale: 'en' | 'it') => speaker(locale, [game.text[locale]]);
    expect(say('en')(turnName(4).short)).toBe('Sep 1941');
    expect(say('it')(turnName(4).short)).toBe('set 1941');
    expect(say('it')(turnName(44).long)).toBe('gennaio 1945');
    expect(turnName(44).year).toBe(1945);
    expect(game.turnName?.(1)).toEqual(turnName(1));
  });

  it('BITE-9.0-1 May and October are rolled for, eight times in the war', () => {
    expect(calendar.filter(({ turn }) => rolls(turn)).map(({ turn }) => turn)).toEqual([5, 12, 17, 24, 29, 36, 41, 48]);
  });

  it('BITE-6.R-1 the text fixes the first winter alone; the rest is ours', () => {
    const of = (sure: string) => calendar.filter(({ turn }) => sureness(turn) === sure).map(({ turn }) => turn);
    expect(of('fixed')).toEqual([7, 8, 9, 10]);
    expect(of('roll')).toHaveLength(8);
    expect(of('ours')).toHaveLength(37);
  });

  it('BITE-AMB-59 November is proposed as snow, April as rain', () => {
    expect([6, 11, 1, 16, 10, 12].map(usualWeather)).toEqual(['snow', 'rain', 'clear', 'clear', 'snow', undefined]);
  });
});

describe('scenarios (7)', () => {
  it('run through their months', () => {
    expect(scenarioRules.map(({ first, last }) => [first, last - first + 1])).toEqual([
      [1, 4],
      [1, 4],
      [1, 6],
      [1, 3],
      [1, 6],
      [13, 6],
      [25, 6],
      [37, 13],
      [1, 49],
    ]);
  });

  it('and the game knows where they begin', () => {
    expect(game.scenarios.map(({ first, turns }) => [first, turns])).toEqual(
      scenarioRules.map(({ first, last }) => [first, last]),
    );
    for (const { id, first } of game.scenarios)
      expect(game.setUp({ scenario: id, options: {} }).place.turn).toBe(first);
  });
});
