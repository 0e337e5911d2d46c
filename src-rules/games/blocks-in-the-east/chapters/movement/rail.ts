import type { Context } from '#rules/kit/record/context.ts';
import { cells, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { holds } from '../../model/holders.ts';
import { on } from '../../model/rules.ts';
import { stationDamage } from '../../model/sites/struck.ts';
import { moscowCutOff } from '../supply/tracing/openLine.ts';
import { msg } from './msg.ts';

/** 7.4: strategic rail moves a month, by where they count. */
export const railAreas = ['soviet', 'ussr', 'scandinavia'] as const;
export type RailArea = (typeof railAreas)[number];
export const railCell: { readonly [A in RailArea]: string } = {
  soviet: cells.railSoviet,
  ussr: cells.railUssr,
  scandinavia: cells.railScandinavia,
};
export const railCutCell: { readonly [A in RailArea]?: string } = {
  soviet: cells.railCutSoviet,
  ussr: cells.railCutAxis,
};

const countAt = (context: Context, cell: string | undefined, turn = context.turn): number => {
  const map = cell === undefined ? undefined : context.cells[cell];
  const n = typeof map === 'object' ? map[String(turn)] : undefined;
  return typeof n === 'number' ? n : 0;
};

/** 33.1: November to March of the first two winters. */
export const locomotives = (turn: number): number | undefined => {
  if (turn >= turnOf(1941, 11) && turn <= turnOf(1942, 3)) return 1;
  return turn >= turnOf(1942, 11) && turn <= turnOf(1943, 3) ? 2 : undefined;
};

/** 13.8: Moscow lost, or out of supply as the drawn map has it. Without a map the players take the move off themselves. */
export const moscowGone = (context: Context): 'lost' | 'cutOff' | undefined => {
  if (!on(context, 'a13')) return undefined;
  if (holds(context, 'moscow', sides.axis)) return 'lost';
  return moscowCutOff(context) === true ? 'cutOff' : undefined;
};
export const moscowMsg = { lost: msg('bite.rail.moscow.lost'), cutOff: msg('bite.rail.moscow.cutOff') } as const;

/** 7.4: before what the players take off (stations, factories evacuated). Of Moscow in earlier months nothing is known. */
const usual = (context: Context, area: RailArea, turn: number): number => {
  if (area === 'scandinavia') return 1;
  if (area === 'ussr') return (on(context, 'o331') ? locomotives(turn) : undefined) ?? 4;
  return turn >= context.turn && moscowGone(context) ? 4 : 5;
};
/** Of the present month, or of another as far as can be told. */
export const railLimit = (context: Context, area: RailArea, turn = context.turn): number =>
  Math.max(
    0,
    usual(context, area, turn) -
      countAt(context, railCutCell[area], turn) -
      (turn === context.turn ? stationsHit(context, area) : 0),
  );
/** 32.3: each hit on a station takes a move of its owner's next rail step. */
const stationsHit = (context: Context, area: RailArea): number =>
  area === 'scandinavia' ? 0 : stationDamage(context, area === 'soviet' ? sides.soviet : sides.axis);
export const railMade = (context: Context, area: RailArea): number => countAt(context, railCell[area]);
export const railCut = (context: Context, area: RailArea): number => countAt(context, railCutCell[area]);
