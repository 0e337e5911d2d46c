import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { ShownHex, ShownItem } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../ids.ts';
import { sideMsg } from '../../model/words.ts';
import { fieldOf } from '../map/field.ts';
import { calledMsg } from '../map/overlay.ts';
import { msg } from './msg.ts';
import { stackAt } from './stacks.ts';

/** 3.10: where more stand than may. */
const show = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const hexes: ShownHex[] = [];
  const items: ShownItem[] = [];
  for (const node of [...field.units.keys()].sort((a, b) => a - b))
    for (const side of Object.values(sides)) {
      if (!(field.units.get(node) ?? []).some((piece) => piece.side === side)) continue;
      const troubles = stackAt(field, node, side, context);
      const [first] = troubles;
      if (!first) continue;
      hexes.push({ hex: ground.id(node), tone: 'bad', label: `+${Math.max(...troubles.map(({ over }) => over))}` });
      for (const { bar, over, rule } of troubles)
        items.push({
          msg: msg(`bite.stacks.${bar}`, { hex: calledMsg(ground, node), side: sideMsg(side), count: over }),
          rule,
          hex: ground.id(node),
        });
    }
  return {
    says: msg('bite.stacks.says', { count: hexes.length }),
    hexes,
    lines: [],
    list: [...items, ...(items.length > 0 ? [{ msg: msg('bite.stacks.arriving'), rule: '7.3.2' }] : [])],
  };
};

export const stackingTool: MapTool = { id: 'stacking', msg: msg('bite.ask.stacking'), rule: '3.10', of: 'map', show };
