import type { Board } from '../../../kit/hexMap/board.ts';
import type { Piece } from '../../../kit/map.ts';
import type { Profile, Traced } from '../../../kit/trace/profile.ts';
import { traceAll } from '../../../kit/trace/trace.ts';

/** Traces pieces that stand on drawn hexes; by piece. */
export const traceFrom = (
  board: Board,
  profile: Profile,
  pieces: readonly Pick<Piece, 'id' | 'hex'>[],
): ReadonlyMap<string, Traced> => {
  const traced = traceAll(
    board,
    profile,
    pieces.map((piece) => board.nodeOf(piece.hex)),
  );
  return new Map(pieces.flatMap((piece, i) => (traced[i] ? [[piece.id, traced[i]]] : [])));
};
