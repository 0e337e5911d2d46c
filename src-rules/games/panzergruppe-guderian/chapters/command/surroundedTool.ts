import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { ruling } from '../../model/rulings.ts';
import { fieldOf } from '../map/field.ts';
import { leaderActions } from './leaders.ts';
import { msg } from './msg.ts';
import { besides, inRing, pocketOf } from './surrounded.ts';
import { barsWithdrawal } from './withdrawal.ts';

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const piece = stand.pieces.find((one) => one.id === target);
  const node = piece ? board.nodeOf(piece.hex) : -1;
  if (!piece || node < 0) return wordsOnly(msg('pgg.tool.nobody'));
  const field = fieldOf(board, stand);
  const { ground } = field;
  const who = { leader: name(piece.name) };
  const asPocket = ruling(context.options, 'a20') === 'pocket';
  const { undrawn } = besides(field, node);
  const pocket = asPocket ? pocketOf(field, node) : undefined;
  const surrounded = pocket ? !pocket.out : inRing(field, node);
  const bar = barsWithdrawal(context, piece.id, surrounded);
  const withdraw = leaderActions.find((one) => one.id === 'leader-withdraw');
  const offered = surrounded && withdraw?.when(context) === true;
  const says: Msg = pocket
    ? msg(surrounded ? 'pgg.surrounded.pocket' : 'pgg.surrounded.way', { ...who, count: pocket.nodes.length })
    : msg(surrounded ? 'pgg.surrounded.ring' : 'pgg.surrounded.open', who);
  const open = ringOpen(board, stand, node);
  return {
    says,
    hexes: pocket
      ? pocket.nodes.map((at) => ({ hex: ground.id(at), tone: surrounded ? ('bad' as const) : ('plain' as const) }))
      : open.map((hex) => ({
          hex,
          tone: 'good' as const,
          msg: msg('pgg.surrounded.gap', { hex: name(hex) }),
          rule: '10.4',
        })),
    lines: [],
    list: [
      ...(surrounded && bar ? [{ msg: bar.msg, rule: bar.rule }] : []),
      ...(undrawn > 0 ? [{ msg: msg('pgg.surrounded.undrawn', { count: undrawn }), rule: '10.4' }] : []),
    ],
    ...(offered && withdraw
      ? {
          note: {
            msg: msg('pgg.surrounded.note', who),
            proposal: withdraw.proposes(
              { leader: piece.id, surrounded: !asPocket && surrounded, pocket: asPocket && surrounded },
              context,
            ),
          },
        }
      : {}),
  };
};

/** Drawn hexes beside him that are not closed. */
const ringOpen = (board: Board, stand: MapState, node: number): readonly string[] => {
  const field = fieldOf(board, stand);
  const { hexes } = besides(field, node);
  const first = board.first[node] ?? 0;
  return hexes.flatMap(({ shut, german, germanZoc, soviet }, i) =>
    shut || german || (germanZoc && !soviet) ? [] : [board.ids[board.to[first + i] ?? 0] ?? ''],
  );
};

/** 10.4, optional: offered for every leader, booked only where the rule is in use and it is the moment. */
export const surroundedTool: MapTool = {
  id: 'surrounded',
  msg: msg('pgg.tool.surrounded'),
  rule: '10.4',
  of: 'piece',
  when: (target, _board, stand, context) =>
    ruling(context.options, 'withdrawal') === 'on' &&
    stand.pieces.some((piece) => piece.id === target && piece.kind === 'leader'),
  show,
};
