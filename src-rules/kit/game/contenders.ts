import type { Board } from '../hexmap/board.ts';
import type { Context } from '../record/context.ts';
import type { MapSpec, MapState, Piece, Reason } from './mapSpec.ts';

/** Who stands against whom at a hex of the map. */
export interface Contenders {
  /** those in the hex who are attacked */
  readonly holders: readonly Piece[];
  /** those with whom an attack can be made, in the hex or beside it */
  readonly may: readonly Piece[];
  /** of those, by id, who begins outside it, and why */
  readonly aside: { readonly [piece: string]: Reason };
  /** the others of their side there, with the reason where a rule says one */
  readonly cannot: readonly { readonly piece: Piece; readonly why: Reason | undefined }[];
}

/** The hex and the drawn ones beside it. */
const around = (board: Board, target: string): readonly string[] => {
  const node = board.nodeOf(target);
  if (node < 0) return [];
  const hexes: string[] = [target];
  const end = board.first[node + 1] ?? 0;
  for (let arc = board.first[node] ?? 0; arc < end; arc++) hexes.push(board.ids[board.to[arc] ?? -1] ?? '');
  return hexes;
};

/** Whether the side whose phase it is holds a hex alone: a fight for it is nobody's next, though it may be asked for. */
export const holdsAlone = ({ pieces }: MapState, hex: string, { who }: Pick<Context, 'who'>): boolean => {
  const there = pieces.filter((piece) => piece.hex === hex);
  return there.length > 0 && there.every(({ side }) => side === who);
};

/** Everybody near enough to fight for a hex. Where both sides are in it, it is whose phase it is that attacks there. */
export const contendersAt = (
  map: MapSpec,
  target: string,
  board: Board,
  stand: MapState,
  context: Context,
): Contenders => {
  const there = stand.pieces.filter((piece) => piece.hex === target);
  const acting = new Set(there.map((piece) => piece.side)).size > 1 ? context.who : undefined;
  const holders = there.filter((piece) => piece.side !== acting);
  const held = new Set(holders.map((piece) => piece.side));
  const hexes = holders.length === 0 ? [] : around(board, target);
  const near = hexes.flatMap((hex) =>
    stand.pieces.filter(
      (piece) => piece.hex === hex && (acting === undefined ? !held.has(piece.side) : piece.side === acting),
    ),
  );
  const fights = (piece: Piece): boolean =>
    map.fight?.({ target, attackers: [piece.id], side: piece.side }, board, context) !== undefined;
  const may = near.filter(fights);
  return {
    holders,
    may,
    aside: map.aside?.(may, target, board, context) ?? {},
    cannot: near
      .filter((piece) => !may.includes(piece))
      .map((piece) => ({ piece, why: map.noPart?.(piece, target, board, context) })),
  };
};

/** The hex in which most of these stand: where only one stack may act together it is meant first. */
export const largestStack = (pieces: readonly Piece[]): string | undefined => {
  const stacks = [...new Set(pieces.map(({ hex }) => hex))].map((hex) => pieces.filter((piece) => piece.hex === hex));
  return stacks.toSorted((a, b) => b.length - a.length)[0]?.[0]?.hex;
};
