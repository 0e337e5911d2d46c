import type { Board } from '../../../hexmap/board.ts';
import type { Leg, TracedLine } from '../profile.ts';
import type { World } from './worlds.ts';

/**
 * Supply lines worked out as plainly as can be, to hold the fast tracer to: one search forward for each set of
 * openings, every set tried, smallest first. Shares nothing with the tracer but its types.
 */
export interface Openings {
  readonly nodes: ReadonlySet<number>;
  /** each hexside under the lower of its two arcs */
  readonly sides: ReadonlySet<number>;
}
export interface Found {
  readonly cost: number;
  /** steps that cost nothing: the fewer the better where all else is equal */
  readonly free: number;
  /** all nodes from the start on */
  readonly path: readonly number[];
}

export const nothing: Openings = { nodes: new Set(), sides: new Set() };
export const sideOf = (board: Board, arc: number): number => Math.min(arc, board.back[arc] ?? arc);
const shutSideOf = (leg: Leg, arc: number): boolean => leg.shutSide?.(arc) ?? false;

/** May a leg enter over this arc when these are open? */
const enters = (board: Board, leg: Leg, arc: number, openings: Openings): boolean => {
  const node = board.to[arc] ?? -1;
  if (leg.shut(node) && !openings.nodes.has(node)) return false;
  return !shutSideOf(leg, arc) || openings.sides.has(sideOf(board, arc));
};

/** Everything shut in some leg: what might be opened. */
export const shutIn = ({
  board,
  profile,
}: World): { readonly nodes: readonly number[]; readonly sides: readonly number[] } => ({
  nodes: board.ids.map((_, node) => node).filter((node) => profile.legs.some((leg) => leg.shut(node))),
  sides: [...board.to.keys()].filter(
    (arc) =>
      arc === sideOf(board, arc) &&
      profile.legs.some((leg) => shutSideOf(leg, arc) || shutSideOf(leg, board.back[arc] ?? arc)),
  ),
});

interface Walker extends Found {
  readonly leg: number;
  readonly node: number;
  readonly spent: number;
  readonly flagged: boolean;
  /** entered on this leg and not begun here */
  readonly entered: boolean;
}

const compare = (a: Found, b: Found): number => {
  if (a.cost !== b.cost) return a.cost - b.cost;
  if (a.free !== b.free) return a.free - b.free;
  for (let i = 0; i < Math.min(a.path.length, b.path.length); i++) {
    const differs = (a.path[i] ?? 0) - (b.path[i] ?? 0);
    if (differs !== 0) return differs;
  }
  return a.path.length - b.path.length;
};

const allowanceOf = (leg: Leg, flagged: boolean): number =>
  flagged ? Math.min(leg.limit, leg.flagged ?? leg.limit) : leg.limit;

const stepsOf = (
  board: Board,
  leg: Leg,
  walker: Walker,
): { arc: number; node: number; cost: number; flag: boolean }[] => {
  if (walker.entered && leg.through && !leg.through(walker.node)) return [];
  const steps = [];
  for (let arc = board.first[walker.node] ?? 0; arc < (board.first[walker.node + 1] ?? 0); arc++) {
    const node = board.to[arc] ?? 0;
    const cost = leg.cost(arc, walker.node, node);
    if (cost >= 0) steps.push({ arc, node, cost, flag: leg.flag?.(arc, walker.node, node) ?? false });
  }
  return steps;
};

/** The best line from a start when these are open: the cheapest, then the one with the lowest numbers. */
export const lineFrom = ({ board, profile }: World, start: number, openings: Openings): Found | undefined => {
  const waiting: Walker[] = [
    { leg: 0, node: start, spent: 0, flagged: false, entered: false, cost: 0, free: 0, path: [start] },
  ];
  const seen = new Set<string>();
  const legNo = new Map(profile.legs.map(({ id }, no) => [id, no]));
  // how much was spent matters only as far as it can run out
  const most = profile.legs.map((leg) =>
    leg.limit < Number.POSITIVE_INFINITY
      ? leg.limit
      : Math.max(-1, ...board.ids.flatMap((_, node) => leg.ends(node).map(({ limit = -1 }) => limit))),
  );
  while (waiting.length > 0) {
    let least = 0;
    for (let i = 1; i < waiting.length; i++) {
      const [one, best] = [waiting[i], waiting[least]];
      if (one && best && compare(one, best) < 0) least = i;
    }
    const [walker] = waiting.splice(least, 1);
    if (!walker) break;
    const leg = profile.legs[walker.leg];
    if (!leg) continue;
    const spent = Math.min(walker.spent, (most[walker.leg] ?? 0) + 1);
    const name = [walker.leg, walker.node, spent, walker.flagged, walker.entered].join();
    if (seen.has(name)) continue;
    seen.add(name);
    for (const end of leg.ends(walker.node)) {
      if (walker.spent > Math.min(allowanceOf(leg, walker.flagged), end.limit ?? Number.POSITIVE_INFINITY)) continue;
      // the walkers come best first
      if (end.to === 'source') return walker;
      else waiting.push({ ...walker, leg: legNo.get(end.to) ?? -1, spent: 0, flagged: false, entered: false });
    }
    for (const { arc, node, cost, flag } of stepsOf(board, leg, walker)) {
      if (!enters(board, leg, arc, openings)) continue;
      const spent = walker.spent + cost;
      const flagged = walker.flagged || flag;
      if (spent > allowanceOf(leg, flagged)) continue;
      waiting.push({
        leg: walker.leg,
        node,
        spent,
        flagged,
        entered: true,
        cost: walker.cost + cost,
        free: walker.free + (cost === 0 ? 1 : 0),
        path: [...walker.path, node],
      });
    }
  }
  return undefined;
};

const subsetsOf = <T>(things: readonly T[], size: number): readonly (readonly T[])[] => {
  if (size === 0) return [[]];
  return things.flatMap((thing, i) => subsetsOf(things.slice(i + 1), size - 1).map((rest) => [thing, ...rest]));
};

/** The fewest openings that give a line, and the best line with so few; sets that name what is excluded do not count. */
export const fewestOpenings = (
  world: World,
  start: number,
  excluded: Openings,
): { readonly count: number; readonly line: Found } | undefined => {
  const { nodes, sides } = shutIn(world);
  const things = [
    ...nodes.filter((node) => !excluded.nodes.has(node)).map((node) => ({ node, side: -1 })),
    ...sides.filter((side) => !excluded.sides.has(side)).map((side) => ({ node: -1, side })),
  ];
  for (let count = 0; count <= things.length; count++) {
    const lines = subsetsOf(things, count).flatMap((set) => {
      const line = lineFrom(world, start, {
        nodes: new Set(set.map(({ node }) => node)),
        sides: new Set(set.map(({ side }) => side)),
      });
      return line ? [line] : [];
    });
    const [line] = lines.sort(compare);
    if (line) return { count, line };
  }
  return undefined;
};

/** Where the first leg can go through what is open. */
export const reachOf = ({ board, profile }: World, start: number): readonly number[] => {
  const [leg] = profile.legs;
  const reached = new Set([start]);
  const seen = new Set<string>();
  const walk = (walker: Walker): void => {
    const name = [walker.node, walker.spent, walker.flagged, walker.entered].join();
    if (!leg || seen.has(name)) return;
    seen.add(name);
    reached.add(walker.node);
    for (const { arc, node, cost, flag } of stepsOf(board, leg, walker)) {
      const flagged = walker.flagged || flag;
      const spent = walker.spent + (leg.limit < Number.POSITIVE_INFINITY ? cost : 0);
      if (spent <= allowanceOf(leg, flagged) && enters(board, leg, arc, nothing))
        walk({ ...walker, node, spent, flagged, entered: true });
    }
  };
  walk({ leg: 0, node: start, spent: 0, flagged: false, entered: false, cost: 0, free: 0, path: [] });
  return [...reached].sort((a, b) => a - b);
};

/** The least by which a line exceeds its limits, when everything shut is open or just so much: leg by leg from the last. */
export const overOf = (world: World, start: number, openings?: Openings): number | undefined => {
  const { profile, board } = world;
  const legNo = new Map(profile.legs.map(({ id }, no) => [id, no]));
  const overs: number[][] = profile.legs.map(() => []);
  for (let no = profile.legs.length - 1; no >= 0; no--) {
    const leg = profile.legs[no];
    if (!leg) continue;
    overs[no] = board.ids.map((_, from) => {
      let least = Number.POSITIVE_INFINITY;
      for (const flagged of [false, true])
        costsFrom(board, leg, from, flagged, openings).forEach((cost, node) => {
          if (cost < Number.POSITIVE_INFINITY)
            for (const { to, limit = Number.POSITIVE_INFINITY } of leg.ends(node)) {
              const rest = to === 'source' ? 0 : (overs[legNo.get(to) ?? -1]?.[node] ?? Number.POSITIVE_INFINITY);
              const allowance = Math.min(allowanceOf(leg, flagged), limit);
              least = Math.min(least, rest + (cost <= allowance ? 0 : cost - allowance));
            }
        });
      return least;
    });
  }
  const over = overs[0]?.[start] ?? Number.POSITIVE_INFINITY;
  return over < Number.POSITIVE_INFINITY ? over : undefined;
};

/** The cheapest way of a leg to every node with everything open, or just so much: over flagged arcs too, or only without. */
const costsFrom = (
  board: Board,
  leg: Leg,
  start: number,
  flagged: boolean,
  openings: Openings | undefined,
): readonly number[] => {
  const costs = board.ids.map((_, node) => (node === start ? 0 : Number.POSITIVE_INFINITY));
  for (let again = true; again; ) {
    again = false;
    for (let arc = 0; arc < board.to.length; arc++) {
      const [from, to] = [board.from[arc] ?? 0, board.to[arc] ?? 0];
      const cost = leg.cost(arc, from, to);
      if (cost < 0 || (leg.flag?.(arc, from, to) && !flagged)) continue;
      if (openings && !enters(board, leg, arc, openings)) continue;
      if (from !== start && leg.through && !leg.through(from)) continue;
      const total = (costs[from] ?? 0) + cost;
      if (total >= (costs[to] ?? 0)) continue;
      costs[to] = total;
      again = true;
    }
  }
  return costs;
};

/** What is wrong with a line when these are open; nothing: it holds. */
export const flawsOf = ({ board, profile }: World, start: number, line: TracedLine, openings: Openings): string[] => {
  const flaws: string[] = [];
  let at = start;
  let wanted: string = profile.legs[0]?.id ?? '';
  line.legs.forEach(({ leg: id, path, cost }, i) => {
    const leg = profile.legs.find((one) => one.id === id);
    if (!leg || id !== wanted) {
      flaws.push(`leg ${i} is ${id}, not ${wanted}`);
      return;
    }
    if (path[0] !== at) flaws.push(`${id} begins at ${path[0]}, not ${at}`);
    let spent = 0;
    let flagged = false;
    path.slice(1).forEach((node, step) => {
      const from = path[step] ?? -1;
      const arc = board.arcOf(from, node);
      const price = arc < 0 ? -1 : leg.cost(arc, from, node);
      if (price < 0) flaws.push(`${id} cannot step from ${from} to ${node}`);
      else if (!enters(board, leg, arc, openings)) flaws.push(`${id} enters ${node}, which is shut`);
      spent += price;
      flagged ||= leg.flag?.(arc, from, node) ?? false;
      if (step > 0 && leg.through && !leg.through(from)) flaws.push(`${id} passes ${from}`);
    });
    if (spent !== cost) flaws.push(`${id} costs ${spent}, not ${cost}`);
    at = path.at(-1) ?? -1;
    const next = line.legs[i + 1]?.leg ?? 'source';
    const ends = leg
      .ends(at)
      .some(
        ({ to, limit = Number.POSITIVE_INFINITY }) =>
          to === next && spent <= Math.min(limit, allowanceOf(leg, flagged)),
      );
    if (!ends) flaws.push(`${id} cannot end at ${at} for ${next} after ${spent}`);
    wanted = next;
  });
  if (wanted !== 'source') flaws.push(`ends for ${wanted}`);
  return flaws;
};

/** All nodes of a line, each leg's beginning once. */
export const walked = (line: TracedLine): readonly number[] =>
  line.legs.flatMap(({ path }, i) => (i === 0 ? path : path.slice(1)));
export const costOf = (line: TracedLine): number => line.legs.reduce((sum, { cost }) => sum + cost, 0);
export const openingsOf = (cut: {
  readonly nodes: readonly number[];
  readonly sides: readonly number[];
}): Openings => ({
  nodes: new Set(cut.nodes),
  sides: new Set(cut.sides),
});
export const union = (a: Openings, b: Openings): Openings => ({
  nodes: new Set([...a.nodes, ...b.nodes]),
  sides: new Set([...a.sides, ...b.sides]),
});
