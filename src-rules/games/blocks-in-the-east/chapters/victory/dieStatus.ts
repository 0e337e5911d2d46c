import { chance, die } from '#rules/kit/chance/dist.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { holds } from '../../model/holders.ts';
import { winsUpTo } from './die.ts';
import { msg } from './msg.ts';

/** SBE9-1, in its order. */
export const checkStatus = (context: Context): Msg => {
  if (holds(context, 'berlin', sides.soviet)) return msg('bite.status.check.berlin');
  const limit = winsUpTo(context);
  if (limit === 6) return msg('bite.status.check.four');
  if (limit === 0) return msg('bite.status.check.none');
  return msg('bite.status.check.die', { limit, p: chance(die(6), (face) => face <= limit).p });
};
