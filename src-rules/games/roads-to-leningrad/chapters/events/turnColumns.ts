import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Weather } from '../../ids.ts';
import { tables } from '../../ids.ts';
import { weatherMsg } from './actions.ts';
import { msg } from './msg.ts';
import { forecast } from './weather.ts';

/** 5.1: the weather on the turn record. */

const looks = { dry: 'clear', overcast: 'lightRain', rain: 'rain' } as const satisfies {
  readonly [W in Weather]: TurnItem['look'];
};
const weather = (turn: number, context: Context): readonly TurnItem[] => {
  const { how, weather: known, tenths } = forecast(context, turn);
  if (known)
    return [
      {
        msg: weatherMsg[known],
        look: looks[known],
        rule: '5.1',
        how: how === 'known' ? 'entered' : 'fixed',
        ...(how === 'known' ? { state: 'done' as const } : {}),
      },
    ];
  if (how === 'historical') return [{ msg: msg('rtl.lane.historical'), rule: '5.11', how: 'usual' }];
  return tenths
    ? [
        {
          msg: msg('rtl.lane.chances', { a: tenths.dry, b: tenths.overcast, c: tenths.rain }),
          short: msg('rtl.lane.rainChance', { n: tenths.rain }),
          rule: '5.11',
          how: 'roll',
        },
      ]
    : [{ msg: msg('rtl.lane.roll'), rule: '5.11', how: 'roll' }];
};

export const weatherColumn: TurnColumn = {
  id: 'weather',
  msg: msg('rtl.cell.weather'),
  at: weather,
  table: { id: tables.weather, msg: msg('rtl.lane.weatherTable') },
};
