import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { msg } from './msg.ts';
import { placedOf } from './setUpCharts.ts';

export const placedStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const { placed, of, wants } = placedOf(context, side);
    if (of === 0) return undefined;
    return wants === undefined
      ? msg('bite.status.placed', { placed, of })
      : msg('bite.status.placedOf', { placed, of, wants });
  };
