import { type Lanes, open } from './lanes.ts';
import { LayeredQueue } from './queue.ts';

const queue = new LayeredQueue();
/** by node: the least a lane has spent to get there in this search, 0 where it has not been */
let spent = new Int32Array(0);

/** The nodes the first leg can enter from a start within its limit through what is open, the start included. */
export const reachedFrom = ({ lanes, ofLeg, board }: Lanes, start: number): readonly number[] => {
  const nodes = board.ids.length;
  if (spent.length < nodes) spent = new Int32Array(nodes);
  const reached: number[] = [];
  const { first, to } = board;
  for (const no of ofLeg[0] ?? []) {
    const lane = lanes[no];
    if (!lane) continue;
    const { cost, nodes: entries, sides, through, limit } = lane;
    // one more than spent, so that 0 says: not yet
    const touched = [start];
    spent[start] = 1;
    queue.clear();
    queue.push(0, 0, 0);
    for (let label = queue.pop(); label >= 0; label = queue.pop()) {
      const node = touched[label] ?? 0;
      const so = queue.total;
      // a cheaper way came first
      if (so + 1 > (spent[node] ?? 0) || (node !== start && through[node] === 0)) continue;
      const end = first[node + 1] ?? 0;
      for (let arc = first[node] ?? 0; arc < end; arc++) {
        const next = to[arc] ?? 0;
        if (entries[next] !== open) continue;
        const price = cost[arc] ?? -1;
        const total = so + price;
        if (price < 0 || total > limit || (sides && sides[arc] !== open)) continue;
        const known = spent[next] ?? 0;
        if (known > 0 && known <= total + 1) continue;
        spent[next] = total + 1;
        queue.push(touched.push(next) - 1, 0, total);
      }
    }
    for (const node of touched) {
      // a node that was found twice, by a cheaper way the second time, is counted once
      if ((spent[node] ?? 0) > 0) reached.push(node);
      spent[node] = 0;
    }
  }
  const inOrder = Int32Array.from(reached).sort();
  if ((ofLeg[0]?.length ?? 0) < 2) return Array.from(inOrder);
  // the two lanes of a leg with a flag may both get there
  return Array.from(inOrder.filter((node, i) => i === 0 || node !== inOrder[i - 1]));
};
