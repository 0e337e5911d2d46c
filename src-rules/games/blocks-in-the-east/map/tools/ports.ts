import type { Around } from '../../../../kit/around.ts';
import type { Board } from '../../../../kit/hexMap/board.ts';
import type { MapTool, Overlay, Stand } from '../../../../kit/map.ts';
import { name } from '../../../../kit/text.ts';
import { portNow } from '../../sites/damage.ts';
import { siteNamed } from '../../sites/list.ts';
import { q } from '../../text/speak-lines.ts';
import { controlsSea, type Field, fieldOf } from '../field.ts';
import { isOwn } from '../network.ts';
import { type Harbour, harboursOf, isMined } from '../shipping.ts';
import { otherSide } from '../zones.ts';
import { calledMsg, type Item, once, placeMsg, type ShownHex, wordsOnly } from './overlay.ts';

const bombed = (field: Field, node: number, around: Around): boolean => {
  const site = siteNamed(around, field.ground.called(node));
  return site !== undefined && portNow(around, site.id) !== 'open';
};

/** 18.0: from a port of a side to every other of its own in the same sea. */
const show = (target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const field = fieldOf(board, stand, around);
  const { ground } = field;
  const node = board.nodeOf(target);
  const side =
    node < 0 ? undefined : isOwn(field, 'axis', node) ? 'axis' : isOwn(field, 'soviet', node) ? 'soviet' : undefined;
  if (node < 0 || !side) return wordsOnly(q('bite.ports.nobody'));
  const here = { hex: placeMsg(ground, node) };
  const ports = harboursOf(field, side, node).map(
    (port): Harbour => (!port.bar && bombed(field, port.port, around) ? { ...port, bar: 'closed' } : port),
  );
  const iced = field.frozen && ground.freezes(node);
  const shut = iced || bombed(field, node, around);
  const open = shut ? [] : ports.filter(({ bar }) => bar === undefined);
  const seas = [...new Set(ports.map(({ sea }) => sea))];
  const dice = seas.filter((sea) => isMined(field, sea) && controlsSea(field, otherSide(side), sea));
  return {
    says: shut
      ? q(iced ? 'bite.ports.iced' : 'bite.ports.bombed', here)
      : q('bite.ports.says', { ...here, count: open.length }),
    hexes: once(
      ports.map(
        ({ port, bar }): ShownHex => ({
          hex: ground.id(port),
          tone: bar || shut ? 'bad' : 'good',
          ...(bar
            ? { msg: q(`bite.ports.bar.${bar}`), rule: bar === 'ice' ? '9.2' : bar === 'closed' ? '32.2' : '18.0' }
            : {}),
        }),
      ),
    ),
    lines: [],
    list: [
      ...ports.map(
        ({ sea, port, bar }): Item => ({
          msg: q('bite.ports.port', {
            hex: calledMsg(ground, port),
            sea: name(ground.called(sea)),
            what: q(bar ? `bite.ports.bar.${bar}` : 'bite.ports.open'),
          }),
          rule: '18.0',
          hex: ground.id(port),
        }),
      ),
      ...dice.map((sea): Item => ({ msg: q('bite.ports.mines', { sea: name(ground.called(sea)) }), rule: '18.1' })),
      { msg: q('bite.ports.straits'), rule: '18.0' },
      { msg: q('bite.ports.order'), rule: '18.0' },
    ],
  };
};

export const portsTool: MapTool = {
  id: 'ports',
  msg: q('bite.ask.ports'),
  rule: '18.0',
  of: 'hex',
  when: (target, board, stand, around) => {
    const node = board.nodeOf(target);
    return node >= 0 && fieldOf(board, stand, around).ground.portAt(node) !== 'none';
  },
  show,
};
