import { never } from '#rules/kit/supply/trace/profile.ts';
import type { SideId } from '../../ids.ts';
import type { Mover } from '../../model/units.ts';
import type { Ground } from './ground.ts';
import { stepCost } from './stepCost.ts';

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
