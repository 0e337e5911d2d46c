import type { MapState, MapTool, Overlay, Piece } from '#rules/kit/game/mapSpec.ts';
import { wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { name } from '#rules/kit/words/message.ts';
import { type Field, fieldOf } from '../map/field.ts';
import { isDisrupted } from '../map/stand.ts';
import { msg } from './msg.ts';

/**
 * 10.1, 11.22: the hexes from which a line reaches a leader within his rating. Walked from him outward: a closed hex may
 * be where a line begins, for the unit's own hex is free, and a swamp too (A15); neither is passed.
 */
export const radiusWalk = (field: Field, node: number, rating: number): Walk => {
  const { ground } = field;
  const shut = field.shut.soviet;
  return walkFrom(
    ground.board,
    {
      cost: (arc) => (ground.isLake(arc) ? never : 1),
      barred: (at) => field.units.german.has(at),
      stops: (at) => shut[at] === 1 || ground.isSwamp(at),
    },
    node,
    rating,
  );
};

export const leaderAt = (target: string, stand: MapState): Piece | undefined =>
  stand.pieces.find((piece) => piece.id === target && piece.kind === 'leader');

const show = (target: string, board: Board, stand: MapState, _around: Context): Overlay => {
  const leader = leaderAt(target, stand);
  const node = leader ? board.nodeOf(leader.hex) : -1;
  if (!leader || node < 0) return wordsOnly(msg('pgg.tool.nobody'));
  const who = { leader: name(leader.name) };
  // 6.64
  if (isDisrupted(leader)) return wordsOnly(msg('pgg.radius.disrupted', who));
  if (leader.radius === undefined) return wordsOnly(msg('pgg.radius.unknown', who));
  const field = fieldOf(board, stand);
  const { ground } = field;
  const walk = radiusWalk(field, node, leader.radius);
  // 11.21: the line enters his hex, which his own unit keeps open
  const units = walk.reached.flatMap((at) => (field.units.soviet.get(at) ?? []).filter((one) => one.kind !== 'leader'));
  return {
    says: msg('pgg.radius.says', { ...who, n: leader.radius, count: units.length }),
    hexes: walk.reached
      .filter((at) => field.shut.soviet[at] !== 1 || field.units.soviet.has(at))
      .map((at) => ({ hex: ground.id(at), tone: 'good', label: String(walk.cost[at] ?? 0) })),
    lines: [],
    list: [{ msg: msg('pgg.radius.any'), rule: '10.32' }],
  };
};

export const commandTool: MapTool = {
  id: 'radius',
  msg: msg('pgg.tool.radius'),
  rule: '10.1',
  of: 'piece',
  when: (target, _board, stand) => leaderAt(target, stand) !== undefined,
  show,
};
