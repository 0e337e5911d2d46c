import { memo } from '../../base/memo.ts';
import type { Board } from '../../hexmap/board.ts';
import type { Backward } from './backward.ts';
import { arriving, beginning, closed, type Lane, type Lanes, open, shut } from './lanes.ts';
import type { Cut, TracedLine } from './profile.ts';

/** Where a line may be after the hexes walked so far, and what it may still spend. */
interface Spot {
  readonly lane: number;
  readonly node: number;
  readonly state: number;
  /** spent on this leg, counted only where an allowance can run out */
  readonly spent: number;
  /** what is left of the openings and the length the line is to have */
  readonly openings: number;
  readonly length: number;
  /** how it came here, and over which arc; −1: the line goes on in another leg, or begins */
  readonly before: Spot | undefined;
  readonly arc: number;
}

/** The arcs of every node in the order of the nodes they lead to: the first that fits is the lowest. */
const arcsByNumber = memo((board: Board): Int32Array => {
  const { first, to, ids } = board;
  const arcs = Int32Array.from(to.keys());
  for (let node = 0; node < ids.length; node++)
    arcs.subarray(first[node] ?? 0, first[node + 1] ?? 0).sort((a, b) => (to[a] ?? 0) - (to[b] ?? 0));
  return arcs;
});

const same = (a: Spot, b: Spot): boolean =>
  a.state === b.state && a.spent === b.spent && a.openings === b.openings && a.length === b.length;

/**
 * Of all lines from a start with exactly these openings and this length, the one with the lowest hex numbers, compared
 * hex by hex from the start. It walks along all of them at once, always to the lowest node from which one can still be
 * finished; where `bounds` is exact that never fails, where it is a bound from below a step may have to be taken back.
 * Of two legs that can both go on, the later is taken: a unit that has reached its road does not walk beside it.
 */
export const lowestLine = (
  lanes: Lanes,
  bounds: Backward,
  start: number,
  openings: number,
  length: number,
): TracedLine | undefined => {
  const failed = new Set<string>();
  const nameOf = ({ state, spent, openings: left, length: rest }: Spot): string => `${state} ${spent} ${left} ${rest}`;
  const may = (state: number, spent: number, left: number, rest: number): boolean => {
    const label = bounds.best(state, spent);
    const layer = bounds.layerOf(label);
    return layer < left || (layer === left && bounds.totalOf(label) <= rest);
  };

  /** All places the line may be at without another step, later legs first. */
  const withLater = (spots: readonly Spot[]): readonly Spot[] => {
    for (const spot of spots) if (lanes.lanes[spot.lane]?.ends[spot.node]) return goneOn(spots);
    return spots;
  };
  const goneOn = (spots: readonly Spot[]): readonly Spot[] => {
    const all: Spot[] = [];
    const add = (spot: Spot): void => {
      if (all.some((other) => same(other, spot))) return;
      for (const { leg, allowance } of lanes.lanes[spot.lane]?.ends[spot.node] ?? []) {
        if (leg < 0 || spot.spent > allowance) continue;
        for (const lane of lanes.ofLeg[leg] ?? []) {
          const state = beginning(lanes, lane, spot.node);
          if (may(state, 0, spot.openings, spot.length)) add({ ...spot, lane, state, spent: 0, before: spot, arc: -1 });
        }
      }
      all.push(spot);
    };
    for (const spot of spots) add(spot);
    return all;
  };

  const isDone = (spot: Spot): boolean => {
    if (spot.openings !== 0 || spot.length !== 0) return false;
    for (const { leg, allowance } of lanes.lanes[spot.lane]?.ends[spot.node] ?? [])
      if (leg < 0 && spot.spent <= allowance) return true;
    return false;
  };

  const { first, to } = lanes.board;
  const byNumber = arcsByNumber(lanes.board);
  /** The places one step on at the lowest node above the one given; none: there is no such step. */
  const stepAbove = (spots: readonly Spot[], above: number): Spot[] => {
    let lowest = lanes.nodes;
    let there: Spot[] = [];
    for (const spot of spots) {
      const lane = lanes.lanes[spot.lane];
      // arrived where it may not pass: nothing goes on
      if (!lane || beginning(lanes, spot.lane, spot.node) !== spot.state) continue;
      const end = first[spot.node + 1] ?? 0;
      for (let i = first[spot.node] ?? 0; i < end; i++) {
        const arc = byNumber[i] ?? 0;
        const node = to[arc] ?? 0;
        if (node > lowest) break;
        if (node <= above) continue;
        const price = lane.cost[arc] ?? -1;
        if (price < 0) continue;
        const entry = lane.nodes[node] ?? open;
        const side = lane.sides?.[arc] ?? open;
        if (entry === closed || side === closed) continue;
        const left = spot.openings - entry - side;
        const rest = spot.length - (lane.weight[arc] ?? 0);
        if (left < 0 || rest < 0) continue;
        const state = arriving(lanes, spot.lane, node);
        const spent = lane.bounded ? spot.spent + price : 0;
        if (!may(state, spent, left, rest)) continue;
        const next = { lane: spot.lane, node, state, spent, openings: left, length: rest, before: spot, arc };
        if (failed.size > 0 && failed.has(nameOf(next))) continue;
        if (node < lowest) {
          lowest = node;
          // mostly the only one: a list no longer than it
          there = [next];
        } else there.push(next);
      }
    }
    return there;
  };

  // a line may be thousands of hexes long: a stack of our own
  const stack: { readonly spots: readonly Spot[]; tried: number }[] = [];
  const enter = (came: readonly Spot[]): Spot | undefined => {
    const spots = withLater(came);
    const done = spots.find(isDone);
    if (!done) stack.push({ spots, tried: -1 });
    return done;
  };
  let done = enter(
    (lanes.ofLeg[0] ?? []).map((lane) => {
      const state = beginning(lanes, lane, start);
      return { lane, node: start, state, spent: 0, openings, length, before: undefined, arc: -1 };
    }),
  );
  while (!done) {
    const top = stack.at(-1);
    if (!top) return undefined;
    const step = stepAbove(top.spots, top.tried);
    if (step[0]) {
      top.tried = step[0].node;
      done = enter(step);
    } else {
      for (const spot of top.spots) failed.add(nameOf(spot));
      stack.pop();
    }
  }
  return legsOf(lanes, done);
};

/** The line that led to a place, leg by leg. */
const legsOf = (lanes: Lanes, done: Spot): TracedLine => {
  const legs: { leg: string; path: number[]; cost: number }[] = [];
  let [path, cost]: [number[], number] = [[], 0];
  for (let spot: Spot | undefined = done; spot; spot = spot.before) {
    path.push(spot.node);
    const lane: Lane | undefined = lanes.lanes[spot.lane];
    if (spot.arc >= 0) cost += lane?.cost[spot.arc] ?? 0;
    else {
      legs.push({ leg: lane?.id ?? '', path: path.reverse(), cost });
      [path, cost] = [[], 0];
    }
  }
  return { legs: legs.reverse() };
};

/** What a line crosses that is shut: each hex and each side once, in the order of their numbers. */
export const cutOf = (lanes: Lanes, line: TracedLine): Cut => {
  const nodes = new Set<number>();
  const sides = new Set<number>();
  const { board } = lanes;
  for (const { leg, path } of line.legs) {
    const lane = lanes.lanes.find(({ id }) => id === leg);
    if (!lane) continue;
    for (let i = 1; i < path.length; i++) {
      const node = path[i] ?? 0;
      const arc = board.arcOf(path[i - 1] ?? 0, node);
      if (lane.nodes[node] === shut) nodes.add(node);
      if (lane.sides?.[arc] === shut) sides.add(Math.min(arc, board.back[arc] ?? arc));
    }
  }
  const inOrder = (set: ReadonlySet<number>): number[] => [...set].sort((a, b) => a - b);
  return { nodes: inOrder(nodes), sides: inOrder(sides), line };
};
