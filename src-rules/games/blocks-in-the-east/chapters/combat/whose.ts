import { folded } from '#rules/kit/base/folded.ts';
import { calledSo } from '#rules/kit/base/named.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type SideId, sides } from '../../ids.ts';
import { listed } from '../command/blocks.ts';

/** What the record calls a block of a battle: by its place on a list, else by the name that was typed for it. */

/** A block of that name, whoever typed it; one no list has goes by the name itself. '': it has none to go by. */
export const keyOfName = (called: string, side: SideId, context: Pick<Context, 'rosters'>): string => {
  const known = calledSo(called, listed(context, side));
  if (known) return known.id;
  const plain = folded(called).replace(/ /g, '-');
  return plain === '' ? '' : `${side}-${plain}`.slice(0, 64);
};
export const isKnown = (id: string, side: SideId, context: Pick<Context, 'rosters'>): boolean =>
  listed(context, side).some((block) => block.id === id);
export const asSide = (side: string): SideId => (side === sides.soviet ? sides.soviet : sides.axis);
