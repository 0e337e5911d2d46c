import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { otherSide } from '../../ids.ts';
import { isAir } from '../../model/blocks/block.ts';
import { calledMsg, once } from '../map/overlay.ts';
import { blockOf } from '../map/pieces.ts';
import { placedOf } from '../map/placed.ts';
import { bitOf } from '../map/zones.ts';
import { basesFor, flightOf, flown } from './flights.ts';
import { msg } from './msg.ts';

const barItem = {
  unsupplied: { msg: msg('bite.air.unsupplied'), rule: '4.4' },
  uncommanded: { msg: msg('bite.air.uncommanded'), rule: '13.5' },
  rain: { msg: msg('bite.air.rain'), rule: '9.2' },
  empty: { msg: msg('bite.air.empty'), rule: '7.7.3' },
} as const satisfies { readonly [key: string]: ShownItem };

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const placed = placedOf(target, board, stand, context);
  if (!placed) return wordsOnly(msg('bite.ask.nobody'));
  const { field, block, node, side } = placed;
  const { ground } = field;
  const flight = flightOf(block, context);
  if (!flight) return wordsOnly(msg('bite.held.noClass'));
  const unit = { unit: name(block.name) };
  const enemies = ground.board.ids.flatMap((_, at) =>
    ((field.any[at] ?? 0) & bitOf[otherSide(side)]) !== 0 && flown(field, node, at) <= flight.mission ? [at] : [],
  );
  const bases = basesFor(field, block, node, flight.rebase, context);
  return {
    says:
      flight.mission > 0
        ? msg('bite.air.says', { ...unit, n: flight.mission, count: enemies.length, m: flight.rebase })
        : msg('bite.air.rebases', { ...unit, n: flight.rebase, count: bases.filter(({ full }) => !full).length }),
    hexes: once([
      ...enemies.map(
        (at): ShownHex => ({
          hex: ground.id(at),
          tone: 'bad',
          label: String(flown(field, node, at)),
          msg: msg('bite.air.target'),
          rule: flight.rule,
        }),
      ),
      ...bases.map(
        ({ node: at, far, full }): ShownHex => ({
          hex: ground.id(at),
          tone: full ? 'half' : 'good',
          label: String(far),
          msg: msg(full ? 'bite.air.full' : 'bite.air.free'),
          rule: '7.5.2',
        }),
      ),
    ]),
    lines: [],
    list: [
      ...flight.bars.map((bar) => barItem[bar]),
      ...bases
        .filter(({ full }) => !full)
        .map(({ node: at, far }) => ({
          msg: msg('bite.air.base', { hex: calledMsg(ground, at), count: far }),
          rule: '7.5.2',
          hex: ground.id(at),
        })),
    ],
  };
};

/** 7.5.2 */
export const airTool: MapTool = {
  id: 'air',
  msg: msg('bite.ask.air'),
  rule: '7.5.2',
  of: 'piece',
  when: (target, _board, _stand, context) => {
    const block = blockOf(context, target);
    return block !== undefined && isAir(block);
  },
  show,
};
