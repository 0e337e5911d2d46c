import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Profile, Traced } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';

/** Traces pieces that stand on drawn hexes; by piece. What would open a line is dear, and asked only of those cut off. */
export const traceFrom = (
  board: Board,
  profile: Profile,
  pieces: readonly Pick<Piece, 'id' | 'hex'>[],
  { cuts }: { readonly cuts: boolean },
): ReadonlyMap<string, Traced> => {
  if (pieces.length === 0) return new Map();
  const traced = traceAll(
    board,
    profile,
    pieces.map((piece) => board.nodeOf(piece.hex)),
    { cuts },
  );
  return new Map(pieces.flatMap((piece, i) => (traced[i] ? [[piece.id, traced[i]]] : [])));
};
