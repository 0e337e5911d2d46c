import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../../data/calendar.ts';
import { cells, sides, type Weather, weathers } from '../../ids.ts';
import { type Bar, never, rolledTen, unless } from '../../propose.ts';
import { weatherOf } from '../../reading.ts';
import { t } from '../../text/speak-table.ts';
import { groups } from '../cells.ts';
import { forecast, isRolled, isWeather, laidDown, readDie } from '../weather.ts';
import { die } from './fields.ts';

export const weatherMsg = {
  dry: t('rtl.weather.dry'),
  overcast: t('rtl.weather.overcast'),
  rain: t('rtl.weather.rain'),
} as const satisfies { readonly [W in Weather]: unknown };

const turnOfIt = (around: Around) => name(turnCode(around.turn));

/** 5.11: the die on the box of this turn; while the box is not typed the players read it themselves. */
const weatherDie = action({
  id: 'weather-die',
  msg: t('rtl.action.weatherDie'),
  about: t('rtl.action.weatherDie.about'),
  rule: '5.1',
  side: sides.german,
  group: groups.turn,
  fields: {
    die: die(),
    read: {
      kind: 'choice',
      msg: t('rtl.field.read'),
      start: 'table',
      options: [
        { key: 'table', msg: t('rtl.field.read.table') },
        ...weathers.map((key) => ({ key, msg: weatherMsg[key] })),
      ],
    },
  },
  when: (around) => isRolled(around, around.turn) && weatherOf(around, around.turn) === undefined,
  proposes: (input, around) => {
    const { turn } = around;
    const rolled = input.die ?? 1;
    const weather = input.read === 'table' ? readDie(around, turn, rolled) : isWeather(input.read);
    if (!weather) return never(t('rtl.bar.weatherRow', { turn: turnOfIt(around) }), '5.1');
    const laid = laidDown(around, turn);
    const bar: Bar | undefined = laid
      ? { msg: t('rtl.bar.weatherLaid', { turn: turnOfIt(around), weather: weatherMsg[laid] }), rule: '5.1' }
      : undefined;
    return unless(
      bar,
      t('rtl.says.weatherDie', { turn: turnOfIt(around), die: rolled, weather: weatherMsg[weather] }),
      [rolledTen('weather', rolled), setAt(cells.weather, String(turn), weather)],
      rain(weather),
    );
  },
});
const rain = (weather: Weather): readonly Bar[] =>
  weather === 'rain' ? [{ msg: t('rtl.next.rain'), rule: '5.13' }] : [];

/** Laid down, historical, or as the players say. */
const weatherSet = action({
  id: 'weather-set',
  msg: t('rtl.action.weatherSet'),
  about: t('rtl.action.weatherSet.about'),
  rule: '5.1',
  group: groups.turn,
  fields: {
    weather: {
      kind: 'choice',
      msg: t('rtl.cell.weather'),
      start: 'dry',
      options: weathers.map((key) => ({ key, msg: weatherMsg[key] })),
      begins: (around: Around) => forecast(around, around.turn).weather,
      big: true,
    },
  },
  proposes: (input, around) => {
    const weather = isWeather(input.weather) ?? 'dry';
    const laid = laidDown(around, around.turn);
    const bar: Bar | undefined =
      laid && laid !== weather
        ? { msg: t('rtl.bar.weatherLaid', { turn: turnOfIt(around), weather: weatherMsg[laid] }), rule: '5.1' }
        : undefined;
    return unless(
      bar,
      t('rtl.says.weather', { turn: turnOfIt(around), weather: weatherMsg[weather] }),
      [setAt(cells.weather, String(around.turn), weather)],
      rain(weather),
    );
  },
});

export const weatherActions = [weatherDie, weatherSet];
