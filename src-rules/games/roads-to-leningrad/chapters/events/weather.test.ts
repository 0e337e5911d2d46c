import { describe, expect, it } from 'vitest';
import { listed } from '#rules/kit/forms/fields.ts';
import { fillFrom } from '#rules/kit/forms/parse.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Table } from '../../../../testing/table.ts';
import { cells } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { in_, manstein, soltsy, starayaRussa, things } from '../../testing/turns.ts';
import { forecast, laidDown } from './weather.ts';

const weatherIn = (played: Table): unknown => Object(played.state.cells[cells.weather])[String(played.context.turn)];

describe('weather', () => {
  it('RTL-5.11 the die reads the typed box of the turn on its own map', () => {
    const played = reach(table(soltsy, things), 1, 'weather');
    played.act('weather-die', { die: 7 });
    expect(weatherIn(played)).toBe('rain');
    expect(game.reminders(played.context).map(({ id }) => id)).toContain('rain');
    const russa = at({ turn: 2, place: 't2/strategic/weather' }, things, starayaRussa);
    // the last of the row reversed is the historical column
    expect(bid('weather-die', { die: 10 }, russa).ok).toBe(true);
    expect(forecast(russa, 2).tenths).toEqual({ dry: 2, overcast: 3, rain: 5 });
    expect(forecast(russa, 2).how).toBe('roll');
  });

  it('RTL-5.11 an untyped row is said, and the players read the track themselves', () => {
    const context = in_(soltsy, '13AM');
    expect(bid('weather-die', { die: 7 }, context)).toMatchObject({ ok: false, msg: { id: 'rtl.bar.weatherRow' } });
    const by = bid('weather-die', { die: 7, read: 'overcast' }, context);
    const form = game.actions.find(({ id }) => id === 'weather-die')?.fields;
    const read = form?.read?.kind === 'choice' ? form.read : undefined;
    const listedIn = (now: Context) => {
      const { read: begun } = fillFrom(form ?? {}, now);
      return [begun, listed(read?.options ?? [], begun, { input: {}, context: now }).map(({ key }) => key)];
    };
    expect(listedIn(context)).toEqual(['unread', ['unread', 'dry', 'overcast', 'rain']]);
    expect(listedIn(at({ turn: 1 }, things))).toEqual(['table', ['table', 'dry', 'overcast', 'rain']]);
    expect(by.ok && by.facts.at(-1)).toMatchObject({ cell: cells.weather, key: '1', value: 'overcast' });
  });

  it('RTL-5.1 a roll passed over is owed until the weather stands, in whatever phase; what is laid down is not', () => {
    const played = reach(table(soltsy, things), 1, 'weather');
    const debt = () => tasksOf(played.context, 'weather').map((task) => task.debt?.id);
    for (let phases = 0; phases < 3; phases++) {
      played.done();
      expect(debt()).toEqual(['rtl.debt.weather']);
    }
    played.act('weather-die', { die: 7 });
    expect(debt()).toEqual([undefined]);
    expect(tasksOf(in_(soltsy, '14AM'), 'weather').map((task) => task.debt)).toEqual([undefined]);
  });

  it('RTL-5.1 the turn record shows what stands and what is laid down, else that it is rolled', () => {
    const column = game.turnColumns.find(({ id }) => id === 'weather');
    const context = at({ turn: 1, cells: { [cells.weather]: { 1: 'rain' } } }, things);
    const shown = (turn: number) => column?.at(turn, context).map(({ look, how, state }) => [look, how, state]);
    expect([1, turnOf(14, 'AM'), 2].map(shown)).toEqual([
      [['rain', 'entered', 'done']],
      [['clear', 'fixed', undefined]],
      [[undefined, 'roll', undefined]],
    ]);
  });

  it('RTL-5.11 a turn laid down is not rolled: the task sets it', () => {
    const context = in_(soltsy, '14AM');
    expect(tasksOf(context, 'weather').map(({ id }) => id)).toEqual(['weather-set']);
    expect(bid('weather-set', { weather: 'dry' }, context).ok).toBe(true);
    expect(refusal('weather-set', { weather: 'rain' }, context)).toBe('5.1');
    expect(bid('weather-set', { weather: 'rain' }, context)).toHaveProperty('anyway');
  });

  it('RTL-AMB-16 scenario 4 lays down its first turn, or 19PM as printed', () => {
    const [first, second] = [turnOf(19, 'AM'), turnOf(19, 'PM')];
    const usual = in_(manstein, '19AM');
    const printed = in_(manstein, '19AM', { options: { amb16: 'printed' } });
    expect([laidDown(usual, first), laidDown(usual, second)]).toEqual(['overcast', undefined]);
    expect([laidDown(printed, first), laidDown(printed, second)]).toEqual([undefined, 'overcast']);
  });

  it('RTL-5.11 the option of historical weather takes the eleventh cell in place of a die', () => {
    const rolled = at({ turn: 1, place: 't1/strategic/weather' }, things);
    const historical = at({ turn: 1, place: 't1/strategic/weather', options: { weather: 'historical' } }, things);
    expect(forecast(rolled, 1)).toMatchObject({ how: 'roll', weather: undefined });
    expect(forecast(historical, 1)).toMatchObject({ how: 'historical', weather: 'rain' });
    // it holds whether anybody has recorded it or not
    expect(game.reminders(historical).map(({ id }) => id)).toContain('rain');
    expect(refusal('airfield', { hexes: '4606' }, historical)).toBe('S3.24');
    expect(tasksOf(historical, 'weather').map(({ id }) => id)).toEqual(['weather-set']);
    expect(tasksOf(rolled, 'weather').map(({ id }) => id)).toEqual(['weather-die']);
  });
});
