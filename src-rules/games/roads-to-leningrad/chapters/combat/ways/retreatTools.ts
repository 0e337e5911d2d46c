import type { Going, MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { called } from '../../../model/propose.ts';
import { type Field, fieldOf, holderOf } from '../../map/field.ts';
import { counterOf } from '../../map/pieces.ts';
import { hexesMsg } from '../../map/words.ts';
import { msg } from '../msg.ts';
import { closedRule, closings, retreatEnds, retreatParts } from './retreatEnds.ts';
import { type Leaving, retreatPaths } from './retreatPaths.ts';
import { retreatToolOf } from './toolIds.ts';

/** 11.3, 11.5: ways out of a hex, of one or two hexes. */
const showRetreat =
  (least: 1 | 2) =>
  (target: string, board: Board, stand: MapState, context: Context, deed?: Going): Overlay => {
    const field = fieldOf(board, stand, context);
    const node = board.nodeOf(target);
    const side = node < 0 ? undefined : holderOf(field, node);
    if (side === undefined) return wordsOnly(msg('rtl.tool.empty'));
    const here = (field.at[side].get(node) ?? [])
      .map(({ counter }) => counter)
      .filter(({ id }) => deed === undefined || deed.pieces.includes(id));
    // 11.3: attackers go away from the hex attacked as defenders do
    const away = deed?.away === undefined ? node : board.nodeOf(deed.away);
    const parts = retreatParts(field, node, side, here, least, away).map(({ units }) =>
      showPart(target, field, node, side, units, least, away),
    );
    const [first, ...others] = parts;
    if (!first) return wordsOnly(msg('rtl.tool.empty'));
    if (others.length === 0) return first.shown;
    // 11.3: one by one: each hex as the best of them sees it, and in words who goes where
    const rank = { good: 0, half: 1 };
    const best = new Map<string, ShownHex>();
    for (const one of parts.flatMap(({ shown }) => shown.hexes)) {
      const known = best.get(one.hex);
      const of = ({ tone }: ShownHex): number => (tone === 'good' || tone === 'half' ? rank[tone] : 2);
      if (!known || of(one) < of(known)) best.set(one.hex, one);
    }
    return {
      says: msg('rtl.retreat.parts', { hex: name(target), count: parts.length }),
      hexes: [...best.values()],
      lines: parts.flatMap(({ shown }) => shown.lines),
      list: parts.flatMap(({ units, shown }): readonly ShownItem[] => {
        const what = called(units.flatMap(({ id }) => counterOf(context, id)?.name ?? [])) ?? shown.says;
        return [
          { msg: msg('rtl.way.part', { what, how: shown.says }), rule: '11.3' },
          ...shown.list.map((one) => ({ ...one, msg: msg('rtl.way.part', { what, how: one.msg }) })),
        ];
      }),
    };
  };
/** Units of a stack that go alike. */
const showPart = (
  target: string,
  field: Field,
  node: number,
  side: SideId,
  units: readonly Leaving[],
  least: 1 | 2,
  away: number,
): { readonly units: readonly Leaving[]; readonly shown: Overlay } => {
  const found = retreatPaths(field, node, side, units, least, away);
  const { closed } = retreatEnds(field, node, side, units, least, away);
  const { free, through } = found;
  const ways = free.length > 0 ? free : through;
  const ends = new Map(ways.map((path) => [path.hexes.at(-1) ?? '', path] as const));
  const shown: Overlay = {
    says: msg(free.length > 0 ? 'rtl.retreat.free' : through.length > 0 ? 'rtl.retreat.through' : 'rtl.retreat.none', {
      hex: name(target),
      count: ends.size,
    }),
    hexes: [
      ...[...ends].map(
        ([hex, path]): ShownHex => ({
          hex,
          end: true,
          tone: path.zoned.length > 0 ? 'half' : 'good',
          ...(path.friends ? { msg: msg('rtl.retreat.friends'), rule: '11.33' } : {}),
        }),
      ),
      ...closings.flatMap((why) => closed[why].map((hex): ShownHex => ({ hex, tone: 'bad' }))),
    ],
    lines: ways.map((path) => ({ path: [target, ...path.hexes], tone: path.zoned.length > 0 ? 'wanted' : 'good' })),
    list: [
      ...(free.length === 0 && through.length > 0
        ? [
            { msg: msg('rtl.retreat.check'), rule: '11.56' },
            ...(through.some(({ motorised }) => motorised)
              ? [{ msg: msg('rtl.retreat.motorised'), rule: '11.56' }]
              : []),
            ...(found.heavy.length > 0
              ? [{ msg: msg('rtl.retreat.heavy', { count: found.heavy.length }), rule: '11.55' }]
              : []),
          ]
        : []),
      ...closings.flatMap((why) =>
        closed[why].length > 0
          ? [{ msg: msg(`rtl.way.closed.${why}`, { hexes: hexesMsg(closed[why]) }), rule: closedRule[why] }]
          : [],
      ),
      ...(ways.length === 0 ? [{ msg: msg('rtl.retreat.lost'), rule: '11.3' }] : []),
      ...(found.undrawn ? [{ msg: msg('rtl.retreat.undrawn'), rule: '11.32' }] : []),
    ],
  };
  return { units, shown };
};
const isHeld: NonNullable<MapTool['when']> = (target, board, stand, context) =>
  board.nodeOf(target) >= 0 && holderOf(fieldOf(board, stand, context), board.nodeOf(target)) !== undefined;
export const retreatTools: readonly MapTool[] = [
  {
    id: retreatToolOf(1),
    msg: msg('rtl.tool.retreatAssault'),
    rule: '11.31',
    of: 'hex',
    when: isHeld,
    show: showRetreat(1),
  },
  {
    id: retreatToolOf(2),
    msg: msg('rtl.tool.retreatMobile'),
    rule: '11.31',
    of: 'hex',
    when: isHeld,
    show: showRetreat(2),
  },
];
