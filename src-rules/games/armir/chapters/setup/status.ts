import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { boardIn } from '../map/board.ts';
import { fieldOf } from '../map/field.ts';
import { standOf } from '../map/stand.ts';
import { msg } from './msg.ts';
import { axisSetUp, sovietSetUp } from './setUp.ts';

/** What the drawn map says of the set-up, beside its tasks; nothing while nothing is drawn or nobody placed. */

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
  return msg('armir.setup.says', { count: (side === 'axis' ? axisSetUp(field) : sovietSetUp(field)).length });
};
