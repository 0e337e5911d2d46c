import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { msg } from './msg.ts';
import { southWestOf, swFront } from './southWest.ts';

/** 14.21 */
export const frontLimits = (context: Context): readonly Limit[] => {
  const front = southWestOf(context);
  return [
    {
      id: 'swFront',
      msg: msg('pgg.limit.southWest'),
      left: front.left,
      of: swFront.most,
      rule: '14.21',
      toUse: true,
      ...(front.left > 0 ? { note: msg('pgg.limit.southWest.note', { count: front.next }) } : {}),
    },
  ];
};
