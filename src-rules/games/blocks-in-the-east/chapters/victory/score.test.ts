import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { cells } from '../../ids.ts';
import { at, bid, reach, table } from '../../testing/at.ts';
import { gameOver, score } from './score.ts';

type Owners = { readonly [city: string]: 'axis' | 'soviet' };
/** A game in which these cities have changed hands. */
const held = (scenario: string, owners: Owners, over: Partial<Context> = {}): Context => {
  const fresh = at({ scenario });
  const before = fresh.cells[cells.owner];
  const owner = { ...(typeof before === 'object' ? before : {}), ...owners };
  return at({ scenario, ...over, cells: { [cells.owner]: owner, ...over.cells } });
};
const level = (context: Context): string => score(context).level.id.replace('bite.level.', '');
const axis = (...cities: readonly string[]): Owners => Object.fromEntries(cities.map((city) => [city, 'axis']));

describe('victory of each scenario (7)', () => {
  it('BITE-SBE-2 SBE1 and SBE2: the city, or its way out as the players see it', () => {
    expect(level(at({ scenario: 'SBE1' }))).toBe('draw');
    expect(level(held('SBE1', axis('leningrad')))).toBe('axisWin');
    expect(level(held('SBE1', axis('moscow')))).toBe('draw');
    const cut = table('SBE2');
    expect(level(cut.context)).toBe('draw');
    cut.act('cut-off');
    expect(level(cut.context)).toBe('axisWin');
    cut.act('cut-off', { yes: false });
    expect(level(cut.context)).toBe('draw');
  });

  it('SBE3: Rostov, Kharkov, Sevastopol', () => {
    const of = (...cities: readonly string[]) => level(held('SBE3', axis(...cities)));
    expect([of(), of('rostov'), of('rostov', 'kharkov'), of('rostov', 'kharkov', 'sevastopol')]).toEqual([
      'sovietWin',
      'draw',
      'axisMarginal',
      'axisDecisive',
    ]);
    expect(of('leningrad', 'moscow')).toBe('sovietWin');
  });

  it('SBE4: 2 for Leningrad, 3 for Moscow, 1 for each other major city', () => {
    const of = (majors: number, ...cities: readonly string[]) =>
      level(held('SBE4', axis(...cities), { cells: { [cells.majors]: majors } }));
    expect([3, 4, 6, 7, 8, 18, 19].map((n) => of(n))).toEqual([
      'sovietDecisive',
      'sovietMarginal',
      'sovietMarginal',
      'draw',
      'axisMarginal',
      'axisMarginal',
      'axisDecisive',
    ]);
    expect(of(2, 'leningrad', 'moscow')).toBe('draw');
    expect(score(held('SBE4', axis('leningrad', 'moscow'))).total.points).toBe(5);
  });

  it('BITE-AMB-23 SBE4: a captured fortress is no major city, or is one', () => {
    const points = (amb23: string) =>
      score(held('SBE4', axis('sevastopol', 'leningrad'), { options: { amb23 } })).total.points;
    expect([points('no'), points('yes')]).toEqual([2, 3]);
  });

  it('SBE5 and SBE6: the four cities, by different scales', () => {
    const four = ['leningrad', 'moscow', 'stalingrad', 'baku'];
    const by = (scenario: string) => [0, 1, 2, 3, 4].map((n) => level(held(scenario, axis(...four.slice(0, n)))));
    expect(by('SBE5')).toEqual(['sovietDecisive', 'draw', 'axisMarginal', 'axisDecisive', 'axisDecisive']);
    expect(by('SBE6')).toEqual(['sovietDecisive', 'axisMarginal', 'axisDecisive', 'axisDecisive', 'axisDecisive']);
  });

  it('BITE-10.0-2 BITE-AMB-22 SBE7: eight Guards against a bridgehead; both a draw, or as settled', () => {
    const of = (guards: number, across: boolean, amb22 = 'draw') =>
      level(
        at({
          scenario: 'SBE7',
          options: { amb22 },
          cells: { [cells.guardsLost]: guards, ...(across ? { [cells.bridgehead]: 'yes' } : {}) },
        }),
      );
    expect([of(7, false), of(8, false), of(7, true), of(8, true)]).toEqual(['draw', 'axisWin', 'sovietWin', 'draw']);
    expect([of(9, true, 'axis'), of(9, true, 'soviet')]).toEqual(['axisWin', 'sovietWin']);
    // a goal that is reached ends nothing: the other side's may still be
    const early = { scenario: 'SBE7', turn: 26, place: 't26/victory', cells: { [cells.guardsLost]: 8 } };
    expect([level(at(early)), gameOver(at(early))]).toEqual(['axisWin', undefined]);
  });

  it('BITE-AMB-21 SBE8: Berlin and Peenemünde, or Berlin alone; decisive by the end of 1944', () => {
    const of = (turn: number, amb21: string, ...cities: readonly string[]) =>
      level(held('SBE8', Object.fromEntries(cities.map((city) => [city, 'soviet'])), { turn, options: { amb21 } }));
    expect(of(43, 'scenario', 'berlin')).toBe('draw');
    expect(of(43, 'scenario', 'berlin', 'peenemunde')).toBe('sovietDecisive');
    expect(of(44, 'scenario', 'berlin', 'peenemunde')).toBe('sovietMarginal');
    expect(of(44, 'berlin', 'berlin')).toBe('sovietMarginal');
    expect(of(44, 'berlin', 'peenemunde')).toBe('draw');
  });
});

describe('BITE-SBE9-1 the long campaign', () => {
  const victory = { place: 't9/victory', turn: 9 } as const;

  it('Berlin is looked at first: decisive before 1945, marginal later (AMB-53)', () => {
    const all = { ...axis('moscow', 'baku', 'leningrad', 'stalingrad'), berlin: 'soviet' } as const;
    expect(level(held('SBE9', all, { turn: 43 }))).toBe('sovietDecisive');
    expect(level(held('SBE9', all, { turn: 44 }))).toBe('sovietMarginal');
  });

  it('all four cities win at once', () => {
    const won = held('SBE9', axis('moscow', 'baku', 'leningrad', 'stalingrad'), victory);
    expect(gameOver(won)).toEqual({ msg: { id: 'bite.level.axisWin' }, rule: 'SBE9' });
    expect(bid('victory-die', { die: 1 }, won).ok).toBe(false);
  });

  it.each([
    [['moscow', 'leningrad'], 1],
    [['baku', 'stalingrad'], 1],
    [['moscow', 'baku', 'stalingrad'], 2],
    [['moscow', 'baku'], 0],
    [['leningrad', 'stalingrad'], 0],
    [[], 0],
  ])('%j: the die wins up to %i', (cities, limit) => {
    const context = held('SBE9', axis(...cities), victory);
    const wins = [1, 2, 3, 4, 5, 6].filter((die) => {
      const proposal = bid('victory-die', { die }, context);
      if (!proposal.ok) return false;
      const cell = { [cells.dortmund]: { 9: die } };
      return gameOver({ ...context, cells: { ...context.cells, ...cell } }) !== undefined;
    });
    expect(wins).toHaveLength(limit);
  });

  it('the score counts the cities the Axis holds', () => {
    const points = (...cities: readonly string[]) => score(held('SBE9', axis(...cities), victory)).total.points;
    expect([points(), points('baku'), points('moscow', 'baku')]).toEqual([0, 1, 2]);
  });

  it('a month has one die', () => {
    const context = held('SBE9', axis('moscow', 'leningrad'), { ...victory, cells: { [cells.dortmund]: { 9: 4 } } });
    expect(bid('victory-die', { die: 1 }, context).ok).toBe(false);
    expect(bid('victory-die', { die: 1 }, { ...context, turn: 10 }).ok).toBe(true);
  });
});

describe('when a game is over', () => {
  it('BITE-AMB-69 SBE1 in the victory phase of any month, or of the last one only', () => {
    const won = (over: Partial<Context>) => gameOver(held('SBE1', axis('leningrad'), over)) !== undefined;
    expect(won({ place: 't2/victory', turn: 2 })).toBe(true);
    expect(won({ place: 't2/soviet/combat', turn: 2 })).toBe(false);
    expect(won({ place: 't2/victory', turn: 2, options: { amb69: 'last' } })).toBe(false);
  });

  it('scenarios checked in their last month go on until then', () => {
    expect(
      gameOver(held('SBE5', axis('moscow', 'baku', 'leningrad'), { place: 't3/victory', turn: 3 })),
    ).toBeUndefined();
  });

  it('BITE-7.11-2 with Berlin Germany is out, and the game with it; other capitals take their nation along', () => {
    const lost = held('SBE6', { berlin: 'soviet' }, { place: 't14/victory', turn: 14 });
    expect(gameOver(lost)).toMatchObject({ rule: '7.11' });
    expect(bid('city', { city: 'bucharest', side: 'soviet' }, at())).toMatchObject({ next: [{ rule: '7.11' }] });
    expect(bid('city', { city: 'kharkov', side: 'axis' }, at())).not.toHaveProperty('next');
  });

  it('at the end the check is the verdict', () => {
    const played = reach(table('SBE4'), 'end');
    expect(score(played.context)).toMatchObject({ final: true, level: { id: 'bite.level.sovietDecisive' } });
    expect(score(table('SBE4').context).final).toBe(false);
  });

  it('the neighbouring levels are as far as they are', () => {
    const { nearby } = score(held('SBE5', axis('moscow')));
    expect(nearby.map(({ points, msg }) => [points, JSON.stringify(msg).includes('axisMarginal')])).toEqual([
      [1, true],
      [-1, false],
    ]);
  });
});

describe('cities', () => {
  it('in 1941 all are their own side’s; later only what the text tells is set', () => {
    expect(at({ scenario: 'SBE9' }).cells[cells.owner]).toMatchObject({ kharkov: 'soviet', berlin: 'axis' });
    const later = at({ scenario: 'SBE8' }).cells[cells.owner];
    expect(later).toMatchObject({ berlin: 'axis', moscow: 'soviet' });
    expect(later).not.toHaveProperty('kharkov');
  });

  it('a city that is theirs already changes hands as an override only', () => {
    expect(bid('city', { city: 'moscow', side: 'soviet' }, at())).toMatchObject({ ok: false });
  });
});
