import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { isAir } from '../../../model/blocks/block.ts';
import { atMsg, calledMsg } from '../../map/overlay.ts';
import { type PlacedBlock, placedOf } from '../../map/placed.ts';
import { basesFor, flightOf } from '../../movement/flights.ts';
import { msg } from '../msg.ts';
import { type RetreatBar, type RetreatHex, retreatFrom } from './retreat.ts';

const barRule: { readonly [B in RetreatBar]: string } = {
  enemy: '7.7.15',
  zone: '7.7.14',
  notOwn: '7.7.14',
  partisans: '29.0',
  stack: '7.7.17',
  apart: '5.3',
  longer: '7.7.15',
};
const msgOf = ({ bar, by }: RetreatHex): Msg =>
  bar ? msg(`bite.retreat.bar.${bar}`) : msg(`bite.retreat.by.${by ?? 'source'}`);

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const placed = placedOf(target, board, stand, context);
  if (!placed) return wordsOnly(msg('bite.ask.nobody'));
  if (isAir(placed.block)) return flying(placed, context);
  const { field, block, node } = placed;
  const { ground } = field;
  const unit = { unit: name(block.name) };
  if (block.class === 'static') return wordsOnly(msg('bite.retreat.static', unit));
  const hexes = retreatFrom(field, block, node, context);
  const count = hexes.filter(({ bar }) => bar === undefined).length;
  return {
    says: count > 0 ? msg('bite.retreat.says', { ...unit, count }) : msg('bite.retreat.none', unit),
    hexes: hexes.map(
      (hex): ShownHex => ({
        hex: ground.id(hex.node),
        ...(hex.bar ? {} : { end: true }),
        tone: hex.bar ? 'bad' : 'good',
        msg: msgOf(hex),
        rule: hex.bar ? barRule[hex.bar] : '7.7.15',
      }),
    ),
    lines: [],
    list: [
      ...hexes.map((hex) => ({
        msg: atMsg(ground, hex.node, msgOf(hex)),
        rule: hex.bar ? barRule[hex.bar] : '7.7.15',
        hex: ground.id(hex.node),
      })),
      { msg: msg('bite.retreat.scatter'), rule: '7.7.14' },
      ...(ground.board.rim[node] === 1 ? [{ msg: msg('bite.ask.rim'), rule: '7.7.14' }] : []),
    ],
  };
};

/** 7.7.16: to a base within range, with room for one more. */
const flying = ({ field, block, node }: PlacedBlock, context: Context): Overlay => {
  const { ground } = field;
  const unit = { unit: name(block.name) };
  const flight = flightOf(block, context);
  if (!flight) return wordsOnly(msg('bite.held.noClass'));
  const bases = basesFor(field, block, node, flight.range, context);
  const free = bases.filter(({ full }) => !full);
  return {
    says:
      free.length > 0
        ? msg('bite.retreat.bases', { ...unit, count: free.length, n: flight.range })
        : msg('bite.retreat.none', unit),
    hexes: bases.map(({ node: at, far, full }) => ({
      hex: ground.id(at),
      ...(full ? {} : { end: true }),
      tone: full ? 'half' : 'good',
      label: String(far),
      ...(full ? { msg: msg('bite.air.full'), rule: '7.8.1' } : {}),
    })),
    lines: [],
    list: free.map(({ node: at, far }) => ({
      msg: msg('bite.air.base', { hex: calledMsg(ground, at), count: far }),
      rule: '7.7.16',
      hex: ground.id(at),
    })),
  };
};

/** 7.7.14 to 7.7.16 */
export const retreatTool: MapTool = { id: 'retreat', msg: msg('bite.ask.retreat'), rule: '7.7.14', of: 'piece', show };
