import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides, stackLimit } from '../../ids.ts';
import { fieldOf, holderOf } from '../map/field.ts';
import { hexesMsg, mapSideMsg } from '../map/words.ts';
import { controllers } from '../map/zones.ts';
import { msg } from './msg.ts';
import { stacking } from './stacking.ts';

/** 3.12, 3.2, 3.32: whose a hex is, in whose zones it lies, how full it is. */
const showStatus = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('rtl.tool.undrawn'));
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const status = field.status[node] ?? 'neutral';
  const from = ([sides.german, sides.soviet] as const).map((side) => ({
    side,
    hexes: ground.ids(controllers(ground, field.at[side], field, node)),
  }));
  const holder = holderOf(field, node);
  const here = holder === undefined ? [] : (field.at[holder].get(node) ?? []);
  const full = stacking(
    here.map(({ counter }) => counter),
    stackLimit,
  );
  return {
    says: msg(`rtl.status.${holder === undefined ? status : 'held'}`, {
      hex: name(target),
      ...(holder === undefined ? {} : { side: mapSideMsg(holder) }),
    }),
    hexes: from.flatMap(({ side, hexes }): readonly ShownHex[] =>
      hexes.map((hex) => ({ hex, tone: side === sides.german ? 'plain' : 'bad' })),
    ),
    lines: [],
    list: [
      ...from.flatMap(({ side, hexes }): readonly ShownItem[] =>
        hexes.length === 0
          ? []
          : [{ msg: msg('rtl.status.zone', { side: mapSideMsg(side), hexes: hexesMsg(hexes) }), rule: '3.24' }],
      ),
      ...(here.length > 0
        ? [
            {
              msg: msg(full.over > 0 ? 'rtl.status.over' : 'rtl.status.stack', {
                n: full.points,
                of: stackLimit,
                count: full.over,
              }),
              rule: '3.32',
            },
          ]
        : []),
      ...(full.untyped > 0 ? [{ msg: msg('rtl.status.untyped', { count: full.untyped }), rule: '3.31' }] : []),
      ...([sides.german, sides.soviet] as const).flatMap((side): readonly ShownItem[] =>
        field.strong[side].has(node)
          ? [{ msg: msg('rtl.status.strongpoint', { side: mapSideMsg(side) }), rule: '14.11' }]
          : [],
      ),
    ],
  };
};
export const statusTool: MapTool = {
  id: 'status',
  msg: msg('rtl.tool.status'),
  rule: '3.12',
  of: 'hex',
  show: showStatus,
};
