import { explain, type FigureWriter } from '#rules/kit/procedure/explain.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Weather } from '../../ids.ts';
import { on } from '../../model/rules.ts';
import { weatherNow } from '../../model/weather.ts';
import type { HqOrder } from './activation.ts';
import type { HqKind, HqUse } from './kinds.ts';
import { msg } from './msg.ts';

/** 13.4, 13.5: how much an HQ does with the AP it shows. */
export interface Power {
  readonly kind: HqKind;
  readonly ap: number;
  readonly unsupplied: boolean;
}

/** FHQ does no more with all its AP (13.8.2). */
export const mostFhq = 2;

export const writePoints = (figure: FigureWriter, { kind, ap, unsupplied }: Power): FigureWriter => {
  figure.add(ap, msg('bite.hq.step.ap'), '3.12');
  if (unsupplied) {
    figure.halve('down', msg('bite.hq.step.unsupplied'), '13.5');
    if (ap === 1) figure.atLeast(1, msg('bite.hq.step.least'), '13.5');
  }
  return kind === 'fhq' && figure.value > mostFhq ? figure.atMost(mostFhq, msg('bite.hq.step.fhq'), '13.8.2') : figure;
};
export const pointsOf = (power: Power): number =>
  writePoints(explain(false).figure('points', msg('bite.hq.figure.points')), power).value;

/** 19.1: attempts to reconnoitre, beside everything else it does. */
export const attemptsOf = (power: Power): number => {
  if (power.kind === 'air') return pointsOf(power);
  return power.kind === 'minor' ? 1 : 0;
};

/** What counts against its AP: an attempt to reconnoitre does not; a new activation (24.0) pays for itself. */
const isFree = (use: HqUse): boolean => use === 'recon' || use === 'again';
export const spentOn = (orders: readonly HqOrder[]): number => orders.filter(({ use }) => !isFree(use)).length;
export const attemptsIn = (orders: readonly HqOrder[]): number => orders.filter(({ use }) => use === 'recon').length;

/** 13.3, 39.0: 5 hexes, 3 in rain or snow; light rain leaves it as it is. */
export const radiusIn = (weather: Weather): number => (weather === 'rain' || weather === 'snow' ? 3 : 5);
export const hqRadius = (context: Context): number => (on(context, 'a09') ? radiusIn(weatherNow(context)) : 5);
