import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { isSetUp } from '../../model/reading.ts';
import { boardIn } from '../map/board.ts';
import { fieldOf } from '../map/field.ts';
import { standOf } from '../map/stand.ts';
import { msg } from './msg.ts';
import { axisSetUp, sovietSetUp } from './setUp.ts';

/** What the drawn map says of the set-up, beside its tasks; nothing while nothing is drawn or nobody placed. */

/** The tool of the map that shows it, hex by hex. */
export const setUpToolOf = (side: SideId) => `setup-${side}`;

/** Once the turn has begun who stands where is no set-up any more: nothing is held against it. */
export const isLookedAt = (context: Pick<Context, 'place'>): boolean => context.place === '' || isSetUp(context);

const found = new WeakMap<Context, Map<SideId, Msg | undefined>>();

export const setUpStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const known = found.get(context) ?? new Map<SideId, Msg | undefined>();
    found.set(context, known);
    if (!known.has(side)) known.set(side, look(context, side));
    return known.get(side);
  };

const look = (context: Context, side: SideId): Msg | undefined => {
  const board = boardIn(context);
  if (!board || !isLookedAt(context)) return undefined;
  const field = fieldOf(board, standOf(board, context), context);
  if (!field.all.some(({ counter }) => counter.side === side)) return undefined;
  return msg('armir.setup.says', { count: (side === 'axis' ? axisSetUp(field) : sovietSetUp(field)).length });
};
