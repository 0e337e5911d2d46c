import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../ids.ts';
import { counterOf } from '../../model/members.ts';
import { wasOos } from '../../model/snapshot.ts';
import { groundOf } from './ground.ts';
import { sideKeys } from './sheet.ts';
import { type Zone, zoneCount, zoneCrosses, zoneOf, zonePiece } from './zoc.ts';

/** 7: the zones of control on the drawn map. */
export interface Zones {
  readonly axis: Uint8Array;
  readonly soviet: Uint8Array;
  /** 7.1.1: where the zone of an Axis hex with a heavy unit reaches */
  readonly heavy: Uint8Array;
  /** by side and hex number, drawn or not: the zone of whoever stands there */
  readonly from: { readonly [S in SideId]: ReadonlyMap<string, Zone> };
}

const byHex = (pieces: readonly Piece[], side: SideId): ReadonlyMap<string, readonly Piece[]> => {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (piece.side !== side) continue;
    const there = found.get(piece.hex);
    if (there) there.push(piece);
    else found.set(piece.hex, [piece]);
  }
  return found;
};

export const zonesOn = (board: Board, pieces: readonly Piece[], context: Context): Zones => {
  const ground = groundOf(board);
  const counts = zoneCount(context);
  const zone = { axis: new Uint8Array(ground.size), soviet: new Uint8Array(ground.size) };
  const heavy = new Uint8Array(ground.size);
  const cast = (side: SideId) => {
    const from = new Map<string, Zone>();
    for (const [hex, there] of byHex(pieces, side)) {
      const made = zoneOf(
        there.flatMap(({ id }) => {
          const counter = counterOf(context, id);
          return counter ? [{ ...zonePiece(context, counter), oos: wasOos(context, id) }] : [];
        }),
        counts,
      );
      from.set(hex, made);
      if (!made.projects) continue;
      const paint = (node: number): void => {
        zone[side][node] = 1;
        if (made.heavy) heavy[node] = 1;
      };
      const at = board.nodeOf(hex);
      if (at >= 0) {
        for (let arc = board.first[at] ?? 0; arc < (board.first[at + 1] ?? 0); arc += 1)
          if (crosses(side, ground, arc)) paint(board.to[arc] ?? 0);
      } else {
        // beside the drawn part: what is drawn of its six hexes
        for (const other of neighboursOf(board.sheet.grid, hex)) {
          const node = other === undefined ? -1 : board.nodeOf(other);
          if (node < 0 || other === undefined) continue;
          const kinds = board.sheet.sides[pairOf(hex, other)] ?? [];
          const edge = { major: kinds.includes(sideKeys.major), strongpoint: kinds.includes(sideKeys.strongpoint) };
          if (zoneCrosses(side, edge)) paint(node);
        }
      }
    }
    return from;
  };
  const from = { axis: cast(sides.axis), soviet: cast(sides.soviet) };
  return { ...zone, heavy, from };
};

const kept = new WeakMap<MapState, { readonly context: Context; readonly zones: Zones }>();
/** The zones a stand was made with, for whoever asks more of it. */
export const keepZones = (stand: MapState, context: Context, zones: Zones): void => {
  kept.set(stand, { context, zones });
};
/** Those kept, or made anew where the stand came from elsewhere (a worker's copy). */
export const zonesFor = (board: Board, stand: MapState, context: Context): Zones => {
  const had = kept.get(stand);
  return had?.context === context ? had.zones : zonesOn(board, stand.pieces, context);
};

type Edges = Pick<ReturnType<typeof groundOf>, 'isMajor' | 'isStrongSide'>;
/** 7.1.2 */
export const crosses = (side: SideId, ground: Edges, arc: number): boolean =>
  zoneCrosses(side, { major: ground.isMajor(arc), strongpoint: ground.isStrongSide(arc) });

/** The hexes whose units hold this one in their zone. */
export const controllers = (board: Board, zones: Zones, side: SideId, node: number): readonly string[] => {
  const { grid, sides: drawn } = board.sheet;
  const hex = board.ids[node] ?? '';
  return neighboursOf(grid, hex)
    .flatMap((other) => {
      if (other === undefined || zones.from[side].get(other)?.projects !== true) return [];
      const kinds = drawn[pairOf(hex, other)] ?? [];
      const edge = { major: kinds.includes(sideKeys.major), strongpoint: kinds.includes(sideKeys.strongpoint) };
      return zoneCrosses(side, edge) ? [other] : [];
    })
    .sort();
};

/** 8.2: hexes a side's lines do not pass: held by the enemy, or in his zone with nobody of one's own there. */
export const shutFor = (
  side: SideId,
  zones: Pick<Zones, SideId>,
  held: { readonly [S in SideId]: { readonly has: (node: number) => boolean; readonly keys: () => Iterable<number> } },
): Uint8Array => {
  const enemy = otherSide(side);
  const shut = zones[enemy].map((zone, node) => (zone === 1 && !held[side].has(node) ? 1 : 0));
  for (const node of held[enemy].keys()) shut[node] = 1;
  return shut;
};
