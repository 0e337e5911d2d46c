import type { TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { sovietMarkerIn } from '../../model/markers.ts';
import { msg } from './msg.ts';

/** Uses of the Soviet marker. */
export const interdictionItems = (turn: number, context: Context): readonly TurnItem[] => {
  const used = sovietMarkerIn(turn, context);
  return used !== ''
    ? [{ msg: msg('pgg.lane.interdiction', { hex: name(used) }), rule: '13.42', how: 'entered', state: 'done' }]
    : [];
};
