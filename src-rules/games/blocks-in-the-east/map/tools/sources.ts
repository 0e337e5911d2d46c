import type { Around } from '../../../../kit/around.ts';
import type { Board } from '../../../../kit/hexMap/board.ts';
import type { MapTool, Overlay, Stand } from '../../../../kit/map.ts';
import { name } from '../../../../kit/text.ts';
import { type Nation, nations } from '../../ids.ts';
import { q } from '../../text/speak-lines.ts';
import { nationMsg } from '../../units.ts';
import { type Field, fieldOf } from '../field.ts';
import { mainSource, sourcesOf } from '../nations.ts';
import { networkOf } from '../network.ts';
import { blockOf } from '../pieces.ts';
import { wordsOnly } from './overlay.ts';

/** 4.2: every hex that is a source for a nation, and railways or ports that are cut from its main source. */
const shown = (field: Field, nation: Nation): Overlay => {
  const { ground } = field;
  const to = { to: name(mainSource[nation]), nation: nationMsg[nation] };
  if (sourcesOf(field, nation).length === 0) return wordsOnly(q('bite.sources.notDrawn', to));
  const network = networkOf(field, nation);
  const nodes = ground.board.ids.flatMap((_, node) => (network[node] === 1 && !ground.isSea(node) ? [node] : []));
  const side = nation === 'SOV' ? 'soviet' : 'axis';
  const own = field.owner;
  const cut = ground.board.ids.flatMap((_, node) =>
    network[node] !== 1 &&
    ground.isLand(node) &&
    own[node] === (side === 'axis' ? 1 : 2) &&
    (ground.railAt(node) || ground.portAt(node) !== 'none')
      ? [node]
      : [],
  );
  return {
    says: q('bite.sources.says', { ...to, count: nodes.length }),
    hexes: [
      ...nodes.map((node) => ({ hex: ground.id(node), tone: 'good' as const })),
      ...cut.map((node) => ({ hex: ground.id(node), tone: 'bad' as const, msg: q('bite.sources.cut'), rule: '4.2' })),
    ],
    lines: [],
    list: cut.length > 0 ? [{ msg: q('bite.sources.cutCount', { count: cut.length }), rule: '4.2' }] : [],
  };
};

const ofNation = (nation: 'GER' | 'SOV'): MapTool => ({
  id: `sources-${nation === 'GER' ? 'axis' : 'soviet'}`,
  msg: q('bite.ask.sources', { nation: nationMsg[nation] }),
  rule: '4.2',
  of: 'map',
  show: (_target: string, board: Board, stand: Stand, around: Around) => shown(fieldOf(board, stand, around), nation),
});

export const sourceTools: readonly MapTool[] = [
  ofNation('GER'),
  ofNation('SOV'),
  {
    id: 'sources',
    msg: q('bite.ask.itsSources'),
    rule: '4.2',
    of: 'piece',
    show: (target, board, stand, around) => {
      const nation = nations.find((one) => one === blockOf(around, target)?.nation);
      return nation ? shown(fieldOf(board, stand, around), nation) : wordsOnly(q('bite.ask.nobody'));
    },
  },
];
