import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { type ShownHex, type ShownItem, wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { runsOver } from '../map/costs.ts';
import { arcsOf } from '../map/ground.ts';
import { calledMsg } from '../map/overlay.ts';
import { placedOf } from '../map/placed.ts';
import { msg } from './msg.ts';
import { moscowGone, moscowMsg, railLimit, railMade } from './rail.ts';
import { type RailBar, railAreaOf, railBarAt, railBarOf, railWalk } from './railMoves.ts';
import { stackAt } from './stacks.ts';

const barRule: { readonly [B in RailBar]: string } = {
  noRail: '7.4',
  foreign: '7.4',
  enemy: '7.4',
  partisans: '29.1',
  unsupplied: '7.4',
  station: '32.3',
};
const barMsg = (bar: RailBar): Msg => msg(`bite.rail.bar.${bar}`);

const show = (target: string, board: Board, stand: MapState, context: Context): Overlay => {
  const placed = placedOf(target, board, stand, context);
  if (!placed) return wordsOnly(msg('bite.ask.nobody'));
  const { field, block, node, side } = placed;
  const { ground } = field;
  const unit = { unit: name(block.name) };
  const bar = railBarOf(field, block, node, context);
  if (bar)
    return wordsOnly(msg('bite.rail.stays', { ...unit, why: barMsg(bar) }), [{ msg: barMsg(bar), rule: barRule[bar] }]);
  const walk = railWalk(field, side, node, context);
  const areas = new Set<string>();
  const hexes = walk.reached
    .filter((at) => at !== node && !ground.isSea(at))
    .map((at): ShownHex => {
      const area = railAreaOf(field, side, walk.pathTo(at) ?? []);
      areas.add(area ?? 'outside');
      const base = { hex: ground.id(at) };
      const [full] = stackAt(field, at, side, context, { more: [block.id] });
      if (full) return { ...base, tone: 'half', msg: msg('bite.reach.full'), rule: full.rule };
      const spent = area !== undefined && railMade(context, area) >= railLimit(context, area);
      return spent ? { ...base, tone: 'plain', msg: msg('bite.rail.spent'), rule: '7.4' } : { ...base, tone: 'good' };
    });
  const limits = (['soviet', 'ussr', 'scandinavia'] as const)
    .filter((area) => areas.has(area))
    .map((area): ShownItem => {
      const of = railLimit(context, area);
      const left = Math.max(0, of - railMade(context, area));
      return { msg: msg('bite.status.rail', { area: msg(`bite.rail.${area}`), n: left, of }), rule: '7.4' };
    });
  const gone = areas.has('soviet') ? moscowGone(context) : undefined;
  return {
    says: msg('bite.rail.says', { ...unit, count: hexes.length }),
    hexes,
    lines: tracks(board, field, walk.reached),
    list: [
      ...limits,
      ...(gone ? [{ msg: moscowMsg[gone], rule: '13.8' }] : []),
      ...shutBeside(field, side, walk.reached, context),
      ...(areas.has('outside') ? [{ msg: msg('bite.rail.anyNumber'), rule: '7.4' }] : []),
      { msg: msg('bite.rail.price'), rule: '7.4' },
    ],
  };
};

/** The railways it may use, hex to hex. */
const tracks = (board: Board, field: Parameters<typeof runsOver>[0], nodes: readonly number[]): Overlay['lines'] => {
  const on = new Set(nodes);
  return nodes.flatMap((from) =>
    [...arcsOf(board, from)].flatMap((arc): Overlay['lines'] => {
      const to = board.to[arc] ?? 0;
      return from < to && on.has(to) && runsOver(field, arc)
        ? [{ path: [board.ids[from] ?? '', board.ids[to] ?? ''], tone: 'good' }]
        : [];
    }),
  );
};

/** Where the trains stop, and why. */
const shutBeside = (
  field: Parameters<typeof runsOver>[0],
  side: Parameters<typeof railBarAt>[1],
  nodes: readonly number[],
  context: Context,
): readonly ShownItem[] => {
  const { ground } = field;
  const seen = new Set(nodes);
  return nodes.flatMap((from) =>
    [...arcsOf(ground.board, from)].flatMap((arc): readonly ShownItem[] => {
      const to = ground.board.to[arc] ?? 0;
      if (seen.has(to) || !runsOver(field, arc)) return [];
      seen.add(to);
      const bar = railBarAt(field, side, to, context);
      return bar
        ? [
            {
              msg: msg('bite.rail.stops', { hex: calledMsg(ground, to), why: barMsg(bar) }),
              rule: barRule[bar],
              hex: ground.id(to),
            },
          ]
        : [];
    }),
  );
};

/** 7.4-2 */
export const railTool: MapTool = { id: 'rail', msg: msg('bite.ask.rail'), rule: '7.4', of: 'piece', show };
