import type { GridSpec } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { maps, tables, type Weather, weathers } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { scenarioRules } from '../../model/scenarios.ts';
import { msg } from './msg.ts';
import { isWeather } from './weather.ts';

/** 5.11: the boxes of the weather track, one row a turn of each map; dice across, the historical weather last. */

const turnsOn = (map: string): readonly number[] => {
  const on = scenarioRules.filter((one) => one.map === map);
  const [first, last] = [Math.min(...on.map((one) => one.first)), Math.max(...on.map((one) => one.last))];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
};

export const weatherTable: GridSpec<Weather> = {
  id: tables.weather,
  msg: msg('rtl.table.weather'),
  about: msg('rtl.table.weather.about'),
  rule: '5.11',
  cols: [
    ...Array.from({ length: 10 }, (_, i) => ({ key: String(i + 1), msg: msg('rtl.track.die', { n: i + 1 }) })),
    { key: 'historical', msg: msg('rtl.track.historical') },
  ],
  rows: Object.values(maps).flatMap((map) =>
    turnsOn(map).map((turn) => ({
      key: `${map}:${turnCode(turn)}`,
      msg: msg(map === maps.soltsy ? 'rtl.track.soltsy' : 'rtl.track.russa', { turn: name(turnCode(turn)) }),
      // each map has its own row, and a game uses one map
      optional: true as const,
    })),
  ),
  runs: Array.from({ length: 10 }, (_, i) => String(i + 1)),
  pattern: weathers.join('|'),
  example: 'dry',
  choices: weathers.map((value) => ({ value, msg: msg(`rtl.weather.${value}`) })),
  tidy: (text) => text.trim().toLowerCase(),
  parse: isWeather,
};
