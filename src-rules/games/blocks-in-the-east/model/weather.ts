import type { Context } from '#rules/kit/record/context.ts';
import { at } from '#rules/kit/tables/grids.ts';
import { cells, tables, type Weather, weathers } from '../ids.ts';
import { rolls, sureness, usualWeather } from './calendar.ts';
import { on, ruling } from './rules.ts';

/** 9.0, 39.0, 6.R-1: what a month's weather is, and how sure that is. */

export const weatherColumn = 'weather';
const isWeather = (text: unknown): text is Weather => weathers.some((one) => one === text);

/** off: the game is played without weather; entered: said or rolled in this game; typed: the players' turn chart. */
export type WeatherSource = 'off' | 'entered' | 'typed' | 'fixed' | 'ours' | 'roll';
export interface MonthWeather {
  /** undefined: the die has not been rolled */
  readonly weather?: Weather;
  readonly from: WeatherSource;
}

const entered = (context: Pick<Context, 'cells'>, turn: number): Weather | undefined => {
  const said = context.cells[cells.weather];
  const value = typeof said === 'object' ? said[String(turn)] : undefined;
  return isWeather(value) ? value : undefined;
};

const charted = (context: Pick<Context, 'tables'>, turn: number): MonthWeather | undefined => {
  const grid = context.tables[tables.weather];
  const found = grid && at(grid, String(turn), weatherColumn);
  const text = found?.ok ? found.cell.text.trim() : undefined;
  if (!found?.ok || !isWeather(text)) return undefined;
  return { weather: text, from: found.from === 'preset' ? sureOf(turn) : 'typed' };
};
const sureOf = (turn: number): 'fixed' | 'ours' => (sureness(turn) === 'fixed' ? 'fixed' : 'ours');

export const weatherIn = (turn: number, context: Context): MonthWeather => {
  if (!on(context, 'a09')) return { weather: 'clear', from: 'off' };
  const said = entered(context, turn);
  if (said) return { weather: said, from: 'entered' };
  if (rolls(turn)) return { from: 'roll' };
  const usual = usualWeather(turn);
  return charted(context, turn) ?? (usual ? { weather: usual, from: sureOf(turn) } : { from: 'roll' });
};

/** The weather to fight in; before the die of May or October is rolled it is taken as clear (`weatherIn` tells). */
export const weatherNow = (context: Context): Weather => weatherIn(context.turn, context).weather ?? 'clear';

/** 9.0: rain, snow, and light rain where rule 39 is on; AMB-14 may take light rain as fine where only fine weather counts. */
export const isFineIn = (weather: Weather | undefined, lightRainIsBad: () => boolean): boolean =>
  weather === 'clear' || (weather === 'lightRain' && !lightRainIsBad());
export const lightRainIsBad = (context: Pick<Context, 'options'>): boolean => ruling(context, 'amb14') === 'bad';
export const isFine = (context: Context, weather = weatherNow(context)): boolean =>
  isFineIn(weather, () => lightRainIsBad(context));

/** AMB-13: what 39.0 compares a new result with; undefined: there is none yet. */
export const lastDetermined = (context: Context, turn: number): Weather | undefined => {
  if (ruling(context, 'amb13') === 'monthBefore') return turn > 1 ? weatherIn(turn - 1, context).weather : undefined;
  for (let before = turn - 1; before >= 1; before -= 1) {
    const said = rolls(before) ? entered(context, before) : undefined;
    if (said) return said;
  }
  return undefined;
};

/** 9.0-1, 39.0-1: what a face says. */
export const readDie = (context: Context, face: number): Weather => {
  if (!on(context, 'o39')) return face <= 3 ? 'clear' : 'rain';
  if (face <= 2) return 'clear';
  return face <= 4 ? 'lightRain' : 'rain';
};

/** 39.0: the same result twice running is rolled again. */
export const rollsAgain = (context: Context, turn: number, weather: Weather): boolean =>
  on(context, 'o39') && lastDetermined(context, turn) === weather;

/** Chances of the die, in whole ways of their sum: every result that is rolled again leaves the others as they are. */
export const chancesOf = (context: Context, turn: number): readonly (readonly [Weather, number])[] => {
  const ways = new Map<Weather, number>();
  for (let face = 1; face <= 6; face += 1) {
    const weather = readDie(context, face);
    if (!rollsAgain(context, turn, weather)) ways.set(weather, (ways.get(weather) ?? 0) + 1);
  }
  return [...ways];
};

/** Weather the month's season does not know (6.R-1): snow in summer, no snow in the first winter. */
export const againstSeason = (turn: number, weather: Weather, context: Context): boolean => {
  if (rolls(turn)) return weather === 'snow' || (weather === 'lightRain' && !on(context, 'o39'));
  const usual = usualWeather(turn);
  return usual !== undefined && weather !== usual;
};
