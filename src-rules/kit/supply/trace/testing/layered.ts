import type { World } from './worlds.ts';

/**
 * The fewest openings and then the lowest cost of a line, by one search forward from one start through everything shut:
 * for maps too large to try all sets. It counts a hex for each leg that crosses it.
 */
export const layeredFrom = (
  { board, profile }: World,
  start: number,
): { readonly openings: number; readonly cost: number } | undefined => {
  interface Walker {
    readonly leg: number;
    readonly node: number;
    readonly spent: number;
    readonly flagged: boolean;
    readonly entered: boolean;
  }
  /** by openings, then by cost */
  const waiting: Walker[][][] = [];
  const add = (openings: number, cost: number, walker: Walker): void => {
    waiting[openings] ??= [];
    const layer = waiting[openings] ?? [];
    layer[cost] ??= [];
    layer[cost]?.push(walker);
  };
  add(0, 0, { leg: 0, node: start, spent: 0, flagged: false, entered: false });
  const seen = new Set<string>();
  for (let openings = 0; openings < waiting.length; openings++) {
    const layer = waiting[openings] ?? [];
    for (let cost = 0; cost < layer.length; cost++) {
      const here = layer[cost] ?? [];
      for (let i = 0; i < here.length; i++) {
        const walker = here[i];
        const leg = walker && profile.legs[walker.leg];
        if (!walker || !leg) continue;
        const { node, spent, flagged, entered } = walker;
        const name = [walker.leg, node, spent, flagged, entered].join();
        if (seen.has(name)) continue;
        seen.add(name);
        const limit = flagged ? Math.min(leg.limit, leg.flagged ?? leg.limit) : leg.limit;
        for (const end of leg.ends(node)) {
          if (spent > Math.min(limit, end.limit ?? Number.POSITIVE_INFINITY)) continue;
          if (end.to === 'source') return { openings, cost };
          const next = profile.legs.findIndex(({ id }) => id === end.to);
          add(openings, cost, { leg: next, node, spent: 0, flagged: false, entered: false });
        }
        if (entered && leg.through && !leg.through(node)) continue;
        for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc++) {
          const to = board.to[arc] ?? 0;
          const price = leg.cost(arc, node, to);
          if (price < 0) continue;
          const raised = flagged || (leg.flag?.(arc, node, to) ?? false);
          // where nothing can run out, what was spent makes no difference
          const so = Math.min(spent + price, 100);
          if (so > (raised ? Math.min(leg.limit, leg.flagged ?? leg.limit) : leg.limit)) continue;
          const more = (leg.shut(to) ? 1 : 0) + (leg.shutSide?.(arc) ? 1 : 0);
          add(openings + more, cost + price, { leg: walker.leg, node: to, spent: so, flagged: raised, entered: true });
        }
      }
    }
  }
  return undefined;
};
