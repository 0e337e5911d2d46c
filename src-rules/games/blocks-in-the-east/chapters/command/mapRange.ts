import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { cells, type SideId } from '../../ids.ts';
import { type Field, isForeign } from '../map/field.ts';
import { mapNow } from '../map/now.ts';

/** 13.3: hexes an HQ reaches: through hexes of its own side that no enemy holds or has in his zone. */
export const commandWalk = (field: Field, side: SideId, node: number, radius: number): Walk => {
  const { ground } = field;
  return walkFrom(
    ground.board,
    {
      cost: (arc) => (ground.byLand(arc) ? 1 : never),
      barred: (at) => field.blocked[side][at] === 1 || isForeign(field, side, at),
    },
    node,
    radius,
  );
};

const walks = new WeakMap<Field, Map<string, Walk>>();
const walkOf = (field: Field, side: SideId, node: number, radius: number): Walk => {
  const of = walks.get(field) ?? new Map<string, Walk>();
  walks.set(field, of);
  const key = `${side} ${node} ${radius}`;
  const walk = of.get(key) ?? commandWalk(field, side, node, radius);
  of.set(key, walk);
  return walk;
};

/**
 * How far a block is from an HQ by such hexes; 'beyond' where none lead there; undefined: the map does not have both. An
 * order comes before the move: of who has moved on the map in this step it counts where he stood as it began.
 */
export const commandDistance = (
  context: Context,
  hq: string,
  block: string,
  radius: number,
): number | 'beyond' | undefined => {
  const field = mapNow(context);
  const where = (id: string) => field?.stand.pieces.find((piece) => piece.id === id);
  const [from, to] = [where(hq), where(block)];
  const start = from ? (field?.ground.board.nodeOf(from.hex) ?? -1) : -1;
  const stood = context.began && textAt({ cells: context.began }, cells.at, block);
  const end = to ? (field?.ground.board.nodeOf(stood || to.hex) ?? -1) : -1;
  if (!field || !from || start < 0 || end < 0) return undefined;
  const cost = walkOf(field, from.side === 'axis' ? 'axis' : 'soviet', start, radius).cost[end] ?? -1;
  return cost < 0 ? 'beyond' : cost;
};
