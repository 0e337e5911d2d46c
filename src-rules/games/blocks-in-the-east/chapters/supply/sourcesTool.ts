import type { MapState, MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { wordsOnly } from '#rules/kit/game/overlay.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import type { Nation } from '../../ids.ts';
import { nationMsg } from '../../model/units.ts';
import { type Field, fieldOf } from '../map/field.ts';
import { mainSource, sourcesOf, type TracedFor } from '../map/nations.ts';
import { networkOf } from '../map/network.ts';
import { placedOf } from '../map/placed.ts';
import { msg } from './msg.ts';
import { linesOf } from './tracing/supply.ts';

/** 4.2: every hex that is a source for a nation, and railways or ports that are cut from its main source. */
const shown = (field: Field, nation: Nation, lines: readonly TracedFor[] = [nation]): Overlay => {
  const { ground } = field;
  const to = { to: name(mainSource[lines[0] ?? nation]), nation: nationMsg[nation] };
  const drawn = lines.filter((line) => sourcesOf(field, line).length > 0);
  if (drawn.length === 0) return wordsOnly(msg('bite.sources.notDrawn', to));
  const networks = drawn.map((line) => networkOf(field, line));
  const joined = (node: number): boolean => networks.some((network) => network[node] === 1);
  const nodes = ground.board.ids.flatMap((_, node) => (joined(node) && !ground.isSea(node) ? [node] : []));
  const side = nation === 'SOV' ? 'soviet' : 'axis';
  const own = field.owner;
  const cut = ground.board.ids.flatMap((_, node) =>
    !joined(node) &&
    ground.isLand(node) &&
    own[node] === (side === 'axis' ? 1 : 2) &&
    (ground.railAt(node) || ground.portAt(node) !== 'none')
      ? [node]
      : [],
  );
  return {
    says: msg('bite.sources.says', { ...to, count: nodes.length }),
    hexes: [
      ...nodes.map((node) => ({ hex: ground.id(node), tone: 'good' as const })),
      ...cut.map((node) => ({ hex: ground.id(node), tone: 'bad' as const, msg: msg('bite.sources.cut'), rule: '4.2' })),
    ],
    lines: [],
    list: cut.length > 0 ? [{ msg: msg('bite.sources.cutCount', { count: cut.length }), rule: '4.2' }] : [],
  };
};

const ofNation = (nation: 'GER' | 'SOV'): MapTool => ({
  id: `sources-${nation === 'GER' ? 'axis' : 'soviet'}`,
  msg: msg('bite.ask.sources', { nation: nationMsg[nation] }),
  rule: '4.2',
  of: 'map',
  show: (_target: string, board: Board, stand: MapState, context: Context) =>
    shown(fieldOf(board, stand, context), nation),
});

export const sourceTools: readonly MapTool[] = [
  ofNation('GER'),
  ofNation('SOV'),
  {
    id: 'sources',
    msg: msg('bite.ask.itsSources'),
    rule: '4.2',
    of: 'piece',
    show: (target, board, stand, context) => {
      const placed = placedOf(target, board, stand, context);
      if (!placed) return wordsOnly(msg('bite.ask.nobody'));
      // 30.0, 33.0: the Chechens live on Grozny, Germans in Finland also on what comes through it
      const { block, field, node } = placed;
      return shown(field, block.nation, linesOf(field, block, node));
    },
  },
];
