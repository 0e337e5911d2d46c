import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { placesOf } from '../../../model/places.ts';
import { sideMsg } from '../../../model/words.ts';
import { type Field, fieldOf, holderOf } from '../../map/field.ts';
import { placeName } from '../../map/names.ts';
import { msg } from '../msg.ts';
import { type RetreatBar, type RetreatHex, retreatFrom } from './retreat.ts';

/** 12.3.1, 12.4: where a stack may retreat, and what entering a hex brings. */

export const retreatMsg: { readonly [B in RetreatBar]: Msg } = {
  enemy: msg('armir.retreat.enemy'),
  don: msg('armir.retreat.don'),
  railAB: msg('armir.retreat.railAB'),
  bokovskaya: msg('armir.retreat.bokovskaya'),
  armies: msg('armir.retreat.armies'),
};
export const hexMsg = (one: RetreatHex): Msg =>
  one.bar
    ? retreatMsg[one.bar]
    : one.over > 0
      ? msg('armir.retreat.over', { count: one.over })
      : msg('armir.retreat.free');

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const field = fieldOf(board, stand, context);
  const node = board.nodeOf(target);
  const side = node < 0 ? undefined : holderOf(field, node);
  if (side === undefined) return wordsOnly(msg('armir.tool.empty'));
  const { ground } = field;
  const hexes = retreatFrom(field, node, side);
  const open = hexes.filter(({ bar }) => !bar).length;
  return {
    says: msg(open === 0 ? 'armir.retreat.none' : 'armir.retreat.says', {
      hex: name(target),
      side: sideMsg(side),
      count: open,
    }),
    hexes: hexes.map(
      (one): ShownHex => ({
        hex: ground.id(one.node),
        ...(one.bar ? {} : { end: true }),
        tone: one.bar ? 'bad' : one.over > 0 ? 'half' : 'good',
        msg: hexMsg(one),
        rule: one.rule,
      }),
    ),
    lines: hexes.filter(({ bar }) => !bar).map((one) => ({ path: [target, ground.id(one.node)], tone: 'good' })),
    list: [
      ...hexes
        .filter(({ bar, over }) => bar !== undefined || over > 0)
        .map((one): ShownItem => ({ msg: hexMsg(one), rule: one.rule, hex: ground.id(one.node) })),
      { msg: msg('armir.retreat.zones'), rule: '12.3.1' },
      ...(open === 0 ? [{ msg: msg('armir.retreat.step'), rule: '12.3.2' }] : []),
      ...(hexes.length < 6 ? [{ msg: msg('armir.retreat.undrawn', { count: 6 - hexes.length }), rule: '12.3.1' }] : []),
    ],
  };
};

export const retreatTool: MapTool = {
  id: 'retreat',
  msg: msg('armir.tool.retreat'),
  rule: '12.3.1',
  of: 'hex',
  when: (target, board, stand, context) =>
    board.nodeOf(target) >= 0 && holderOf(fieldOf(board, stand, context), board.nodeOf(target)) !== undefined,
  show,
};

/** 12.4: what a side that enters has to book. */
export const entering = (field: Field, node: number): readonly ShownItem[] => {
  const { ground, context } = field;
  const colour = ground.strongpoint(node);
  const place = placesOf(context).find(
    (one) => one.hex === ground.id(node) || placeName(one.name) === placeName(ground.called(node)),
  );
  return [
    ...(ground.onRailAB(node) ? [{ msg: msg('armir.enter.railAB'), rule: '5.1.2' }] : []),
    ...(node === ground.place('bokovskaya') ? [{ msg: msg('armir.enter.bokovskaya'), rule: '16.1.4' }] : []),
    ...(place ? [{ msg: msg('armir.enter.star', { side: sideMsg(place.holder) }), rule: '16.4.1' }] : []),
    ...(colour === undefined ? [] : [{ msg: msg(`armir.enter.strongpoint.${colour}`), rule: '15.1' }]),
    ...(node === ground.place('kantemirovka') ? [{ msg: msg('armir.enter.kantemirovka'), rule: '16.2.1' }] : []),
    ...(ground.isExit(node) ? [{ msg: msg('armir.enter.exit'), rule: '16.3.1' }] : []),
  ];
};

const showEntry = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(msg('armir.tool.undrawn'));
  const items = entering(fieldOf(board, stand, context), node);
  return {
    says: msg(items.length === 0 ? 'armir.enter.nothing' : 'armir.enter.says', { hex: name(target) }),
    hexes: [{ hex: target, tone: 'plain' }],
    lines: [],
    list: [...items, { msg: msg('armir.enter.advance'), rule: '12.4' }],
  };
};

export const enterTool: MapTool = {
  id: 'enter',
  msg: msg('armir.tool.enter'),
  rule: '12.4',
  of: 'hex',
  when: (target, board, stand, context) =>
    board.nodeOf(target) >= 0 && entering(fieldOf(board, stand, context), board.nodeOf(target)).length > 0,
  show: showEntry,
};
