import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { cells, sides } from '../../ids.ts';
import { sideMsg } from '../../model/words.ts';
import { fieldOf } from './field.ts';
import { takenBehind } from './front.ts';
import { msg } from './msg.ts';

/** 3.1: who controls what behind the front, to be noted at once instead of hex by hex. */
export const frontTool: MapTool = {
  id: 'front',
  msg: msg('bite.front'),
  rule: '3.1',
  of: 'map',
  show: (_target, board, stand, context) => {
    const field = fieldOf(board, stand, context);
    const { ground } = field;
    const taken = takenBehind(field);
    const both = [sides.axis, sides.soviet] as const;
    const count = taken.axis.length + taken.soviet.length;
    return {
      says: taken.gap ? msg('bite.front.gap') : msg('bite.front.says', { count }),
      hexes: both.flatMap((side) =>
        taken[side].map((node) => ({
          hex: ground.id(node),
          tone: side === sides.axis ? ('half' as const) : ('good' as const),
          msg: msg('bite.front.hex', { side: sideMsg(side) }),
          rule: '3.1',
        })),
      ),
      lines: [],
      list: [
        ...both.flatMap((side) =>
          taken[side].length === 0
            ? []
            : [{ msg: msg('bite.front.side', { side: sideMsg(side), count: taken[side].length }), rule: '3.1' }],
        ),
      ],
      ...(count === 0
        ? {}
        : {
            note: {
              msg: msg('bite.front.note'),
              proposal: {
                ok: true as const,
                says: msg('bite.says.front', {
                  n: msg('bite.ops.move.hexes', { count: taken.axis.length }),
                  m: taken.soviet.length,
                }),
                facts: both.flatMap((side) => taken[side].map((node) => setAt(cells.control, ground.id(node), side))),
              },
            },
          }),
    };
  },
};
