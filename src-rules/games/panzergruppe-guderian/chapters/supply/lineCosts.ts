import { memo } from '#rules/kit/base/memo.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import type { Ground } from '../map/ground.ts';

/** What a line pays by arc: one a hex, nothing along the road; neither crosses a lake. */
export const lineCosts = memo((ground: Ground): { readonly walk: Int32Array; readonly road: Int32Array } => {
  const arcs = ground.board.to.length;
  const made = { walk: new Int32Array(arcs), road: new Int32Array(arcs) };
  for (let arc = 0; arc < arcs; arc += 1) {
    made.walk[arc] = ground.isLake(arc) ? never : 1;
    made.road[arc] = ground.isRoad(arc) && !ground.isLake(arc) ? 0 : never;
  }
  return made;
});
