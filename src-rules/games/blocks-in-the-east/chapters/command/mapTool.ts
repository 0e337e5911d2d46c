import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { list, name } from '#rules/kit/words/message.ts';
import { blockOf } from '../map/pieces.ts';
import { placedOf } from '../map/placed.ts';
import { activationNow } from './activation.ts';
import { listed } from './blocks.ts';
import { asHq, type Hq } from './kinds.ts';
import { commandWalk } from './mapRange.ts';
import { msg } from './msg.ts';
import { barOrdering, fresh } from './orders.ts';
import { hqRadius } from './points.ts';

/** 13.1: whom it could order, as the form of its orders has it. */
const commands = (context: Context, hq: Hq | undefined): ((id: string) => boolean) => {
  if (!hq) return () => false;
  const { stage } = activationNow(context, hq.id) ?? fresh(context, hq);
  const use = hq.kind === 'air' ? 'air' : 'armour';
  const all = listed(context, hq.side);
  return (id) => {
    const block = all.find((one) => one.id === id);
    return block !== undefined && barOrdering(context, hq, stage, use, block) === undefined;
  };
};

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const placed = placedOf(target, board, stand, context);
  if (!placed) return wordsOnly(msg('bite.ask.nobody'));
  const { field, block, node, side } = placed;
  const { ground } = field;
  const radius = hqRadius(context);
  const walk = commandWalk(field, side, node, radius);
  const mayOrder = commands(context, asHq(listed(context, side).find(({ id }) => id === block.id)));
  const within = walk.reached.flatMap((at) => (field.units.get(at) ?? []).filter((piece) => mayOrder(piece.id)));
  const names = list(within.map((piece) => msg('bite.ask.named', { what: name(piece.name), hex: name(piece.hex) })));
  return {
    says: msg('bite.radius.says', { unit: name(block.name), n: radius, count: within.length }),
    hexes: walk.reached.map((at) => ({
      hex: ground.id(at),
      tone: within.some((piece) => board.nodeOf(piece.hex) === at) ? 'good' : 'plain',
      label: String(walk.cost[at] ?? 0),
    })),
    lines: [],
    list: [
      ...(names ? [{ msg: msg('bite.radius.units', { units: names }), rule: '13.1' }] : []),
      { msg: msg('bite.radius.through'), rule: '13.3' },
    ],
  };
};

const isHq = (target: string, context: Context): boolean => {
  const unitClass = blockOf(context, target)?.class;
  return unitClass === 'armouredHq' || unitClass === 'airHq';
};
/** 13.3-1 */
export const commandTool: MapTool = {
  id: 'radius',
  msg: msg('bite.ask.radius'),
  rule: '13.3',
  of: 'piece',
  when: (target, _board, _stand, context) => isHq(target, context),
  show,
};
