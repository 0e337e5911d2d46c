import type { TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { recordCells } from '../../ids.ts';
import { msg } from './msg.ts';

/** 10.4 */
export const withdrawalItems = (turn: number, context: Context): readonly TurnItem[] => {
  const leader = textAt(context, recordCells.withdrawals, String(turn));
  return leader === ''
    ? []
    : [{ msg: msg('pgg.lane.withdrawal', { leader: name(leader) }), rule: '10.4', how: 'entered', state: 'done' }];
};
