import type { MapTool, Overlay, Stand } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { type SideId, sides, stackLimit } from '../../ids.ts';
import { called } from '../../propose.ts';
import { stacking } from '../../record/stacking.ts';
import { h } from '../../text/speak-ahead.ts';
import { m } from '../../text/speak-map.ts';
import { type Field, fieldOf, holderOf } from '../field.ts';
import { counterOf } from '../pieces.ts';
import { type Leaving, retreatPaths } from '../retreat.ts';
import { closedRule, closings, retreatEnds, retreatParts } from '../retreatEnds.ts';
import { hexesMsg, sideMsg } from '../words.ts';
import { controllers } from '../zones.ts';
import { type Item, type ShownHex, wordsOnly } from './overlay.ts';

/** 3.12, 3.2, 3.32: whose a hex is, in whose zones it lies, how full it is. */
const showStatus = (target: string, board: Board, stand: Stand, around: Around): Overlay => {
  const node = board.nodeOf(target);
  if (node < 0) return wordsOnly(m('rtl.tool.undrawn'));
  const field = fieldOf(board, stand, around);
  const { ground } = field;
  const status = field.status[node] ?? 'neutral';
  const from = ([sides.german, sides.soviet] as const).map((side) => ({
    side,
    hexes: ground.ids(controllers(ground, field.at[side], field, node)),
  }));
  const holder = holderOf(field, node);
  const here = holder === undefined ? [] : (field.at[holder].get(node) ?? []);
  const full = stacking(
    here.map(({ counter }) => counter),
    stackLimit,
  );
  return {
    says: m(`rtl.status.${holder === undefined ? status : 'held'}`, {
      hex: name(target),
      ...(holder === undefined ? {} : { side: sideMsg(holder) }),
    }),
    hexes: from.flatMap(({ side, hexes }): readonly ShownHex[] =>
      hexes.map((hex) => ({ hex, tone: side === sides.german ? 'plain' : 'bad' })),
    ),
    lines: [],
    list: [
      ...from.flatMap(({ side, hexes }): readonly Item[] =>
        hexes.length === 0
          ? []
          : [{ msg: m('rtl.status.zone', { side: sideMsg(side), hexes: hexesMsg(hexes) }), rule: '3.24' }],
      ),
      ...(here.length > 0
        ? [
            {
              msg: m(full.over > 0 ? 'rtl.status.over' : 'rtl.status.stack', {
                n: full.points,
                of: stackLimit,
                count: full.over,
              }),
              rule: '3.32',
            },
          ]
        : []),
      ...(full.untyped > 0 ? [{ msg: m('rtl.status.untyped', { count: full.untyped }), rule: '3.31' }] : []),
      ...([sides.german, sides.soviet] as const).flatMap((side): readonly Item[] =>
        field.strong[side].has(node)
          ? [{ msg: m('rtl.status.strongpoint', { side: sideMsg(side) }), rule: '14.11' }]
          : [],
      ),
    ],
  };
};
export const statusTool: MapTool = {
  id: 'status',
  msg: m('rtl.tool.status'),
  rule: '3.12',
  of: 'hex',
  show: showStatus,
};

/** 11.3, 11.5: ways out of a hex, of one or two hexes. */
const showRetreat =
  (least: 1 | 2) =>
  (target: string, board: Board, stand: Stand, around: Around): Overlay => {
    const field = fieldOf(board, stand, around);
    const node = board.nodeOf(target);
    const side = node < 0 ? undefined : holderOf(field, node);
    if (side === undefined) return wordsOnly(m('rtl.tool.empty'));
    const here = (field.at[side].get(node) ?? []).map(({ counter }) => counter);
    const parts = retreatParts(field, node, side, here, least).map(({ units }) =>
      showPart(target, field, node, side, units, least),
    );
    const [first, ...others] = parts;
    if (!first) return wordsOnly(m('rtl.tool.empty'));
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
      says: m('rtl.retreat.parts', { hex: name(target), count: parts.length }),
      hexes: [...best.values()],
      lines: parts.flatMap(({ shown }) => shown.lines),
      list: parts.flatMap(({ units, shown }): readonly Item[] => {
        const what = called(units.flatMap(({ id }) => counterOf(around, id)?.name ?? [])) ?? shown.says;
        return [
          { msg: h('rtl.way.part', { what, how: shown.says }), rule: '11.3' },
          ...shown.list.map((one) => ({ ...one, msg: h('rtl.way.part', { what, how: one.msg }) })),
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
): { readonly units: readonly Leaving[]; readonly shown: Overlay } => {
  const found = retreatPaths(field, node, side, units, least);
  const { closed } = retreatEnds(field, node, side, units, least);
  const { free, through } = found;
  const ways = free.length > 0 ? free : through;
  const ends = new Map(ways.map((path) => [path.hexes.at(-1) ?? '', path] as const));
  const shown: Overlay = {
    says: m(free.length > 0 ? 'rtl.retreat.free' : through.length > 0 ? 'rtl.retreat.through' : 'rtl.retreat.none', {
      hex: name(target),
      count: ends.size,
    }),
    hexes: [
      ...[...ends].map(
        ([hex, path]): ShownHex => ({
          hex,
          tone: path.zoned.length > 0 ? 'half' : 'good',
          ...(path.friends ? { msg: m('rtl.retreat.friends'), rule: '11.33' } : {}),
        }),
      ),
      ...closings.flatMap((why) => closed[why].map((hex): ShownHex => ({ hex, tone: 'bad' }))),
    ],
    lines: ways.map((path) => ({ path: [target, ...path.hexes], tone: path.zoned.length > 0 ? 'wanted' : 'good' })),
    list: [
      ...(free.length === 0 && through.length > 0
        ? [
            { msg: m('rtl.retreat.check'), rule: '11.56' },
            ...(through.some(({ motorised }) => motorised) ? [{ msg: m('rtl.retreat.motorised'), rule: '11.56' }] : []),
            ...(found.heavy.length > 0
              ? [{ msg: m('rtl.retreat.heavy', { count: found.heavy.length }), rule: '11.55' }]
              : []),
          ]
        : []),
      ...closings.flatMap((why) =>
        closed[why].length > 0
          ? [{ msg: h(`rtl.way.closed.${why}`, { hexes: hexesMsg(closed[why]) }), rule: closedRule[why] }]
          : [],
      ),
      ...(ways.length === 0 ? [{ msg: m('rtl.retreat.lost'), rule: '11.3' }] : []),
      ...(found.undrawn ? [{ msg: m('rtl.retreat.undrawn'), rule: '11.32' }] : []),
    ],
  };
  return { units, shown };
};
const isHeld: NonNullable<MapTool['when']> = (target, board, stand, around) =>
  board.nodeOf(target) >= 0 && holderOf(fieldOf(board, stand, around), board.nodeOf(target)) !== undefined;
export const retreatTools: readonly MapTool[] = [
  {
    id: 'retreat-assault',
    msg: m('rtl.tool.retreatAssault'),
    rule: '11.31',
    of: 'hex',
    when: isHeld,
    show: showRetreat(1),
  },
  {
    id: 'retreat-mobile',
    msg: m('rtl.tool.retreatMobile'),
    rule: '11.31',
    of: 'hex',
    when: isHeld,
    show: showRetreat(2),
  },
];
