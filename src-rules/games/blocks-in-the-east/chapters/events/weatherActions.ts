import { type Action, action } from '#rules/kit/game/action.ts';
import { rolled, setAt } from '#rules/kit/record/facts.ts';
import { cells } from '../../ids.ts';
import { face, noDie } from '../../model/actionFields.ts';
import { months, rolls, turnName } from '../../model/calendar.ts';
import { allowUnless } from '../../model/facts.ts';
import { on } from '../../model/rules.ts';
import { againstSeason, readDie, rollsAgain, weatherIn } from '../../model/weather.ts';
import { weatherMsg, weatherOptions } from '../../model/words.ts';
import { msg } from './msg.ts';

const group = msg('bite.group.month');

/** 9.0-1, 39.0-1: the die of May and October. */
const weatherDie = action({
  id: 'weather-die',
  msg: msg('bite.action.weatherDie'),
  rule: '9.0',
  about: msg('bite.action.weatherDie.about'),
  side: 'soviet',
  group,
  fields: { die: face },
  when: (context) => on(context, 'a09') && rolls(context.turn),
  proposes: ({ die }, context) => {
    if (die === null) return noDie('9.0');
    const { turn } = context;
    const weather = readDie(context, die);
    const p = { n: die, weather: weatherMsg(weather), month: turnName(turn).long };
    if (rollsAgain(context, turn, weather))
      return {
        ok: true,
        says: msg('bite.says.weatherAgain', p),
        facts: [rolled('weather', die)],
        next: [{ msg: msg('bite.next.rollAgain'), rule: '39.0' }],
      };
    const twice = weatherIn(turn, context).from === 'entered';
    return allowUnless(
      twice ? { msg: msg('bite.bar.weatherRolled'), rule: '9.0' } : undefined,
      msg('bite.says.weatherDie', p),
      [rolled('weather', die), setAt(cells.weather, String(turn), weather)],
    );
  },
});

/** 6.R-1: what the printed turn chart says, or what the players have agreed. */
const weather = action({
  id: 'weather',
  msg: msg('bite.action.weather'),
  rule: '9.0',
  about: msg('bite.action.weather.about'),
  group,
  fields: {
    // the month is the turn's unless another is meant: nobody is asked for it first
    weather: {
      kind: 'choice',
      msg: msg('bite.field.weather'),
      start: 'clear',
      options: weatherOptions,
      big: true,
    } as const,
    turn: {
      kind: 'count',
      msg: msg('bite.field.turn'),
      hint: msg('bite.field.turn.hint'),
      start: 1,
      min: 1,
      max: months,
      from: 'turn',
    },
  },
  when: (context) => on(context, 'a09'),
  proposes: (input, context) => {
    const month = turnName(input.turn).long;
    const p = { month, weather: weatherMsg(input.weather) };
    const odd = againstSeason(input.turn, input.weather, context);
    return allowUnless(odd ? { msg: msg('bite.bar.season', p), rule: '9.0' } : undefined, msg('bite.says.weather', p), [
      setAt(cells.weather, String(input.turn), input.weather),
    ]);
  },
});

export const weatherActions: readonly Action[] = [weatherDie, weather];
