import type { Board } from '../../hexmap/board.ts';
import { LayeredQueue } from './queue.ts';

/** Who walks, and what the ground does to it. Functions take nodes and arcs of a `Board`. */
export interface Mover {
  /** the cost of entering `to` over this arc, a whole number ≥ 0; `never` */
  readonly cost: (arc: number, from: number, to: number) => number;
  /** may not be entered (an enemy stands there) */
  readonly barred?: (node: number) => boolean;
  /** entering it ends the walk (a zone of control) */
  readonly stops?: (node: number) => boolean;
  /** may not be left, not even at the start (it stands in a zone of control) */
  readonly holds?: (node: number) => boolean;
}

export interface Walk {
  readonly start: number;
  /** by node: the lowest cost of getting there; −1: out of reach */
  readonly cost: Int32Array;
  /** by node: the node before it on that way; −1: the start, or out of reach */
  readonly before: Int32Array;
  /** the nodes within reach in the order of their numbers, the start included */
  readonly reached: readonly number[];
  /** the way there from the start on; undefined: out of reach */
  readonly pathTo: (node: number) => readonly number[] | undefined;
}

/** Everywhere a mover can get within its budget, and how: the cheapest way, of equal ones that with fewer hexes. */
export const walkFrom = (board: Board, mover: Mover, start: number, budget: number): Walk => {
  const count = board.ids.length;
  const cost = new Int32Array(count).fill(-1);
  const steps = new Int32Array(count);
  const before = new Int32Array(count).fill(-1);
  const done = new Uint8Array(count);
  const { first, to } = board;
  // by cost, then by hexes; a label is the place of its node here
  const queue = new LayeredQueue();
  const waiting = [start];
  cost[start] = 0;
  queue.push(0, 0, 0);
  for (let label = queue.pop(); label >= 0; label = queue.pop()) {
    const node = waiting[label] ?? 0;
    if (done[node] === 1) continue;
    done[node] = 1;
    if (mover.holds?.(node) || (node !== start && mover.stops?.(node))) continue;
    const step = queue.total + 1;
    const end = first[node + 1] ?? 0;
    for (let arc = first[node] ?? 0; arc < end; arc++) {
      const next = to[arc] ?? 0;
      if (done[next] === 1 || mover.barred?.(next)) continue;
      const price = mover.cost(arc, node, next);
      const total = queue.layer + price;
      if (price < 0 || total > budget) continue;
      const known = cost[next] ?? -1;
      // new, or else cheaper, or else in fewer hexes, or else from a lower number
      const better = known < 0 ? -1 : total - known || step - (steps[next] ?? 0) || node - (before[next] ?? 0);
      if (better >= 0) continue;
      const moved = known < 0 || total !== known || step !== steps[next];
      cost[next] = total;
      steps[next] = step;
      before[next] = node;
      if (moved) queue.push(waiting.push(next) - 1, total, step);
    }
  }
  const reached: number[] = [];
  for (let node = 0; node < count; node++) if ((cost[node] ?? -1) >= 0) reached.push(node);
  const pathTo = (node: number): readonly number[] | undefined => {
    if ((cost[node] ?? -1) < 0) return undefined;
    const path: number[] = [];
    for (let at = node; at >= 0; at = before[at] ?? -1) path.push(at);
    return path.reverse();
  };
  return { start, cost, before, reached, pathTo };
};
