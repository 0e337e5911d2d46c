import type { Context } from '#rules/kit/record/context.ts';
import { at } from '#rules/kit/tables/grids.ts';
import { ruling, scenarios, tables, type Weather, weathers } from '../../ids.ts';
import { turnCode, turnOf } from '../../model/calendar.ts';
import { weatherOf } from '../../model/reading.ts';
import { rulesOf } from '../../model/scenarios.ts';

/** 5.1: the weather of a turn, laid down, historical, or read off the track for a die. */

type Reads = Pick<Context, 'options' | 'scenario' | 'tables' | 'cells'>;

export const isWeather = (text: string | undefined): Weather | undefined => weathers.find((one) => one === text);

/** Turns whose weather the scenario lays down (AMB-16). */
export const laidDown = (context: Pick<Context, 'options' | 'scenario'>, turn: number): Weather | undefined => {
  const { weather, id, first } = rulesOf(context.scenario);
  if (id !== scenarios.manstein || ruling(context, 'amb16') === 'first') return weather[turn];
  return turn === turnOf(19, 'PM') ? weather[first] : undefined;
};

/** A box of the weather track as the players typed it; each map has a track of its own. */
const boxOf = ({ tables: all, scenario }: Reads, turn: number, col: string): Weather | undefined => {
  const grid = all[tables.weather];
  if (!grid) return undefined;
  const { map } = rulesOf(scenario);
  const code = turnCode(turn);
  for (const row of [`${map}:${code}`, code]) {
    const found = at(grid, row, col);
    if (found.ok) return isWeather(found.cell.text.trim().toLowerCase());
  }
  return undefined;
};
export const rowOf = (context: Reads, turn: number): readonly (Weather | undefined)[] =>
  Array.from({ length: 10 }, (_, i) => boxOf(context, turn, String(i + 1)));
export const readDie = (context: Reads, turn: number, die: number): Weather | undefined =>
  boxOf(context, turn, String(die));
/** Whether anything of a turn's row is typed, so that a die may be read off it. */
export const isTyped = (context: Reads, turn: number): boolean => rowOf(context, turn).some((box) => box !== undefined);
export const historical = (context: Reads, turn: number): Weather | undefined => boxOf(context, turn, 'historical');

export type How = 'known' | 'laid' | 'historical' | 'roll';
export interface Forecast {
  readonly how: How;
  /** undefined: it is rolled, or nobody typed the historical one */
  readonly weather: Weather | undefined;
  /** tenths of each weather, of a row that is typed whole */
  readonly tenths: { readonly [W in Weather]: number } | undefined;
}
export const forecast = (context: Reads, turn: number): Forecast => {
  const known = weatherOf(context, turn);
  if (known) return { how: 'known', weather: known, tenths: undefined };
  const laid = laidDown(context, turn);
  if (laid) return { how: 'laid', weather: laid, tenths: undefined };
  if (ruling(context, 'weather') === 'historical')
    return { how: 'historical', weather: historical(context, turn), tenths: undefined };
  const row = rowOf(context, turn);
  const count = (weather: Weather): number => row.filter((one) => one === weather).length;
  return {
    how: 'roll',
    weather: undefined,
    tenths: row.includes(undefined)
      ? undefined
      : { dry: count('dry'), overcast: count('overcast'), rain: count('rain') },
  };
};
/** Of the present turn: as determined, or as it is laid down whoever has noted it. */
export const weatherNow = (context: Reads & Pick<Context, 'turn'>): Weather | undefined =>
  forecast(context, context.turn).weather;
/** Whether a die is thrown for the turn. */
export const isRolled = (context: Reads, turn: number): boolean =>
  laidDown(context, turn) === undefined && ruling(context, 'weather') === 'rolled';
