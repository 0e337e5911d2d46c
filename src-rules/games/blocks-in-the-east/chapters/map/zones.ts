import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { latticeOf, neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../ids.ts';
import { isAir } from '../../model/blocks/block.ts';
import { on } from '../../model/rules.ts';
import { weatherNow } from '../../model/weather.ts';
import { arcsOf, type Ground, groundOf } from './ground.ts';
import { ownerNo, ownersOf } from './owners.ts';
import { blockOf } from './pieces.ts';
import { sideKeys } from './sheet.ts';

/** Who stands where, by node, and whose the hexes are with them standing there. */
export interface Posts {
  readonly ground: Ground;
  readonly pieces: readonly Piece[];
  /** the blocks that have a zone */
  readonly projecting: ReadonlySet<string>;
  /** by node: bit 1 Axis, bit 2 Soviet: any block, ground blocks */
  readonly any: Uint8Array;
  readonly bodies: Uint8Array;
  /** by node, who controls it as the record has it; and with who stands there: a ground block alone in a hex holds it (3.3) */
  readonly said: Uint8Array;
  readonly owner: Uint8Array;
  /** 8.0 */
  readonly advanced: boolean;
  /** 9.3-2: rivers stop nothing */
  readonly frozen: boolean;
  /** hexes beside the drawn part with blocks of a side */
  readonly beside: { readonly [S in SideId]: ReadonlySet<string> };
}

export const bitOf: { readonly [S in SideId]: 1 | 2 } = { axis: 1, soviet: 2 };
export const sideOfPiece = (piece: Pick<Piece, 'side'>): SideId =>
  piece.side === sides.axis ? sides.axis : sides.soviet;

export const postsOf = (board: Board, pieces: readonly Piece[], context: Context): Posts => {
  const ground = groundOf(board);
  const any = new Uint8Array(ground.size);
  const bodies = new Uint8Array(ground.size);
  const beside = { axis: new Set<string>(), soviet: new Set<string>() };
  for (const piece of pieces) {
    const node = board.nodeOf(piece.hex);
    const side = sideOfPiece(piece);
    if (node < 0) {
      if (projects(piece, context)) beside[side].add(piece.hex);
      continue;
    }
    any[node] = (any[node] ?? 0) | bitOf[side];
    const block = blockOf(context, piece.id);
    if (block && !isAir(block)) bodies[node] = (bodies[node] ?? 0) | bitOf[side];
  }
  const said = ownersOf(board, context);
  const owner = said.map((no, node) => {
    const there = bodies[node] ?? 0;
    return there === bitOf.axis ? ownerNo.axis : there === bitOf.soviet ? ownerNo.soviet : no;
  });
  const frozen = weatherNow(context) === 'snow';
  const projecting = new Set(pieces.flatMap((piece) => (projects(piece, context) ? [piece.id] : [])));
  return { ground, pieces, projecting, any, bodies, said, owner, advanced: on(context, 'a08'), frozen, beside };
};

/** 3.19, 29.0: every block has a zone, supplied or not; partisans have none. */
const projects = (piece: Piece, context: Context): boolean => blockOf(context, piece.id)?.class !== 'partisans';

/**
 * 3.19, 8.0: by node, 1 where a side controls the hex against the other. A block in a hex with enemies fights there and
 * has no zone; a hex with a block of the other side is in none (AMB-29).
 */
export const zoneOf = (posts: Posts, side: SideId): Uint8Array => {
  const { ground, any } = posts;
  const { board } = ground;
  const zone = new Uint8Array(ground.size);
  const enemy = bitOf[otherSide(side)];
  const done = new Uint8Array(ground.size);
  for (const piece of posts.pieces) {
    if (sideOfPiece(piece) !== side || !posts.projecting.has(piece.id)) continue;
    const node = board.nodeOf(piece.hex);
    if (node < 0 || done[node] === 1) continue;
    done[node] = 1;
    if (((any[node] ?? 0) & enemy) !== 0) continue;
    for (const arc of arcsOf(board, node)) {
      const to = board.to[arc] ?? 0;
      if (zone[to] === 0 && ((any[to] ?? 0) & enemy) === 0 && reaches(posts, side, arc)) zone[to] = 1;
    }
  }
  for (const hex of posts.beside[side]) {
    for (const other of neighboursOf(board.sheet.grid, hex)) {
      const to = other === undefined ? -1 : board.nodeOf(other);
      if (to < 0 || other === undefined || ground.isWater(to) || ((any[to] ?? 0) & enemy) !== 0) continue;
      const kinds = board.sheet.sides[pairOf(hex, other)] ?? [];
      const barred =
        kinds.includes(sideKeys.water) ||
        kinds.includes(sideKeys.strait) ||
        (posts.advanced && !posts.frozen && kinds.includes(sideKeys.river));
      if (!barred && !sheltered(posts, side, to)) zone[to] = 1;
    }
  }
  return zone;
};

/** Whether a side's zone goes over an arc, whoever stands at its end. */
export const reaches = (posts: Posts, side: SideId, arc: number): boolean => {
  const { ground } = posts;
  if (!ground.touches(arc)) return false;
  if (posts.advanced && !posts.frozen && ground.isRiver(arc)) return false;
  return !sheltered(posts, side, ground.board.to[arc] ?? 0);
};

/** 8.0: no zone enters a major city, bunker or fortress of the enemy until it is empty with the side's blocks all round. */
const sheltered = (posts: Posts, side: SideId, node: number): boolean => {
  if (!posts.advanced || posts.owner[node] !== ownerNo[otherSide(side)]) return false;
  const city = posts.ground.cityAt(node);
  if (city !== 'major' && city !== 'bunker' && city !== 'fortress') return false;
  return (posts.any[node] ?? 0) !== 0 || !surrounded(posts, side, node);
};

/** Every land hex around holds a block of that side. */
const surrounded = (posts: Posts, side: SideId, node: number): boolean => {
  const { ground, any } = posts;
  const { board } = ground;
  for (const arc of arcsOf(board, node)) {
    const to = board.to[arc] ?? 0;
    if (ground.isLand(to) && ((any[to] ?? 0) & bitOf[side]) === 0) return false;
  }
  return undrawnBeside(ground, node).every((hex) => posts.beside[side].has(hex));
};

/** Hexes of the grid beside a hex that are not drawn. */
export const undrawnBeside = (ground: Ground, node: number): readonly string[] => {
  if (ground.board.rim[node] !== 1) return [];
  const lattice = latticeOf(ground.board.sheet.grid);
  const at = lattice.indexOf(ground.id(node)) * 6;
  return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
    const next = lattice.beside[at + direction] ?? -1;
    const hex = next < 0 ? undefined : lattice.numbers[next];
    return hex !== undefined && ground.board.nodeOf(hex) < 0 ? [hex] : [];
  });
};
