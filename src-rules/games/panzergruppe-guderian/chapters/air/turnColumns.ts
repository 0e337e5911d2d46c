import type { TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { recordCells } from '../../ids.ts';
import { msg } from './msg.ts';

/** Uses of the Soviet marker. */
export const interdictionItems = (turn: number, context: Context): readonly TurnItem[] => {
  const used = mapIn(context, recordCells.sovietMarkerUses)[String(turn)];
  return typeof used === 'string' && used !== ''
    ? [{ msg: msg('pgg.lane.interdiction', { hex: name(used) }), rule: '13.42', how: 'entered', state: 'done' }]
    : [];
};
