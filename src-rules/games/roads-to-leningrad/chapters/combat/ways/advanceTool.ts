import type { Going, MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { fieldOf, holderOf } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { walkerOf } from '../../map/passage.ts';
import { counterOf } from '../../map/pieces.ts';
import { crosses } from '../../map/zones.ts';
import { msg } from '../msg.ts';
import { advanceToolId } from './toolIds.ts';

/** 11.61: two hexes of a motorised unit on the Mobile table: the hex left, then any beside it; ZOC counts nothing (11.64). */
const show = (target: string, board: Board, stand: MapState, context: Context, going?: Going): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('rtl.tool.empty'));
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const units = (going?.pieces ?? []).flatMap((id) => counterOf(context, id) ?? []);
  const walker = walkerOf(units);
  // friends keep nobody out; who is asked without anybody knows no friends
  const closed = (to: number): boolean => ![undefined, units[0]?.side].includes(holderOf(field, to));
  const seconds = [...arcsOf(board, node)].flatMap((arc): readonly ShownHex[] => {
    const to = board.to[arc] ?? -1;
    if (closed(to) || !crosses(ground, field, walker, arc)) return [];
    return [{ hex: ground.id(to), label: '2', end: true, tone: 'good' }];
  });
  return {
    says: msg('rtl.advance.says', { hex: name(target), count: seconds.length }),
    hexes: [{ hex: target, label: '1', end: true, tone: 'good' }, ...seconds],
    lines: [],
    list: [
      { msg: msg('rtl.advance.mobile'), rule: '11.61' },
      { msg: msg('rtl.res.guide.advanceNow'), rule: '11.62' },
    ],
  };
};

export const advanceTool: MapTool = {
  id: advanceToolId,
  msg: msg('rtl.tool.advance'),
  rule: '11.6',
  of: 'hex',
  when: (target, board, stand, context) => {
    const node = board.nodeOf(target);
    return node >= 0 && holderOf(fieldOf(board, stand, context), node) === undefined;
  },
  show,
};
