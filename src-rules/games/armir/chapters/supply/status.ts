import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells } from '../../ids.ts';
import { bookSupply, hexList } from './booking.ts';
import { airLeft } from './byAir.ts';
import { msg } from './msg.ts';
import { judged, unsupplied } from './unsupplied.ts';

/** What the drawn map says beside a task of the sequence; nothing while nothing is drawn or nobody placed. */

export const supplyStatus = (context: Context): Msg | undefined => {
  const all = judged(context);
  if (!all || all.length === 0) return undefined;
  return msg('armir.status.supply', { n: all.length, count: all.filter(({ state }) => state !== 'supplied').length });
};

/** 8e: markers the map would have set or taken, while the phase lasts. */
export const markersOwed = (context: Context): Msg | undefined => {
  const booking = bookSupply(context);
  const changed = booking.ok ? booking.facts.filter((fact) => fact.kind === 'set' && fact.cell === cells.oos) : [];
  return changed.length === 0 ? undefined : msg('armir.debt.markers', { count: changed.length });
};

/** 8.4: hexes whose armoured units have to roll. */
export const diceStatus = (context: Context): Msg | undefined => {
  const waiting = unsupplied(context, 'soviet')?.filter(({ state }) => state === 'waits') ?? [];
  return waiting.length === 0 ? undefined : msg('armir.status.dice', { hexes: hexList(waiting.map(({ hex }) => hex)) });
};

export const airStatus = (context: Context): Msg => msg('armir.status.air', { count: airLeft(context).german });
