import { name } from '#rules/kit/words/message.ts';
import type { Weather } from '../ids.ts';
import { msg } from './msg.ts';

/** 1.1: 49 months, June 1941 to June 1945. */
export const months = 49;

export interface Month {
  readonly turn: number;
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
}

export const monthOf = (turn: number): Month => ({
  turn,
  year: 1941 + Math.floor((turn + 4) / 12),
  month: ((turn + 4) % 12) + 1,
});
export const turnOf = (year: number, month: number): number => (year - 1941) * 12 + month - 5;

export const calendar: readonly Month[] = Array.from({ length: months }, (_, i) => monthOf(i + 1));

const shortOf = [
  'bite.month.short.1',
  'bite.month.short.2',
  'bite.month.short.3',
  'bite.month.short.4',
  'bite.month.short.5',
  'bite.month.short.6',
  'bite.month.short.7',
  'bite.month.short.8',
  'bite.month.short.9',
  'bite.month.short.10',
  'bite.month.short.11',
  'bite.month.short.12',
] as const;
const longOf = [
  'bite.month.long.1',
  'bite.month.long.2',
  'bite.month.long.3',
  'bite.month.long.4',
  'bite.month.long.5',
  'bite.month.long.6',
  'bite.month.long.7',
  'bite.month.long.8',
  'bite.month.long.9',
  'bite.month.long.10',
  'bite.month.long.11',
  'bite.month.long.12',
] as const;

/** "Sep 1941", "September 1941"; a year is no quantity, so it is handed on as written. */
export const turnName = (turn: number) => {
  const { year, month } = monthOf(turn);
  const p = { year: name(year) };
  return {
    short: msg(shortOf[month - 1] ?? shortOf[0], p),
    long: msg(longOf[month - 1] ?? longOf[0], p),
    year,
  };
};

/** 9.0: May and October are rolled for. */
export const rolls = (turn: number): boolean => [5, 10].includes(monthOf(turn).month);

/** 33.0: the first winter's totals only fit snow. */
export const firstWinterMonths = { from: turnOf(1941, 12), to: turnOf(1942, 3) } as const;
export const isFirstWinter = (turn: number): boolean => firstWinterMonths.from <= turn && turn <= firstWinterMonths.to;

/** How far a month's weather is known before the players have said anything (6.R-1, AMB-59). */
export type Sureness = 'fixed' | 'roll' | 'ours';
export const sureness = (turn: number): Sureness => (rolls(turn) ? 'roll' : isFirstWinter(turn) ? 'fixed' : 'ours');

/** What the printed turn chart would say: the rulebook's text where it fixes it, else our own proposal (AMB-59). */
export const usualWeather = (turn: number): Weather | undefined => {
  const { month } = monthOf(turn);
  if (rolls(turn)) return undefined;
  if (month === 4) return 'rain';
  return month >= 6 && month <= 9 ? 'clear' : 'snow';
};
