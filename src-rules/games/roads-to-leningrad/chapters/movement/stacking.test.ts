import { describe, expect, it } from 'vitest';
import type { PlayerData } from '#rules/kit/record/context.ts';
import { cells, rosters, scenarios, sides } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { overStacked } from './stacking.ts';

describe('stacking', () => {
  it('RTL-3.32 hexes with more than nine points are named with their points in any phase, from the places recorded', () => {
    const counter = (id: string, stacking: number, values = {}) => ({
      id,
      name: `Invented ${id}`,
      values: { kind: 'combat', stacking, ...values },
    });
    const units = [counter('a', 5), counter('b', 4), counter('c', 1), counter('gone', 9), counter('free', 0)];
    const things: PlayerData = { rosters: { [rosters.german]: { id: rosters.german, units } } };
    const on = (places: { readonly [id: string]: string }) =>
      at({ turn: 3, place: 't3/strategic/supply', cells: { [cells.at]: places, [cells.steps]: { gone: 0 } } }, things);
    const told = (places: { readonly [id: string]: string }) =>
      game.reminders(on(places)).find(({ id }) => id === 'stacking');
    expect(told({ a: '2214', b: '2214', gone: '2214', free: '2214' })).toBeUndefined();
    const full = { a: '2214', b: '2214', c: '2214' };
    expect(overStacked(on(full))).toEqual([{ hex: '2214', side: sides.german, points: 10 }]);
    expect(told(full)).toMatchObject({ rule: '3.32', due: true, msg: { p: { limit: 9 } } });
    // a box off the map is no hex
    expect(told({ a: 'off', b: 'off', c: 'off' })).toBeUndefined();
  });
});

describe('the first day of scenario 1', () => {
  it('RTL-S3.27 more than two units of the 202nd Rifle in a hex are told of on 13AM and 13PM, the HQ counted', () => {
    const of = (id: string, formation: string, kind = 'combat') => ({
      id,
      name: `Invented ${id}`,
      values: { kind, formation, stacking: 1 },
    });
    const units = [of('a', '202 Rifle'), of('b', '202 Rifle'), of('staff', '202 Rifle', 'hq'), of('c', '70 Rifle')];
    const things: PlayerData = { rosters: { [rosters.soviet]: { id: rosters.soviet, units } } };
    const told = (turn: number, places: { readonly [id: string]: string }, scenario = scenarios.soltsy as string) =>
      game
        .reminders({
          ...at({ turn, place: `t${turn}/strategic/supply`, cells: { [cells.at]: places } }, things),
          scenario,
        })
        .find(({ id }) => id === 'stacking-202')?.rule;
    const three = { a: '2214', b: '2214', staff: '2214' };
    expect([told(1, three), told(2, three), told(3, three)]).toEqual(['S3.27', 'S3.27', undefined]);
    expect([told(1, { ...three, staff: '2215' }), told(1, { a: '2214', b: '2214', c: '2214' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(told(1, three, scenarios.starayaRussa)).toBeUndefined();
  });
});
