import { memo } from '#rules/kit/base/memo.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { type Army, armies, type ItalianCorps, italianCorps, type SideId } from '../../ids.ts';
import { placeIdOf, placeName } from './names.ts';
import { axisSources, featureKeys, hqLabel, linkKeys, type PlaceId, sideKeys, strongpointKey } from './sheet.ts';

/** The board in this game's words, looked up once and cheap to ask: what lies there, not who stands there. */
export interface Ground {
  readonly board: Board;
  readonly size: number;
  readonly id: (node: number) => string;
  readonly ids: (nodes: readonly number[]) => readonly string[];
  /** the name as the players wrote it, else the number */
  readonly called: (node: number) => string;
  /** hexes of that name in any spelling */
  readonly byName: (called: string) => readonly number[];
  /** the hex of a place the rules name; −1: not drawn, or not named */
  readonly place: (id: PlaceId) => number;
  readonly isMajor: (arc: number) => boolean;
  readonly isDon: (arc: number) => boolean;
  /** 14.2: a river that shifts a column */
  readonly isRiver: (arc: number) => boolean;
  readonly isStrongSide: (arc: number) => boolean;
  /** 5.1.1: a railway is a road, too */
  readonly isRoad: (arc: number) => boolean;
  readonly isRail: (arc: number) => boolean;
  readonly railAt: (node: number) => boolean;
  /** 5.1.2: a hex of the railway from A to B */
  readonly onRailAB: (node: number) => boolean;
  /** whose colour the strongpoint of the hex has */
  readonly strongpoint: (node: number) => ItalianCorps | undefined;
  readonly strongpoints: readonly number[];
  readonly isCity: (node: number) => boolean;
  readonly isVillage: (node: number) => boolean;
  readonly isStar: (node: number) => boolean;
  /** 16.4.1: village 1, city 2; undefined: the star lies on neither */
  readonly starValue: (node: number) => number | undefined;
  readonly sources: { readonly [S in SideId]: readonly number[] };
  /** which of the Axis sources it is: 'A', 'B', 'C'; '' another */
  readonly sourceLetter: (node: number) => string;
  readonly isSourceC: (node: number) => boolean;
  readonly isExit: (node: number) => boolean;
  readonly isNorth: (node: number) => boolean;
  readonly isEastDon: (node: number) => boolean;
  readonly hqHex: (army: Army) => number;
  /** 18.2, AMB-64: the hexes on the far side of strongpoint hexsides */
  readonly facing: readonly number[];
  /** on which side of the line of strongpoints; undefined: it cannot be told, or there is no line */
  readonly sideOfLine: (node: number) => 'west' | 'east' | undefined;
}

export const groundOf = memo((board: Board): Ground => make(board));

/** The arcs that lead out of a node. */
export function* arcsOf(board: Board, node: number): Generator<number> {
  for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) yield arc;
}
/** Cube coordinates by node, looked up once: distances are asked by the thousand. */
const cubesOf = memo((board: Board): { readonly q: Int16Array; readonly r: Int16Array } => {
  const lattice = latticeOf(board.sheet.grid);
  const index = board.ids.map((id) => lattice.indexOf(id));
  const made = {
    q: Int16Array.from(index, (at) => lattice.q[at] ?? 0),
    r: Int16Array.from(index, (at) => lattice.r[at] ?? 0),
  };
  return made;
});
/** In hexes, as the crow flies. */
export const distance = ({ board }: Pick<Ground, 'board'>, a: number, b: number): number => {
  if (a < 0 || b < 0) return Number.POSITIVE_INFINITY;
  const { q, r } = cubesOf(board);
  const [dq, dr] = [(q[a] ?? 0) - (q[b] ?? 0), (r[a] ?? 0) - (r[b] ?? 0)];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

const make = (board: Board): Ground => {
  const { sheet } = board;
  const size = board.ids.length;
  const side = (...keys: readonly string[]) => {
    const bits = keys.reduce((sum, key) => sum | board.bit('sides', key), 0);
    return (arc: number): boolean => ((board.side[arc] ?? 0) & bits) !== 0;
  };
  const linkBits = (...keys: readonly string[]): number => keys.reduce((sum, key) => sum | board.bit('links', key), 0);
  const over = (bits: number) => (arc: number) => ((board.link[arc] ?? 0) & bits) !== 0;
  const feature = (key: string) => {
    const bit = board.bit('features', key);
    return (node: number): boolean => ((board.features[node] ?? 0) & bit) !== 0;
  };
  const where = (is: (node: number) => boolean): readonly number[] =>
    board.ids.flatMap((_, node) => (is(node) ? [node] : []));

  const names = board.ids.map((id) => sheet.hexes[id]?.name ?? '');
  const byName = new Map<string, number[]>();
  const byPlace = new Map<PlaceId, number>();
  names.forEach((called, node) => {
    if (called === '') return;
    const key = placeName(called);
    byName.set(key, [...(byName.get(key) ?? []), node]);
    const id = placeIdOf(called);
    if (id && !byPlace.has(id)) byPlace.set(id, node);
  });

  const linked = Uint32Array.from({ length: size }, (_, node) => {
    let all = 0;
    for (const arc of arcsOf(board, node)) all |= board.link[arc] ?? 0;
    return all;
  });
  const rails = linkBits(linkKeys.rail, linkKeys.railAB);
  const railAB = linkBits(linkKeys.railAB);
  const colours = italianCorps.map((corps) => [corps, feature(strongpointKey(corps))] as const);
  const strongpoint = (node: number) => colours.find(([, is]) => is(node))?.[0];
  const strongpoints = where((node) => strongpoint(node) !== undefined);
  const isStrongSide = side(sideKeys.strongpoint);
  const isDon = side(sideKeys.don);
  const anyRiver = side(sideKeys.minor, sideKeys.major);
  const facing = where(
    (node) =>
      strongpoint(node) === undefined &&
      [...arcsOf(board, node)].some((arc) => isStrongSide(arc) && strongpoint(board.to[arc] ?? 0) !== undefined),
  );
  const nearest = (node: number, of: readonly number[]): number =>
    Math.min(...of.map((one) => distance({ board }, node, one)));
  const [isCity, isVillage, isStar] = [
    feature(featureKeys.city),
    feature(featureKeys.village),
    feature(featureKeys.star),
  ];
  const letters = axisSources.map((key, i) => [feature(key), ['A', 'B', 'C', ''][i] ?? ''] as const);
  const labelled = armies.map(
    (army) => [army, board.ids.findIndex((id) => sheet.hexes[id]?.labels?.includes(hqLabel(army)) === true)] as const,
  );
  return {
    board,
    size,
    id: (node) => board.ids[node] ?? '',
    ids: (nodes) => nodes.map((node) => board.ids[node] ?? ''),
    called: (node) => names[node] || (board.ids[node] ?? ''),
    byName: (called) => byName.get(placeName(called)) ?? [],
    place: (id) => byPlace.get(id) ?? -1,
    isMajor: side(sideKeys.major),
    isDon,
    // 14.2.1: the Don shifts nothing, however the map draws it
    isRiver: (arc) => anyRiver(arc) && !isDon(arc),
    isStrongSide,
    isRoad: over(linkBits(linkKeys.road) | rails),
    isRail: over(rails),
    railAt: (node) => ((linked[node] ?? 0) & rails) !== 0,
    onRailAB: (node) => ((linked[node] ?? 0) & railAB) !== 0,
    strongpoint,
    strongpoints,
    isCity,
    isVillage,
    isStar,
    starValue: (node) => (isCity(node) ? 2 : isVillage(node) ? 1 : undefined),
    sources: { axis: where((node) => letters.some(([is]) => is(node))), soviet: where(feature(featureKeys.soviet)) },
    sourceLetter: (node) => letters.find(([is]) => is(node))?.[1] ?? '',
    isSourceC: feature('sourceC'),
    isExit: feature(featureKeys.exit),
    isNorth: feature(featureKeys.north),
    isEastDon: feature(featureKeys.eastDon),
    hqHex: (army) => labelled.find(([one]) => one === army)?.[1] ?? -1,
    facing,
    sideOfLine: (node) => {
      const [near, far] = [nearest(node, strongpoints), nearest(node, facing)];
      return near === far ? undefined : near < far ? 'west' : 'east';
    },
  };
};
