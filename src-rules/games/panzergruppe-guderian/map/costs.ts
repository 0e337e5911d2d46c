import { never } from '#rules/kit/supply/trace/profile.ts';
import type { SideId } from '../cells-ids.ts';
import type { Mover } from '../data/terrain.ts';
import { stepCost } from '../movement.ts';
import type { Ground } from './ground.ts';

const known = new WeakMap<Ground, Map<string, Int32Array>>();

/** 6.7: halves for entering over each arc by terrain, road and river; the ground alone decides, so it is reckoned once. */
export const costsOf = (ground: Ground, mover: Mover, side: SideId): Int32Array => {
  const of = known.get(ground) ?? new Map<string, Int32Array>();
  known.set(ground, of);
  const key = `${side} ${mover}`;
  const had = of.get(key);
  if (had) return had;
  const { to } = ground.board;
  const made = new Int32Array(to.length);
  for (let arc = 0; arc < to.length; arc += 1) {
    const node = to[arc] ?? 0;
    made[arc] = ground.isLake(arc)
      ? never
      : stepCost(mover, side, {
          terrain: ground.terrainAt(node),
          road: ground.isRoad(arc),
          river: ground.isRiver(arc),
          lake: false,
          interdicted: false,
          enemyZoc: false,
          enemyUnit: false,
          hex: '',
        }).reduce((sum, { halves }) => sum + halves, 0);
  }
  of.set(key, made);
  return made;
};

const lines = new WeakMap<Ground, { readonly walk: Int32Array; readonly road: Int32Array }>();

/** What a line pays by arc: one a hex, nothing along the road; neither crosses a lake. */
export const lineCosts = (ground: Ground): { readonly walk: Int32Array; readonly road: Int32Array } => {
  const had = lines.get(ground);
  if (had) return had;
  const arcs = ground.board.to.length;
  const made = { walk: new Int32Array(arcs), road: new Int32Array(arcs) };
  for (let arc = 0; arc < arcs; arc += 1) {
    made.walk[arc] = ground.isLake(arc) ? never : 1;
    made.road[arc] = ground.isRoad(arc) && !ground.isLake(arc) ? 0 : never;
  }
  lines.set(ground, made);
  return made;
};
