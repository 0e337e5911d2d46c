import type { Board } from '../hexMap/board.ts';
import { type Leg, never, type Profile } from './profile.ts';

/** The allowance of a leg of any length: more than anything costs. */
export const unbounded = 2 ** 30;

/** What a node or hexside asks of a line that enters: nothing, one opening, or what no opening helps against. */
export const open = 0;
export const shut = 1;
export const closed = 2;

/**
 * A leg made ready for the search: plain tables instead of functions. A leg with a flag becomes two lanes: one that
 * keeps to ground without the flag and has the whole limit, one that goes anywhere within the flagged limit. So the
 * search knows no flags.
 */
export interface Lane {
  readonly leg: number;
  readonly id: string;
  /** by arc; `never` */
  readonly cost: Int32Array;
  /** by arc: what it adds to the length of the whole line */
  readonly weight: Int32Array;
  /** by node: `open`, `shut`; while alternatives are searched also `closed` */
  readonly nodes: Uint8Array;
  /** by arc; absent: no side of this leg is shut */
  readonly sides: Uint8Array | undefined;
  /** by node: 1 where the leg may pass */
  readonly through: Uint8Array;
  /** the lane's own limit */
  readonly limit: number;
  /** whether any allowance of it can run out */
  readonly bounded: boolean;
  /** by node: where it may end */
  readonly ends: readonly (readonly LaneEnd[] | undefined)[];
}
export interface LaneEnd {
  /** the leg that goes on from here; −1: the source */
  readonly leg: number;
  /** the most the lane may have cost when it ends here */
  readonly allowance: number;
}

/** Where a leg comes from: a lane that may end at the node where this leg begins. */
export interface Feeder {
  readonly lane: number;
  readonly allowance: number;
}

export interface Lanes {
  readonly board: Board;
  readonly nodes: number;
  readonly lanes: readonly Lane[];
  /** by leg: its lanes */
  readonly ofLeg: readonly (readonly number[])[];
  /** by leg and node: the lanes that end there and let this leg go on */
  readonly feeders: readonly (readonly (readonly Feeder[] | undefined)[])[];
  /** where lines end */
  readonly sources: readonly { readonly node: number; readonly lane: number; readonly allowance: number }[];
}

/**
 * A place in a line: in a lane at a node. Where a lane may not pass, beginning there (and going on) is one state,
 * arriving there (and ending) another; elsewhere they are the same.
 */
export const arriving = (lanes: Lanes, lane: number, node: number): number => lane * 2 * lanes.nodes + node;
export const beginning = (lanes: Lanes, lane: number, node: number): number =>
  (lane * 2 + (lanes.lanes[lane]?.through[node] ? 0 : 1)) * lanes.nodes + node;
export const statesOf = (lanes: Lanes): number => lanes.lanes.length * 2 * lanes.nodes;

export const lanesOf = (board: Board, profile: Profile): Lanes => {
  const nodes = board.ids.length;
  const legs = new Map(profile.legs.map(({ id }, leg) => [id, leg]));
  const legOf = (id: string): number => {
    const leg = legs.get(id);
    if (leg === undefined) throw new Error(`profile ${profile.id}: no leg ${id}`);
    return leg;
  };
  const tables = profile.legs.map((leg) => tablesOf(board, leg));
  const scale = scaleOf(
    board,
    tables.map(({ cost }) => cost),
  );
  const lanes: Lane[] = [];
  const ofLeg: number[][] = [];
  const feeders: (Feeder[] | undefined)[][] = profile.legs.map(() => []);
  const sources: { node: number; lane: number; allowance: number }[] = [];
  profile.legs.forEach((leg, no) => {
    const { cost, flags, ...rest } = tables[no] ?? tablesOf(board, leg);
    const kinds = flags
      ? [
          { cost: cost.map((one, arc) => (flags[arc] ? never : one)), limit: leg.limit },
          { cost, limit: Math.min(leg.limit, leg.flagged ?? leg.limit) },
        ]
      : [{ cost, limit: leg.limit }];
    const ends: (readonly { readonly leg: number; readonly limit: number }[] | undefined)[] = [];
    for (let node = 0; node < nodes; node++) {
      const here = leg.ends(node);
      if (here.length > 0)
        ends[node] = here.map(({ to, limit = Number.POSITIVE_INFINITY }) => ({
          leg: to === 'source' ? -1 : legOf(to),
          limit,
        }));
    }
    ofLeg.push(
      kinds.map((kind) => {
        const lane = lanes.length;
        let bounded = kind.limit < unbounded;
        const own = ends.map((here, node) =>
          here?.flatMap(({ leg: to, limit }) => {
            const allowance = Math.min(Math.floor(Math.min(kind.limit, limit)), unbounded);
            if (allowance < 0) return [];
            if (allowance < unbounded) bounded = true;
            if (to < 0) sources.push({ node, lane, allowance });
            else {
              const row = feeders[to] ?? [];
              row[node] = [...(row[node] ?? []), { lane, allowance }];
            }
            return [{ leg: to, allowance }];
          }),
        );
        lanes.push({
          leg: no,
          id: leg.id,
          cost: kind.cost,
          weight: scale === 1 ? kind.cost : kind.cost.map((one) => (one === 0 ? 1 : one * scale)),
          ...rest,
          limit: kind.limit,
          bounded,
          ends: own,
        });
        return lane;
      }),
    );
  });
  return { board, nodes, lanes, ofLeg, feeders, sources };
};

interface Tables {
  readonly cost: Int32Array;
  readonly flags: Uint8Array | undefined;
  readonly nodes: Uint8Array;
  readonly sides: Uint8Array | undefined;
  readonly through: Uint8Array;
}

const tablesOf = (board: Board, leg: Leg): Tables => {
  const { from, to } = board;
  const arcs = to.length;
  const cost = new Int32Array(arcs);
  const flags = leg.flag ? new Uint8Array(arcs) : undefined;
  const sides = leg.shutSide ? new Uint8Array(arcs) : undefined;
  let flagged = false;
  for (let arc = 0; arc < arcs; arc++) {
    const [a, b] = [from[arc] ?? 0, to[arc] ?? 0];
    const one = leg.cost(arc, a, b);
    cost[arc] = one;
    if (one < 0) continue;
    if (sides && leg.shutSide?.(arc)) sides[arc] = shut;
    if (flags && leg.flag?.(arc, a, b)) {
      flags[arc] = 1;
      flagged = true;
    }
  }
  const nodes = new Uint8Array(board.ids.length);
  const through = new Uint8Array(board.ids.length).fill(1);
  for (let node = 0; node < nodes.length; node++) {
    if (leg.shut(node)) nodes[node] = shut;
    if (leg.through && !leg.through(node)) through[node] = 0;
  }
  return { cost, flags: flagged ? flags : undefined, nodes, sides, through };
};

/**
 * Steps that cost nothing (a sea area, a railway of any length) still have to come out even: of two lines of the same
 * cost the one with fewer such steps is taken, so that no line walks in circles for a lower number. The cost is scaled
 * up to leave room for them below.
 */
const scaleOf = (board: Board, costs: readonly Int32Array[]): number => {
  let free = 0;
  for (const cost of costs) {
    const entered = new Uint8Array(board.ids.length);
    for (let arc = 0; arc < cost.length; arc++) {
      const to = board.to[arc] ?? 0;
      if (cost[arc] !== 0 || entered[to]) continue;
      entered[to] = 1;
      free++;
    }
  }
  return free === 0 ? 1 : free + 1;
};
