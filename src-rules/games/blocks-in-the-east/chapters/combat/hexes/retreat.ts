import type { Context } from '#rules/kit/record/context.ts';
import { type Nation, otherSide, type SideId } from '../../../ids.ts';
import { type Field, isForeign } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { mayBeNorthern, type TracedFor } from '../../map/nations.ts';
import { isOwn, networkOf } from '../../map/network.ts';
import type { BlockOnMap } from '../../map/pieces.ts';
import { bitOf } from '../../map/zones.ts';
import { stackAt } from '../../movement/stacks.ts';

/** 7.7.14, 7.7.15: where a block goes from a battle hex. */
export type RetreatBar = 'enemy' | 'zone' | 'notOwn' | 'partisans' | 'stack' | 'apart' | 'longer';
export interface RetreatHex {
  readonly node: number;
  readonly bar?: RetreatBar;
  /** 'source': nearer to supply or as near; 'friends': its own blocks, or a city of its own, in any direction */
  readonly by?: 'source' | 'friends';
}

/** Whose network counts for a nation's block: Germans in the north live on Finland's. */
export const lineOf = (field: Field, nation: Nation, node: number): TracedFor =>
  nation === 'GER' && mayBeNorthern(field.ground, node) ? 'north' : nation;

const inf = Number.POSITIVE_INFINITY;

/** Steps from every hex to the nearest source, by hexes a retreat may lead through. */
const distances = (field: Field, side: SideId, line: TracedFor, battle: number): Float64Array => {
  const { ground } = field;
  const { board, size } = ground;
  const far = new Float64Array(size).fill(inf);
  const network = networkOf(field, line);
  const enemy = bitOf[otherSide(side)];
  // no enemy, not even aircraft, and so no battle either; no zone, no enemy city
  const open = (node: number): boolean =>
    node !== battle &&
    ground.isLand(node) &&
    ((field.any[node] ?? 0) & enemy) === 0 &&
    field.blocked[side][node] !== 1 &&
    !(ground.cityAt(node) !== 'none' && isForeign(field, side, node));
  let layer: number[] = [];
  for (let node = 0; node < size; node += 1)
    if (network[node] === 1 && open(node)) {
      far[node] = 0;
      layer.push(node);
    }
  for (let n = 1; layer.length > 0; n += 1) {
    const next: number[] = [];
    for (const node of layer)
      for (const arc of arcsOf(board, node)) {
        const to = board.to[arc] ?? 0;
        if ((far[to] ?? 0) <= n || !ground.byLand(arc)) continue;
        far[to] = n;
        if (open(to)) next.push(to);
      }
    layer = next;
  }
  return far;
};

export const retreatFrom = (field: Field, block: BlockOnMap, node: number, context: Context): readonly RetreatHex[] => {
  const { ground } = field;
  const { board } = ground;
  const { side } = block;
  const enemy = bitOf[otherSide(side)];
  const far = distances(field, side, lineOf(field, block.nation, node), node);
  const here = far[node] ?? inf;
  return [...arcsOf(board, node)].flatMap((arc): readonly RetreatHex[] => {
    if (!ground.byLand(arc)) return [];
    const to = board.to[arc] ?? 0;
    const barred = (bar: RetreatBar): readonly RetreatHex[] => [{ node: to, bar }];
    const there = field.any[to] ?? 0;
    if ((there & enemy) !== 0) return barred('enemy');
    if (field.blocked[side][to] === 1) return barred('zone');
    if (!isOwn(field, side, to)) return barred('notOwn');
    if (side === 'axis' && (field.partisans[to] ?? 0) > 0) return barred('partisans');
    if (togetherWith(field, block, to, context)) return barred('apart');
    if (stackAt(field, to, side, context, { more: [block.id] }).length > 0) return barred('stack');
    if (there !== 0 || (ground.cityAt(to) !== 'none' && ground.cityAt(to) !== 'bunker'))
      return [{ node: to, by: 'friends' }];
    return (far[to] ?? inf) < inf && (far[to] ?? inf) <= here ? [{ node: to, by: 'source' }] : barred('longer');
  });
};

/** 5.3: Romanians and Hungarians never share a hex. */
const togetherWith = (field: Field, block: BlockOnMap, node: number, context: Context): boolean => {
  const other: Nation | undefined = block.nation === 'ROM' ? 'HUN' : block.nation === 'HUN' ? 'ROM' : undefined;
  return (
    other !== undefined &&
    (field.units.get(node) ?? []).some(
      ({ id }) => context.rosters.axis?.units.some((unit) => unit.id === id && unit.values.nation === other) ?? false,
    )
  );
};
