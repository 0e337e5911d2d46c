import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { type Field, fieldOf } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
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

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('pgg.tool.empty'));
  const field = fieldOf(board, stand);
  const { ground } = field;
  const nodes = advanceHexes(field, node);
  const shown = (at: number, label: string): ShownHex => {
    const hex = ground.id(at);
    return westClosed(context.turn, hex)
      ? { hex, label, end: true, tone: 'half', msg: msg('pgg.advance.west'), rule: '9.88' }
      : { hex, label, end: true, tone: 'good' };
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
