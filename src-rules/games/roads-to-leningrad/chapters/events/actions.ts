import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, sides, type Weather, weathers } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { groups } from '../../model/cells.ts';
import { die } from '../../model/fields.ts';
import { allowUnless, rolledTen } from '../../model/propose.ts';
import { weatherOf } from '../../model/reading.ts';
import { msg } from './msg.ts';
import { forecast, isRolled, isTyped, isWeather, laidDown, readDie } from './weather.ts';

export const weatherMsg = {
  dry: msg('rtl.weather.dry'),
  overcast: msg('rtl.weather.overcast'),
  rain: msg('rtl.weather.rain'),
} as const satisfies { readonly [W in Weather]: unknown };

const turnOfIt = (context: Context) => name(turnCode(context.turn));

/** 5.11: the die on the box of this turn; while the box is not typed the players read it themselves. */
const weatherDie = action({
  id: 'weather-die',
  msg: msg('rtl.action.weatherDie'),
  about: msg('rtl.action.weatherDie.about'),
  rule: '5.1',
  side: sides.german,
  group: groups.turn,
  fields: {
    die: die(),
    read: {
      kind: 'choice',
      msg: msg('rtl.field.read'),
      hint: msg('rtl.field.read.hint'),
      start: 'table',
      begins: (context: Context) => (isTyped(context, context.turn) ? 'table' : 'unread'),
      options: [
        { key: 'table', msg: msg('rtl.field.read.table'), when: (context) => isTyped(context, context.turn) },
        { key: 'unread', msg: msg('rtl.field.read.unread'), when: (context) => !isTyped(context, context.turn) },
        ...weathers.map((key) => ({ key, msg: weatherMsg[key] })),
      ],
    },
  },
  when: (context) => isRolled(context, context.turn) && weatherOf(context, context.turn) === undefined,
  proposes: (input, context) => {
    const { turn } = context;
    const rolled = input.die ?? 1;
    const weather = input.read === 'table' ? readDie(context, turn, rolled) : isWeather(input.read);
    if (!weather) return refuse(msg('rtl.bar.weatherRow', { turn: turnOfIt(context) }), '5.1');
    const laid = laidDown(context, turn);
    const bar: Objection | undefined = laid
      ? { msg: msg('rtl.bar.weatherLaid', { turn: turnOfIt(context), weather: weatherMsg[laid] }), rule: '5.1' }
      : undefined;
    return allowUnless(
      bar,
      msg('rtl.says.weatherDie', { turn: turnOfIt(context), die: rolled, weather: weatherMsg[weather] }),
      [rolledTen('weather', rolled), setAt(cells.weather, String(turn), weather)],
      rain(weather),
    );
  },
});
const rain = (weather: Weather): readonly Objection[] =>
  weather === 'rain' ? [{ msg: msg('rtl.next.rain'), rule: '5.13' }] : [];

/** Laid down, historical, or as the players say. */
const weatherSet = action({
  id: 'weather-set',
  msg: msg('rtl.action.weatherSet'),
  about: msg('rtl.action.weatherSet.about'),
  rule: '5.1',
  group: groups.turn,
  fields: {
    weather: {
      kind: 'choice',
      msg: msg('rtl.cell.weather'),
      start: 'dry',
      options: weathers.map((key) => ({ key, msg: weatherMsg[key] })),
      begins: (context: Context) => forecast(context, context.turn).weather,
      big: true,
    },
  },
  proposes: (input, context) => {
    const weather = isWeather(input.weather) ?? 'dry';
    const laid = laidDown(context, context.turn);
    const bar: Objection | undefined =
      laid && laid !== weather
        ? { msg: msg('rtl.bar.weatherLaid', { turn: turnOfIt(context), weather: weatherMsg[laid] }), rule: '5.1' }
        : undefined;
    return allowUnless(
      bar,
      msg('rtl.says.weather', { turn: turnOfIt(context), weather: weatherMsg[weather] }),
      [setAt(cells.weather, String(context.turn), weather)],
      rain(weather),
    );
  },
});

export const weatherActions = [weatherDie, weatherSet];
