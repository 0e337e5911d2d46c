import type { GridSpec } from '#rules/kit/tables/grids.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { tables, type Weather, weathers } from '../../ids.ts';
import { calendar, rolls, turnName, usualWeather } from '../../model/calendar.ts';
import { blockRosters } from '../../model/rosters.ts';
import { weatherColumn } from '../../model/weather.ts';
import { chartSpecs } from '../arrivals/charts.ts';
import { toHitSpecs } from '../combat/battle/toHit.ts';
import { lendLeaseTable } from '../production/lendLease/table.ts';
import { cardSpec } from '../production/sites/card.ts';
import { siteRoster } from '../production/sites/roster.ts';
import { msg } from './msg.ts';

/** What the players type once from their own copy. */
export const rosterSpecs: readonly RosterSpec[] = [...blockRosters, siteRoster];

/** 6.R-1: the weather of the months no die is rolled for, as the map prints it; proposals of ours until typed. */
const weather: GridSpec<Weather> = {
  id: tables.weather,
  msg: msg('bite.table.weather'),
  about: msg('bite.table.weather.about'),
  rule: '9.0',
  cols: [{ key: weatherColumn, msg: msg('bite.table.weather.column') }],
  rows: calendar
    .filter(({ turn }) => !rolls(turn))
    .map(({ turn }) => ({ key: String(turn), msg: turnName(turn).long })),
  pattern: weathers.join('|'),
  choices: weathers.map((value) => ({ value, msg: msg(`bite.weather.${value}`) })),
  example: 'snow',
  parse: (text) => weathers.find((one) => one === text),
  preset: Object.fromEntries(
    calendar.flatMap(({ turn }) => {
      const usual = usualWeather(turn);
      return usual ? [[`${turn}/${weatherColumn}`, usual]] : [];
    }),
  ),
};

export const tableSpecs: readonly GridSpec[] = [weather, lendLeaseTable, ...toHitSpecs, ...chartSpecs, cardSpec];
