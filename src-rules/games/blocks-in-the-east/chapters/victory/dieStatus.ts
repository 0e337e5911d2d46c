import { chance, die } from '#rules/kit/chance/dist.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sides } from '../../ids.ts';
import { holds } from '../../model/holders.ts';
import { winsUpTo } from './die.ts';
import { msg } from './msg.ts';

/** SBE9-1, in its order. */
export const checkStatus = (around: Around): Msg => {
  if (holds(around, 'berlin', sides.soviet)) return msg('bite.status.check.berlin');
  const limit = winsUpTo(around);
  if (limit === 6) return msg('bite.status.check.four');
  if (limit === 0) return msg('bite.status.check.none');
  return msg('bite.status.check.die', { limit, p: chance(die(6), (face) => face <= limit).p });
};
