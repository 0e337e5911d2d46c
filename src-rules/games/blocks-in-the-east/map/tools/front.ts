import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { cells, sides } from '../../ids.ts';
import { m } from '../../text/speak-map.ts';
import { o } from '../../text/speak-ops.ts';
import { sideMsg } from '../../words.ts';
import { fieldOf } from '../field.ts';
import { takenBehind } from '../front.ts';

/** 3.1: who controls what behind the front, to be noted at once instead of hex by hex. */
export const frontTool: MapTool = {
  id: 'front',
  msg: m('bite.front'),
  rule: '3.1',
  of: 'map',
  show: (_target, board, stand, around) => {
    const field = fieldOf(board, stand, around);
    const { ground } = field;
    const taken = takenBehind(field);
    const both = [sides.axis, sides.soviet] as const;
    const count = taken.axis.length + taken.soviet.length;
    return {
      says: taken.gap ? m('bite.front.gap') : m('bite.front.says', { count }),
      hexes: both.flatMap((side) =>
        taken[side].map((node) => ({
          hex: ground.id(node),
          tone: side === sides.axis ? ('half' as const) : ('good' as const),
          msg: m('bite.front.hex', { side: sideMsg(side) }),
          rule: '3.1',
        })),
      ),
      lines: [],
      list: [
        ...both.flatMap((side) =>
          taken[side].length === 0
            ? []
            : [{ msg: m('bite.front.side', { side: sideMsg(side), count: taken[side].length }), rule: '3.1' }],
        ),
      ],
      ...(count === 0
        ? {}
        : {
            note: {
              msg: m('bite.front.note'),
              proposal: {
                ok: true as const,
                says: m('bite.says.front', {
                  n: o('bite.ops.move.hexes', { count: taken.axis.length }),
                  m: taken.soviet.length,
                }),
                facts: both.flatMap((side) => taken[side].map((node) => setAt(cells.control, ground.id(node), side))),
              },
            },
          }),
    };
  },
};
