import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { msg } from './msg.ts';
import { placedOf } from './setUpCharts.ts';

/** Every block that the lists know for the set-up stands, and the scenario speaks of no more. */
export const isAllPlaced =
  (side: SideId) =>
  (context: Context): boolean => {
    const { placed, of, wants = 0 } = placedOf(context, side);
    return of > 0 && placed === of && of >= wants;
  };

export const placedStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const { placed, of, wants } = placedOf(context, side);
    if (of === 0) return undefined;
    return wants === undefined
      ? msg('bite.status.placed', { placed, of })
      : msg('bite.status.placedOf', { placed, of, wants });
  };
