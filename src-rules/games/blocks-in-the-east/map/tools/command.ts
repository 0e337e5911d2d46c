import type { Around } from '../../../../kit/around.ts';
import type { Board } from '../../../../kit/hexMap/board.ts';
import type { MapTool, Overlay, Stand } from '../../../../kit/map.ts';
import { name } from '../../../../kit/text.ts';
import { isAir as flies, isArmour } from '../../hq/kinds.ts';
import { hqRadius } from '../../hq/points.ts';
import { q } from '../../text/speak-lines.ts';
import { list } from '../../words.ts';
import { commandWalk } from '../command.ts';
import { type Block, blockOf } from '../pieces.ts';
import { placedOf } from '../travel.ts';
import { wordsOnly } from './overlay.ts';

/** 13.1: an HQ commands armour or aircraft of its own nation. */
const mayCommand = (hq: Block, block: Block): boolean => {
  if (hq.id === block.id || block.nation !== hq.nation) return false;
  const unit = { unit: block.unit, ...(block.class ? { class: block.class } : {}) };
  return hq.class === 'airHq' ? flies(unit) : isArmour(unit);
};

const show = (target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const placed = placedOf(target, board, stand, around);
  if (!placed) return wordsOnly(q('bite.ask.nobody'));
  const { field, block, node, side } = placed;
  const { ground } = field;
  const radius = hqRadius(around);
  const walk = commandWalk(field, side, node, radius);
  const within = walk.reached.flatMap((at) =>
    (field.units.get(at) ?? []).filter((piece) => {
      const other = blockOf(around, piece.id);
      return other !== undefined && mayCommand(block, other);
    }),
  );
  const names = list(within.map((piece) => q('bite.ask.named', { what: name(piece.name), hex: name(piece.hex) })));
  return {
    says: q('bite.radius.says', { unit: name(block.name), n: radius, count: within.length }),
    hexes: walk.reached.map((at) => ({
      hex: ground.id(at),
      tone: within.some((piece) => board.nodeOf(piece.hex) === at) ? 'good' : 'plain',
      label: String(walk.cost[at] ?? 0),
    })),
    lines: [],
    list: [
      ...(names ? [{ msg: q('bite.radius.units', { units: names }), rule: '13.1' }] : []),
      { msg: q('bite.radius.through'), rule: '13.3' },
    ],
  };
};

const isHq = (target: string, around: Around): boolean => {
  const unitClass = blockOf(around, target)?.class;
  return unitClass === 'armouredHq' || unitClass === 'airHq';
};
/** 13.3-1 */
export const commandTool: MapTool = {
  id: 'radius',
  msg: q('bite.ask.radius'),
  rule: '13.3',
  of: 'piece',
  when: (target, _board, _stand, around) => isHq(target, around),
  show,
};
