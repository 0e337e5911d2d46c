import { memo } from '#rules/kit/base/memo.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { distanceOf } from '#rules/kit/hexmap/lattice.ts';
import type { SideId } from '../../ids.ts';
import { alsoKeys, featureKeys, sideKeys, woodsOf } from './sheet.ts';
import { type RoadKind, type Terrain, terrains, type Water, ways } from './terrain.ts';

/** The board in this game's words: what is drawn, not who stands there. */
export interface Ground {
  readonly board: Board;
  readonly size: number;
  readonly id: (node: number) => string;
  readonly ids: (nodes: readonly number[]) => readonly string[];
  /** 8.31: the dearest there is: of it the whole hex is, for whoever moves */
  readonly terrain: (node: number) => Terrain;
  /** all there are: in combat the best of them defends (10.22) */
  readonly terrains: (node: number) => readonly Terrain[];
  readonly woods: (node: number) => boolean;
  readonly isVillage: (node: number) => boolean;
  readonly isTown: (node: number) => boolean;
  readonly ways: (arc: number) => readonly RoadKind[];
  readonly water: (arc: number) => Water | undefined;
  /** printed on the map */
  readonly isBridged: (arc: number) => boolean;
  readonly isSource: (node: number, side: SideId) => boolean;
  /** 5.21: reinforcements of that side enter here */
  readonly isEntry: (node: number, side: SideId) => boolean;
}

export const groundOf = memo((board: Board): Ground => make(board));

/** The arcs that lead out of a node. */
export function* arcsOf(board: Board, node: number): Generator<number> {
  for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) yield arc;
}
/** In hexes, as the crow flies. */
export const distance = ({ board }: Pick<Ground, 'board'>, a: number, b: number): number =>
  distanceOf(board.sheet.grid, board.ids[a] ?? '', board.ids[b] ?? '') ?? Number.POSITIVE_INFINITY;

const make = (board: Board): Ground => {
  const side = (key: string) => {
    const bit = board.bit('sides', key);
    return (arc: number): boolean => ((board.side[arc] ?? 0) & bit) !== 0;
  };
  const feature = (key: string) => {
    const bit = board.bit('features', key);
    return (node: number): boolean => ((board.features[node] ?? 0) & bit) !== 0;
  };
  const terrainOf = new Map<number, { readonly terrain: Terrain; readonly woods: boolean }>();
  for (const terrain of terrains) {
    terrainOf.set(board.terrainNo(terrain), { terrain, woods: false });
    terrainOf.set(board.terrainNo(woodsOf(terrain)), { terrain, woods: true });
  }
  const at = (node: number) => terrainOf.get(board.terrain[node] ?? -1);
  const also = (['rough', 'hills', 'marsh', 'swamp'] as const).map(
    (key) => [key, board.bit('features', alsoKeys[key])] as const,
  );
  // the chart lists them from the cheapest to the dearest, on foot and motorised, dry and in rain
  const allAt = (node: number): readonly Terrain[] => {
    const bits = board.features[node] ?? 0;
    const own = at(node)?.terrain ?? 'open';
    return terrains.filter((one) => one === own || also.some(([key, bit]) => key === one && (bits & bit) !== 0));
  };
  const all = board.ids.map((_, node) => allAt(node));
  const [stream, river, lake] = [side(sideKeys.stream), side(sideKeys.river), side(sideKeys.lake)];
  const links = ways.map((way) => [way, board.bit('links', way)] as const);
  const sources = { german: feature(featureKeys.german), soviet: feature(featureKeys.soviet) };
  const entries = { german: feature(featureKeys.entryGerman), soviet: feature(featureKeys.entrySoviet) };
  const byBits = new Map<number, readonly RoadKind[]>();
  const waysOf = (bits: number): readonly RoadKind[] => {
    const had = byBits.get(bits);
    if (had) return had;
    const made = links.flatMap(([way, bit]) => ((bits & bit) === 0 ? [] : [way]));
    byBits.set(bits, made);
    return made;
  };
  return {
    board,
    size: board.ids.length,
    id: (node) => board.ids[node] ?? '',
    ids: (nodes) => nodes.map((node) => board.ids[node] ?? ''),
    terrain: (node) => all[node]?.at(-1) ?? 'open',
    terrains: (node) => all[node] ?? [],
    woods: (node) => at(node)?.woods ?? false,
    isVillage: feature(featureKeys.village),
    isTown: feature(featureKeys.town),
    ways: (arc) => waysOf(board.link[arc] ?? 0),
    water: (arc) => (lake(arc) ? 'lake' : river(arc) ? 'river' : stream(arc) ? 'stream' : undefined),
    isBridged: side(sideKeys.bridge),
    isSource: (node, of) => sources[of](node),
    isEntry: (node, of) => entries[of](node),
  };
};
