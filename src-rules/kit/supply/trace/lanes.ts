import type { Board } from '../../hexmap/board.ts';
import { type End, type Leg, never, type Profile } from './profile.ts';

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
  readonly ends: (readonly LaneEnd[] | undefined)[];
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
  const tables = profile.legs.map((leg) => tablesOnce(board, leg));
  // Steps that cost nothing (a sea area, a railway of any length) have to come out even, too: of two lines of the same
  // cost the one with fewer of them is taken, so that none walks in circles for a lower number. The cost is scaled up
  // to leave room for them below; no line enters a node for nothing twice.
  const scale = 1 + tables.reduce((sum, { free }) => sum + free, 0);
  const lanes: Lane[] = [];
  const ofLeg: number[][] = [];
  const feeders = profile.legs.map(() => perNode<readonly Feeder[]>(nodes));
  const sources: { node: number; lane: number; allowance: number }[] = [];
  profile.legs.forEach((leg, no) => {
    const own = tables[no];
    if (!own) return;
    const kinds = own.flagged
      ? [
          { cost: own.plain, limit: leg.limit },
          { cost: own.cost, limit: Math.min(leg.limit, leg.flagged ?? leg.limit) },
        ]
      : [{ cost: own.cost, limit: leg.limit }];
    const lanesHere = kinds.map(({ cost, limit }): Lane => {
      const ends = perNode<readonly LaneEnd[]>(nodes);
      return {
        leg: no,
        id: leg.id,
        cost,
        weight: scale === 1 ? cost : scaled(cost, scale),
        nodes: own.nodes,
        sides: own.sides,
        through: own.through,
        limit,
        bounded: limit < unbounded || own.limitedEnds,
        ends,
      };
    });
    ofLeg.push(lanesHere.map((_, i) => lanes.length + i));
    for (const lane of lanesHere) {
      const number = lanes.push(lane) - 1;
      // a game mostly answers with one of a few lists: what is made of each is shared by all nodes that have it
      const made = new Map<readonly End[], MadeEnds>();
      own.ends.forEach((here, node) => {
        if (!here) return;
        let one = made.get(here);
        if (!one) {
          one = madeOf(here, lane, number, legOf);
          made.set(here, one);
        }
        lane.ends[node] = one.kept;
        for (const allowance of one.sources) sources.push({ node, lane: number, allowance });
        for (const { leg: next, after } of one.feeds) {
          const row = feeders[next];
          if (row) row[node] = after(row[node]);
        }
      });
    }
  });
  return { board, nodes, lanes, ofLeg, feeders, sources };
};

/** What a list of ends becomes in a lane. */
interface MadeEnds {
  readonly kept: readonly LaneEnd[];
  /** by end that is a source: its allowance */
  readonly sources: readonly number[];
  /** the legs that go on from here, and the list with this lane after those that were there */
  readonly feeds: readonly {
    readonly leg: number;
    readonly after: (before: readonly Feeder[] | undefined) => readonly Feeder[];
  }[];
}

const madeOf = (
  here: readonly End[],
  { limit: most }: Pick<Lane, 'limit'>,
  lane: number,
  legOf: (id: string) => number,
): MadeEnds => {
  const kept: LaneEnd[] = [];
  for (const { to, limit = unbounded } of here) {
    const allowance = Math.min(Math.floor(Math.min(most, limit)), unbounded);
    if (allowance >= 0) kept.push({ leg: to === 'source' ? -1 : legOf(to), allowance });
  }
  return {
    kept,
    sources: kept.flatMap(({ leg, allowance }) => (leg < 0 ? [allowance] : [])),
    feeds: kept.flatMap(({ leg, allowance }) => (leg < 0 ? [] : [{ leg, after: adding({ lane, allowance }) }])),
  };
};

/** Lists with one more at their end; of the same list the same. */
const adding = (feeder: Feeder) => {
  const alone = [feeder];
  const after = new Map<readonly Feeder[], readonly Feeder[]>();
  return (before: readonly Feeder[] | undefined): readonly Feeder[] => {
    if (!before) return alone;
    const had = after.get(before);
    if (had) return had;
    const longer = [...before, feeder];
    after.set(before, longer);
    return longer;
  };
};

/** A list by node, in one piece however few of them are used. */
const perNode = <T>(nodes: number): (T | undefined)[] => new Array<T | undefined>(nodes).fill(undefined);

const scaled = (cost: Int32Array, scale: number): Int32Array => {
  const weight = new Int32Array(cost.length);
  for (let arc = 0; arc < cost.length; arc++) weight[arc] = cost[arc] === 0 ? 1 : (cost[arc] ?? 0) * scale;
  return weight;
};

interface Tables {
  readonly cost: Int32Array;
  /** the costs without flagged arcs */
  readonly plain: Int32Array;
  /** whether any arc that can be entered has the flag */
  readonly flagged: boolean;
  /** how many nodes can be entered for nothing */
  readonly free: number;
  readonly nodes: Uint8Array;
  readonly sides: Uint8Array | undefined;
  readonly through: Uint8Array;
  /** by node; absent: a line does not end here */
  readonly ends: readonly (readonly End[] | undefined)[];
  /** whether some end says less than the leg */
  readonly limitedEnds: boolean;
}

const costOf = ({ from, to }: Board, leg: Leg): Int32Array => {
  const cost = new Int32Array(to.length);
  for (let arc = 0; arc < to.length; arc++) cost[arc] = leg.cost(arc, from[arc] ?? 0, to[arc] ?? 0);
  return cost;
};

const frees = new WeakMap<Int32Array, number>();

/** How many nodes can be entered for nothing. */
const freeOf = ({ to, ids }: Board, cost: Int32Array): number => {
  const known = frees.get(cost);
  if (known !== undefined) return known;
  const entered = new Uint8Array(ids.length);
  let free = 0;
  for (let arc = 0; arc < to.length; arc++) {
    const node = to[arc] ?? 0;
    if (cost[arc] !== 0 || entered[node] === 1) continue;
    entered[node] = 1;
    free++;
  }
  frees.set(cost, free);
  return free;
};

const tablesKnown = new WeakMap<Leg, { readonly board: Board; readonly tables: Tables }>();
/** A leg that several profiles share is asked once. */
const tablesOnce = (board: Board, leg: Leg): Tables => {
  const known = tablesKnown.get(leg);
  if (known?.board === board) return known.tables;
  const tables = tablesOf(board, leg);
  tablesKnown.set(leg, { board, tables });
  return tables;
};
const tablesOf = (board: Board, leg: Leg): Tables => {
  const { from, to } = board;
  const arcs = to.length;
  const count = board.ids.length;
  const cost = leg.costs ?? costOf(board, leg);
  const sides = leg.shutSide ? new Uint8Array(arcs) : undefined;
  let plain = cost;
  if (sides) for (let arc = 0; arc < arcs; arc++) if (leg.shutSide?.(arc)) sides[arc] = shut;
  if (leg.flag) {
    for (let arc = 0; arc < arcs; arc++) {
      if ((cost[arc] ?? never) < 0 || !leg.flag(arc, from[arc] ?? 0, to[arc] ?? 0)) continue;
      if (plain === cost) plain = cost.slice();
      plain[arc] = never;
    }
  }
  const nodes = new Uint8Array(count);
  const through = new Uint8Array(count).fill(1);
  const ends = perNode<readonly End[]>(count);
  let limitedEnds = false;
  for (let node = 0; node < count; node++) {
    if (leg.shut(node)) nodes[node] = shut;
    if (leg.through && !leg.through(node)) through[node] = 0;
    const here = leg.ends(node);
    if (here.length === 0) continue;
    ends[node] = here;
    limitedEnds ||= here.some(({ limit }) => limit !== undefined && limit < unbounded);
  }
  return { cost, plain, flagged: plain !== cost, free: freeOf(board, cost), nodes, sides, through, ends, limitedEnds };
};
