import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { sideMsg } from '../../../model/words.ts';
import { type Field, fieldOf } from '../../map/field.ts';
import { verdictsOf } from '../judge.ts';
import { msg } from '../msg.ts';
import { type WeakPoint, weakPoints } from '../weak.ts';

/** Only where lines run now can a loss cut one. */
export const weakOf = (field: Field, side: SideId): readonly WeakPoint[] => {
  const { board } = field.ground;
  const through = new Set<number>();
  for (const { ways } of verdictsOf(board, field.stand, field.context, side)) {
    const way = ways.find(({ ok }) => ok);
    for (const { path } of way?.line ?? []) for (const hex of path) through.add(board.nodeOf(hex));
  }
  return weakPoints(field, side, through);
};

/** How many hexes are said in words. */
const mostListed = 8;

const show =
  (side: SideId) =>
  (_target: string, board: Board, stand: MapState, context: Context): Overlay => {
    const field = fieldOf(board, stand, context);
    const weak = weakOf(field, side);
    const [worst] = weak;
    if (!worst) return wordsOnly(msg('armir.weak.none', { side: sideMsg(side) }));
    const { ground } = field;
    return {
      says: msg('armir.weak.says', {
        side: sideMsg(side),
        hex: name(ground.id(worst.node)),
        sp: worst.sp,
        count: worst.units.length,
      }),
      hexes: weak.map(({ node, sp }) => ({
        hex: ground.id(node),
        tone: sp === worst.sp ? ('bad' as const) : ('half' as const),
        label: String(sp),
        msg: msg('armir.weak.hex', { sp }),
        rule: '8',
      })),
      lines: [],
      list: [
        ...weak.slice(0, mostListed).map(({ node, sp, units }) => ({
          msg: msg('armir.weak.loses', { sp, what: nameList(units.map(({ piece }) => piece.name)) }),
          rule: '8',
          hex: ground.id(node),
        })),
        { msg: msg('armir.weak.how'), rule: '8.2' },
      ],
    };
  };

export const weakTools: readonly MapTool[] = ([sides.axis, sides.soviet] as const).map((side) => ({
  id: `weak-${side}`,
  msg: msg(`armir.tool.weak.${side}`),
  rule: '8',
  of: 'map',
  show: show(side),
}));
