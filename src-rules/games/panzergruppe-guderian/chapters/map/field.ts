import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { touch } from '#rules/kit/hexmap/lattice.ts';
import { markerKindIds, otherSide, type SideId, sides } from '../../ids.ts';
import { type Ground, groundOf } from './ground.ts';

/** Who is where and who controls what, by node: read once for all lines, moves and retreats judged on one stand. */
export interface Field {
  readonly ground: Ground;
  readonly stand: MapState;
  /** by node, the pieces of a side */
  readonly units: { readonly [S in SideId]: ReadonlyMap<number, readonly Piece[]> };
  readonly zones: { readonly [S in SideId]: Uint8Array };
  /** the node of the Soviet interdiction marker; -1: none on the drawn map */
  readonly interdiction: number;
  readonly air: ReadonlySet<number>;
  /** whether a hex that is not drawn touches a node */
  readonly beside: (node: number, hex: string) => boolean;
  /** 8.15, 13.44: what no line of a side passes; 1 where closed */
  readonly shut: { readonly [S in SideId]: Uint8Array };
}

export const sideOfPiece = (piece: Pick<Piece, 'side'>): SideId =>
  piece.side === sides.german ? sides.german : sides.soviet;

const fields = new WeakMap<MapState, Field>();

export const fieldOf = (board: Board, stand: MapState): Field => {
  const known = fields.get(stand);
  if (known && known.ground.board === board) return known;
  const made = make(board, stand);
  fields.set(stand, made);
  return made;
};

const byNode = (board: Board, stand: MapState, side: SideId): ReadonlyMap<number, readonly Piece[]> => {
  const found = new Map<number, Piece[]>();
  for (const piece of stand.pieces) {
    if (piece.side !== side) continue;
    const node = board.nodeOf(piece.hex);
    if (node < 0) continue;
    const there = found.get(node);
    if (there) there.push(piece);
    else found.set(node, [piece]);
  }
  return found;
};

const make = (board: Board, stand: MapState): Field => {
  const units = { german: byNode(board, stand, 'german'), soviet: byNode(board, stand, 'soviet') };
  const nothing = new Uint8Array(board.ids.length);
  const zones = { german: stand.zones.german ?? nothing, soviet: stand.zones.soviet ?? nothing };
  const nodesOf = (kind: string): readonly number[] =>
    stand.markers.flatMap((marker) => (marker.kind === kind ? [board.nodeOf(marker.hex)] : []));
  const interdiction = nodesOf(markerKindIds.interdiction)[0] ?? -1;
  const shutFor = (side: SideId): Uint8Array => {
    const enemy = otherSide(side);
    // 8.15: a unit of its own, even a disrupted one, cancels the enemy's zone in its hex
    const shut = zones[enemy].map((controlled, node) => (controlled === 1 && !units[side].has(node) ? 1 : 0));
    for (const node of units[enemy].keys()) shut[node] = 1;
    // 13.44: no German line passes the marker, friends or not
    if (side === 'german' && interdiction >= 0) shut[interdiction] = 1;
    return shut;
  };
  return {
    ground: groundOf(board),
    stand,
    units,
    zones,
    interdiction,
    air: new Set(nodesOf(markerKindIds.air).filter((node) => node >= 0)),
    beside: (node, hex) => touch(board.sheet.grid, board.ids[node] ?? '', hex),
    shut: { german: shutFor('german'), soviet: shutFor('soviet') },
  };
};
