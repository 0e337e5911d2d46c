import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { name } from '#rules/kit/words/message.ts';
import { pieceMsg } from '../../../model/words.ts';
import { type Field, fieldOf, type Unit, unitOf } from '../../map/field.ts';
import { groupOf, serves } from '../lines.ts';
import { msg } from '../msg.ts';

/** 8c: from an HQ, as far as its range goes around closed hexes; and who of those it serves stands there. */
export const rangeOf = (field: Field, { node, counter, piece }: Unit) => {
  const shut = field.shut[counter.side];
  return walkFrom(field.ground.board, { cost: () => 1, barred: (at) => shut[at] === 1 }, node, piece.radius ?? 0);
};
const servedBy = (field: Field, hq: Unit): readonly Unit[] =>
  field.all.filter(
    ({ counter }) =>
      counter.kind !== 'hq' && serves(hq.counter, counter.side, groupOf(counter)) && counter.side === hq.counter.side,
  );

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const hq = unitOf(field, target);
  if (hq?.counter.kind !== 'hq') return wordsOnly(msg('armir.tool.nobody'));
  const who = { hq: pieceMsg(hq.piece) };
  if (hq.piece.radius === undefined) return wordsOnly(msg('armir.range.unknown', who));
  const walk = rangeOf(field, hq);
  const within = new Set(walk.reached);
  const served = servedBy(field, hq);
  const out = served.filter(({ node }) => !within.has(node));
  return {
    says: msg('armir.range.says', { ...who, n: hq.piece.radius, count: served.length - out.length }),
    hexes: [
      ...walk.reached.map((node) => ({
        hex: board.ids[node] ?? '',
        tone: 'good' as const,
        label: String(walk.cost[node] ?? 0),
      })),
      ...out.map(({ piece }) => ({ hex: piece.hex, tone: 'half' as const })),
    ],
    lines: [],
    list: out.map(({ piece }) => ({
      msg: msg('armir.range.out', { unit: pieceMsg(piece), hex: name(piece.hex) }),
      rule: '8',
      hex: piece.hex,
    })),
  };
};

export const rangeTool: MapTool = {
  id: 'range',
  msg: msg('armir.tool.range'),
  rule: '2.3',
  of: 'piece',
  when: (target, board, stand, context) => unitOf(fieldOf(board, stand, context), target)?.counter.kind === 'hq',
  show,
};
