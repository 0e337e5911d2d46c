import type { Going, MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides } from '../../../ids.ts';
import { type Field, fieldOf } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { personOf } from '../../map/pieces.ts';
import { mostCombat } from '../../movement/stacking.ts';
import { westClosed } from '../../movement/west.ts';
import { msg } from '../msg.ts';
import { holderOf } from './paths.ts';

/** 9.86, A31: from a hex whose units were all eliminated, the emptied hex and then any vacant one beside it. */
export const advanceHexes = (field: Field, node: number): readonly number[] => {
  const { ground } = field;
  const vacant = (at: number): boolean => holderOf(field, at) === undefined;
  return [...arcsOf(ground.board, node)]
    .filter((arc) => !ground.isLake(arc))
    .map((arc) => ground.board.to[arc] ?? 0)
    .filter(vacant);
};

const isVacant = (target: string, board: Board, stand: MapState): boolean => {
  const node = board.nodeOf(target);
  return node >= 0 && holderOf(fieldOf(board, stand), node) === undefined;
};

/** 9.81: of the hexes beside it those on the way of who left it: beside where he stands now, two hexes off. */
const onTheWay = (field: Field, node: number, after: readonly string[]): readonly number[] => {
  const { board } = field.ground;
  const beside = (a: number, b: number): boolean => a === b || board.arcOf(a, b) >= 0;
  const ends = Object.values(field.units).flatMap((nodes) =>
    [...nodes].flatMap(([at, pieces]) => (pieces.some(({ id }) => after.includes(id)) ? [at] : [])),
  );
  return advanceHexes(field, node).filter((at) => ends.some((end) => !beside(node, end) && beside(at, end)));
};

const show = (target: string, board: Board, stand: MapState, context: Context, going?: Going): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('pgg.tool.empty'));
  const field = fieldOf(board, stand);
  const { ground } = field;
  const nodes = going?.after ? onTheWay(field, node, going.after) : advanceHexes(field, node);
  const sidesGoing = new Set((going?.pieces ?? []).map((id) => personOf(context, id)?.side));
  const shown = (at: number, label: string): ShownHex => {
    const hex = ground.id(at);
    // 9.88: of who goes it is known whether the columns are closed to him
    if (!westClosed(context.turn, hex) || (going && !sidesGoing.has(sides.soviet)))
      return { hex, label, end: true, tone: 'good' };
    return { hex, label, tone: going ? 'bad' : 'half', msg: msg('pgg.advance.west'), rule: '9.88' };
  };
  return {
    says: msg('pgg.advance.says', { hex: name(target), count: nodes.length }),
    hexes: [shown(node, '1'), ...nodes.map((at) => shown(at, '2'))],
    lines: [],
    list: [
      { msg: msg('pgg.advance.all'), rule: '9.86' },
      { msg: msg('pgg.advance.line'), rule: '9.81' },
      { msg: msg('pgg.guide.ignoresZoc'), rule: '9.83' },
      { msg: msg('pgg.guide.stacking', { n: mostCombat }), rule: '7.2' },
    ],
  };
};

export const advanceTool: MapTool = {
  id: 'advance',
  msg: msg('pgg.tool.advance'),
  rule: '9.8',
  of: 'hex',
  when: isVacant,
  show,
};
