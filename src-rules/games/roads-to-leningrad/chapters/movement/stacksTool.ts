import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides, stackLimit } from '../../ids.ts';
import { fieldOf } from '../map/field.ts';
import { msg } from './msg.ts';
import { stacking } from './stacking.ts';

/** 3.32: full hexes on the map. */

/** 3.32: every hex with more than nine stacking points. */
const showStacks = (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const full = ([sides.german, sides.soviet] as const).flatMap((side) =>
    [...field.at[side]].flatMap(([node, units]) => {
      const made = stacking(
        units.map(({ counter }) => counter),
        stackLimit,
      );
      return made.over > 0 ? [{ hex: field.ground.id(node), ...made }] : [];
    }),
  );
  return {
    says: msg('rtl.stacks.says', { count: full.length }),
    hexes: full.map(({ hex, points }) => ({ hex, tone: 'bad', label: String(points) })),
    lines: [],
    list: full.map(({ hex, points, over }) => ({
      msg: msg('rtl.stacks.hex', { hex: name(hex), n: points, count: over }),
      rule: '3.32',
      hex,
    })),
  };
};

export const stacksTool: MapTool = {
  id: 'stacks',
  msg: msg('rtl.tool.stacks'),
  rule: '3.32',
  of: 'map',
  show: showStacks,
};
