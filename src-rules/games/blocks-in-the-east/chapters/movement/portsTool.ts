import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { fieldOf } from '../map/field.ts';
import { calledMsg, once, placeMsg } from '../map/overlay.ts';
import { sideOfNo } from '../map/owners.ts';
import { msg } from './msg.ts';
import { type PortBar, sailingsFrom } from './voyages.ts';

/** 18.0: from a port of a side to every other of its own in the same sea. */
const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const { ground } = field;
  const node = board.nodeOf(target);
  const side = node < 0 ? undefined : sideOfNo(field.owner[node] ?? 0);
  if (node < 0 || !side) return wordsOnly(msg('bite.ports.nobody'));
  const here = { hex: placeMsg(ground, node) };
  const { bar: shut, ports } = sailingsFrom(field, side, node, context);
  const open = shut ? [] : ports.filter(({ bar }) => bar === undefined);
  const mined = [...new Set(ports.filter((one) => one.mined).map(({ sea }) => sea))];
  return {
    says: shut
      ? msg(shut === 'ice' ? 'bite.ports.iced' : 'bite.ports.bombed', here)
      : msg('bite.ports.says', { ...here, count: open.length }),
    hexes: once(
      ports.map(
        ({ port, bar }): ShownHex => ({
          hex: ground.id(port),
          tone: bar || shut ? 'bad' : 'good',
          ...(bar ? { msg: msg(`bite.ports.bar.${bar}`), rule: barRule[bar] } : {}),
        }),
      ),
    ),
    lines: [],
    list: [
      ...ports.map(
        ({ sea, port, bar }): ShownItem => ({
          msg: msg('bite.ports.port', {
            hex: calledMsg(ground, port),
            sea: name(ground.called(sea)),
            what: msg(bar ? `bite.ports.bar.${bar}` : 'bite.ports.open'),
          }),
          rule: bar ? barRule[bar] : '18.0',
          hex: ground.id(port),
        }),
      ),
      ...mined.map(
        (sea): ShownItem => ({ msg: msg('bite.ports.mines', { sea: name(ground.called(sea)) }), rule: '18.1' }),
      ),
      { msg: msg('bite.ports.straits'), rule: '18.0' },
      { msg: msg('bite.ports.order'), rule: '18.0' },
    ],
  };
};
const barRule: { readonly [B in PortBar]: string } = { noPort: '18.0', ice: '9.2', closed: '32.2' };

export const portsTool: MapTool = {
  id: 'ports',
  msg: msg('bite.ask.ports'),
  rule: '18.0',
  of: 'hex',
  when: (target, board, stand, context) => {
    const node = board.nodeOf(target);
    return node >= 0 && fieldOf(board, stand, context).ground.portAt(node) !== 'none';
  },
  show,
};
