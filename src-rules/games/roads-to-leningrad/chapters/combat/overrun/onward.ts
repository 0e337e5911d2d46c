import type { Going, MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { otherSide } from '../../../ids.ts';
import { called } from '../../../model/propose.ts';
import { fieldOf, holderOf } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { walkerOf } from '../../map/passage.ts';
import { plain } from '../../map/words.ts';
import { reachedHexes } from '../../movement/reachTools.ts';
import { reachOf, travelOf } from '../../movement/travel.ts';
import { msg } from '../msg.ts';
import { onwardToolId } from '../ways/toolIds.ts';
import { overrunsOf } from './tool.ts';

/** 8.67i: where the group that has taken a hex goes with what it has left, and whom it may overrun from there. */
const show = (target: string, board: Board, stand: MapState, context: Context, going?: Going): Overlay => {
  const node = board.nodeOf(target);
  const field = fieldOf(board, stand, context);
  const side = node < 0 ? undefined : holderOf(field, node);
  if (side === undefined) return wordsOnly(msg('rtl.tool.empty'));
  const units = (field.at[side].get(node) ?? []).filter(({ piece }) => going?.pieces.includes(piece.id) ?? true);
  const travels = units.flatMap(({ piece }) => travelOf(field, piece.id) ?? []);
  const slowest = travels.reduce<(typeof travels)[number] | undefined>(
    (so, one) => (so && (so.has ?? 0) <= (one.has ?? 0) ? so : one),
    undefined,
  );
  const what = called(units.map(({ piece }) => piece.name)) ?? plain('–');
  if (!slowest || travels.some(({ has }) => has === undefined)) return wordsOnly(msg('rtl.onward.unknown', { what }));
  // nobody typed what is left: no more than without the point of the overrun itself (8.63)
  const left = going?.left;
  const has = left === undefined ? Math.max(0, (slowest.has ?? 0) - 2) : left * 2;
  const travel = { ...slowest, walker: walkerOf(units.map(({ counter }) => counter)), has };
  const others = [...arcsOf(board, node)].flatMap((arc) => {
    const beside = board.to[arc] ?? -1;
    return overrunsOf(field, beside).filter(({ from }) => from === target);
  });
  const again = others.map(
    ({ bars, input, cost }): ShownItem => ({
      msg: msg('rtl.onward.again', { hex: name(String(input.target)) }),
      rule: bars[0]?.rule ?? '8.67',
      hex: String(input.target),
      ...(bars.length > 0 || (cost !== undefined && cost > has)
        ? {}
        : { calc: { id: 'overrun', input: left === undefined ? input : { ...input, mpLeft: has } } }),
    }),
  );
  // in another enemy ZOC it overruns who exerts it, or stops
  const held = field.zones.any[otherSide(side)][node] === 1;
  const hexes = held
    ? []
    : reachedHexes(
        travel,
        reachOf(travel) ?? new Map(),
        units.map(({ counter }) => counter),
      );
  const p = { what, mp: has / 2, count: hexes.length };
  return {
    says: msg(held ? 'rtl.onward.held' : left === undefined ? 'rtl.onward.atMost' : 'rtl.onward.says', p),
    hexes: hexes.map((one) => (one.tone === 'half' ? one : { ...one, end: true })),
    lines: [],
    list: [...again.filter(({ calc }) => calc !== undefined), { msg: msg('rtl.res.guide.otherZoc'), rule: '8.67' }],
  };
};

/** Asked by the guide behind an overrun alone: what is left is known there. */
export const onwardTool: MapTool = {
  id: onwardToolId,
  msg: msg('rtl.tool.onward'),
  rule: '8.67',
  of: 'hex',
  when: () => false,
  show,
};
