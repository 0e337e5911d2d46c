import { memo } from '#rules/kit/base/memo.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { columnOf } from '../../model/reading.ts';
import { featureKeys, lakeHex, linkKeys, sideKeys, terrainKeys } from './sheet.ts';
import type { Terrain } from './terrain.ts';

/** The board in this game's words, looked up once and cheap to ask. */
export interface Ground {
  readonly board: Board;
  readonly size: number;
  readonly terrainAt: (node: number) => Terrain;
  readonly isSwamp: (node: number) => boolean;
  readonly isWater: (node: number) => boolean;
  readonly isRiver: (arc: number) => boolean;
  /** 6.7: neither movement nor attack nor line crosses a lake hexside, or enters a hex of water alone */
  readonly isLake: (arc: number) => boolean;
  /** the lake lies on the hexside itself: it stops zones and attacks (8.17, 6.7) */
  readonly isLakeSide: (arc: number) => boolean;
  readonly isRoad: (arc: number) => boolean;
  readonly isRail: (arc: number) => boolean;
  /** a road, a railway leads out of the hex */
  readonly roadHex: (node: number) => boolean;
  readonly railHex: (node: number) => boolean;
  readonly west: (node: number) => boolean;
  readonly east: (node: number) => boolean;
  /** N08, A26: a rail hex by which South-Western Front enters */
  readonly southEast: (node: number) => boolean;
  /** some hex of the east edge is drawn */
  readonly hasEast: boolean;
  readonly column: (node: number) => number;
  readonly id: (node: number) => string;
  readonly ids: (nodes: readonly number[]) => readonly string[];
}

export const groundOf = memo((board: Board): Ground => make(board));

const make = (board: Board): Ground => {
  const river = board.bit('sides', sideKeys.river);
  const lake = board.bit('sides', sideKeys.lake);
  const road = board.bit('links', linkKeys.road);
  const rail = board.bit('links', linkKeys.rail);
  const westBit = board.bit('features', featureKeys.west);
  const eastBit = board.bit('features', featureKeys.east);
  const cornerBit = board.bit('features', featureKeys.southEast);
  const water = board.terrainNo(lakeHex);
  const swamp = board.terrainNo('swamp');
  const names = new Map<number, Terrain>(terrainKeys.map((key) => [board.terrainNo(key), key]));
  const size = board.ids.length;
  const columns = board.ids.map(columnOf);
  const links = Uint32Array.from({ length: size }, (_, node) => {
    let all = 0;
    for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) all |= board.link[arc] ?? 0;
    return all;
  });
  const isLakeSide = (arc: number): boolean => ((board.side[arc] ?? 0) & lake) !== 0;
  return {
    board,
    size,
    terrainAt: (node) => names.get(board.terrain[node] ?? -1) ?? 'clear',
    isSwamp: (node) => board.terrain[node] === swamp,
    isWater: (node) => board.terrain[node] === water,
    isRiver: (arc) => ((board.side[arc] ?? 0) & river) !== 0,
    isLakeSide,
    isLake: (arc) => isLakeSide(arc) || board.terrain[board.to[arc] ?? 0] === water,
    isRoad: (arc) => ((board.link[arc] ?? 0) & road) !== 0,
    isRail: (arc) => ((board.link[arc] ?? 0) & rail) !== 0,
    roadHex: (node) => ((links[node] ?? 0) & road) !== 0,
    railHex: (node) => ((links[node] ?? 0) & rail) !== 0,
    // column 01 is the west edge by its number
    west: (node) => columns[node] === 1 || ((board.features[node] ?? 0) & westBit) !== 0,
    east: (node) => ((board.features[node] ?? 0) & eastBit) !== 0,
    southEast: (node) => ((board.features[node] ?? 0) & cornerBit) !== 0,
    hasEast: board.features.some((bits) => (bits & eastBit) !== 0),
    column: (node) => columns[node] ?? 0,
    id: (node) => board.ids[node] ?? '',
    ids: (nodes) => nodes.map((node) => board.ids[node] ?? ''),
  };
};

/** The arcs that lead out of a node. */
export function* arcsOf(board: Board, node: number): Generator<number> {
  for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) yield arc;
}
