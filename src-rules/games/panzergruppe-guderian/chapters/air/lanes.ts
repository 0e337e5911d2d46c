import type { LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { recordCells } from '../../ids.ts';
import { mapOf } from '../../model/reading.ts';
import { msg } from './msg.ts';

/** Uses of the Soviet marker. */
export const interdictionItems = (turn: number, around: Around): readonly LaneItem[] => {
  const used = mapOf(around.cells, recordCells.sovietMarkerUses)[String(turn)];
  return typeof used === 'string' && used !== ''
    ? [{ msg: msg('pgg.lane.interdiction', { hex: name(used) }), rule: '13.42', how: 'entered', state: 'done' }]
    : [];
};
