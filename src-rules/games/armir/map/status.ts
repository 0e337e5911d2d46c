import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../ids.ts';
import { m } from '../text/speak-map.ts';
import { airLeft } from './air.ts';
import { hexList } from './booking.ts';
import { fieldOf } from './field.ts';
import { axisSetUp, sovietSetUp } from './setup.ts';
import { standOf } from './stand.ts';
import { boardIn, judged, unsupplied } from './unsupplied.ts';

/** What the drawn map says beside a task of the sequence; nothing while nothing is drawn or nobody placed. */

export const supplyStatus = (around: Around): Msg | undefined => {
  const all = judged(around);
  if (!all || all.length === 0) return undefined;
  return m('armir.status.supply', { n: all.length, count: all.filter(({ state }) => state !== 'supplied').length });
};

/** 8.4: hexes whose armoured units have to roll. */
export const diceStatus = (around: Around): Msg | undefined => {
  const waiting = unsupplied(around, 'soviet')?.filter(({ state }) => state === 'waits') ?? [];
  return waiting.length === 0
    ? undefined
    : m('armir.status.dice', { hexes: name(hexList(waiting.map(({ hex }) => hex))) });
};

export const airStatus = (around: Around): Msg => m('armir.status.air', { count: airLeft(around).german });

const found = new WeakMap<Around, Map<SideId, Msg | undefined>>();
export const setUpStatus =
  (side: SideId) =>
  (around: Around): Msg | undefined => {
    const known = found.get(around) ?? new Map<SideId, Msg | undefined>();
    found.set(around, known);
    if (!known.has(side)) known.set(side, look(around, side));
    return known.get(side);
  };
const look = (around: Around, side: SideId): Msg | undefined => {
  const board = boardIn(around);
  if (!board) return undefined;
  const field = fieldOf(board, standOf(board, around), around);
  if (!field.all.some(({ counter }) => counter.side === side)) return undefined;
  return m('armir.setup.says', { count: (side === 'axis' ? axisSetUp(field) : sovietSetUp(field)).length });
};
