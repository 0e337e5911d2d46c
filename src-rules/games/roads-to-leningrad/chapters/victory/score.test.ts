import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { accounts, type ScenarioId } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import {
  counterattack,
  hold,
  linesSum,
  lose,
  manstein,
  soltsy,
  starayaRussa,
  twoGuns,
  vp,
} from '../../testing/ledger.ts';
import { locations } from './places.ts';

const level = (context: Context): string => game.score(context).level.id.replace('rtl.level.', '');

describe('levels', () => {
  const total = (scenario: ScenarioId, n: number, over: Partial<Context> = {}) =>
    level(at({ place: 'end', turn: 99, balances: { [accounts.vp]: n }, ...over }, {}, scenario));
  it('RTL-S5.33 RTL-S6.33 six levels by the total of 23PM and 22AM', () => {
    const at3 = (n: number) => total(starayaRussa, n, { turn: turnOf(23, 'PM') });
    expect([45, 44, 37, 36, 28, 27, 22, 21, 14, 13, -20].map(at3)).toEqual([
      'germanDecisive',
      'germanTactical',
      'germanTactical',
      'germanMarginal',
      'germanMarginal',
      'sovietMarginal',
      'sovietMarginal',
      'sovietTactical',
      'sovietTactical',
      'sovietDecisive',
      'sovietDecisive',
    ]);
  });

  it('RTL-S3.33 RTL-S4.31 28 on 17PM is a German victory, 27 a Soviet one', () => {
    for (const scenario of [soltsy, counterattack])
      expect([28, 27].map((n) => total(scenario, n, { turn: turnOf(17, 'PM') }))).toEqual([
        'germanVictory',
        'sovietVictory',
      ]);
  });

  it('the way to the levels on either side', () => {
    const score = game.score(at({ balances: { [accounts.vp]: 25 } }, {}, starayaRussa));
    expect(score.nearby.map(({ points: n }) => n)).toEqual([3, -4]);
    expect(score.levels.filter(({ here }) => here)).toEqual([expect.objectContaining({ from: 22, to: 27 })]);
  });
});

describe('the four scenarios to their levels', () => {
  it('RTL-S3.33 scenario 1: 24 VP with the places at the end of 15AM end it at once', () => {
    const played = hold(table(soltsy), 'german', '1504', '1008', '1427', '2624');
    expect(level(played.context)).toBe('immediate');
    reach(played, turnOf(15, 'AM'), 'victory');
    expect(tasksOf(played.context, 'victory').find(({ id }) => id === 'immediate-check')?.debt).toBeDefined();
    played.act('immediate-check');
    expect([played.place, vp(played.context), linesSum(played.context)]).toEqual(['end', 24, 24]);
    expect(game.over?.(played.context)).toMatchObject({ rule: 'S3.33' });
    // of the other scenarios none ends so, whatever stands in the record
    expect(game.over?.({ ...played.context, scenario: counterattack })).toBeUndefined();
    expect(game.score(played.context)).toMatchObject({
      final: true,
      total: { points: 24 },
      level: { id: 'rtl.level.immediate' },
    });
    expect(played.state).toEqual(played.replayed);
  });

  it('RTL-S3.33 scenario 1: 23 are not enough; the places come off the total before 15PM and count anew on 17PM', () => {
    const played = hold(table(soltsy, inventedThings), 'german', '1504', '1008', '1427', '2624');
    lose(played, 'pz-1', 1);
    lose(played, 'tanks', 0);
    reach(played, turnOf(15, 'AM'), 'victory').act('immediate-check');
    expect([vp(played.context), level(played.context)]).toEqual([23, 'goesOn']);
    expect(refusal('immediate-check', {}, played.context)).toBe('S3.33');
    expect(game.over?.(played.context)).toBeUndefined();
    reach(played, turnOf(15, 'PM'), 'weather');
    expect([vp(played.context), game.score(played.context).total.points]).toEqual([-1, 13]);
    hold(played, 'german', '1401', '2214', '3302');
    reach(played, turnOf(17, 'PM'), 'victory').act('soltsy-held');
    reach(played, 0, 'end');
    // −1 booked, +3 for 17PM, places 2 + 2 + 5 + 5 + 8 + 3 + 4
    expect(game.score(played.context)).toMatchObject({
      final: true,
      total: { points: 31 },
      level: { id: 'rtl.level.germanVictory' },
    });
    hold(played, 'soviet', '3302');
    expect(level(played.context)).toBe('sovietVictory');
    expect(played.state).toEqual(played.replayed);
  });

  it('RTL-S4.31 scenario 2: the road and Soltsy decide it', () => {
    const played = hold(table(counterattack), 'german', ...locations.map(({ hex }) => hex));
    reach(played, turnOf(15, 'AM'), 'supply').act('road-hexes', { hexes: 6 });
    reach(played, 0, 'end');
    expect(game.score(played.context)).toMatchObject({
      total: { points: 27 },
      level: { id: 'rtl.level.sovietVictory' },
    });
    const held = hold(table(counterattack), 'german', ...locations.map(({ hex }) => hex));
    reach(held, turnOf(15, 'AM'), 'supply').act('road-hexes', { hexes: 6 });
    reach(held, turnOf(16, 'PM'), 'record').act('soltsy-held');
    reach(held, 0, 'end');
    expect(game.score(held.context)).toMatchObject({ total: { points: 30 }, level: { id: 'rtl.level.germanVictory' } });
  });

  it('RTL-S5.33 scenario 3: captures, losses and expansion to 23PM', () => {
    const played = hold(table(starayaRussa, inventedThings), 'soviet', '5530', '5814');
    lose(played, 'tanks', 0);
    played.act('river-line', { river: 'polist', points: 17 });
    played.act('river-line', { river: 'porussya', points: 15 });
    hold(played, 'german', '5002', '5203', '5814', '6201', '6817');
    // the expansion is not booked before the end
    expect(vp(played.context)).toBe(11);
    reach(played, 0, 'end');
    expect(played.context.turn).toBe(turnOf(23, 'PM'));
    expect(game.score(played.context)).toMatchObject({
      final: true,
      total: { points: 35 },
      level: { id: 'rtl.level.germanMarginal' },
    });
    expect(linesSum(played.context)).toBe(35);
  });

  it('RTL-S6.33 scenario 4: from −13 to its level on 22AM', () => {
    const played = table(manstein, twoGuns);
    for (const unit of ['guns-2', 'guns-3', 'hq-2', 'tanks']) lose(played, unit, 0);
    played.act('river-line', { river: 'polist', points: 15 });
    reach(played, turnOf(22, 'AM'), 'victory').act('river-line', { river: 'porussya', points: 15 });
    hold(played, 'german', '5814', '6817');
    reach(played, 0, 'end');
    // −13 + 6 + 16, places 3 + 3
    expect(played.context.turn).toBe(turnOf(22, 'AM'));
    expect(game.score(played.context)).toMatchObject({
      total: { points: 15 },
      level: { id: 'rtl.level.sovietTactical' },
    });
    const course = game.series.find(({ id }) => id === 'points');
    expect(course?.at({ turn: 19, context: played.context, facts: [] })).toEqual({ points: 15, booked: 9 });
  });
});
