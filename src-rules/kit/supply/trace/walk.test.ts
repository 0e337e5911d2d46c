import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dice } from '../../hexmap/testing/randomSheet.ts';
import { never } from './profile.ts';
import { worldOf } from './testing/worlds.ts';
import { type Mover, walkFrom } from './walk.ts';

/** All costs by going over all arcs until nothing changes. */
const costsOf = (board: ReturnType<typeof worldOf>['board'], mover: Mover, start: number, budget: number) => {
  const costs = board.ids.map((_, node): number => (node === start ? 0 : -1));
  for (let again = true; again; ) {
    again = false;
    for (let arc = 0; arc < board.to.length; arc++) {
      const [from, to] = [board.from[arc] ?? 0, board.to[arc] ?? 0];
      const price = mover.cost(arc, from, to);
      const so = costs[from] ?? -1;
      if (so < 0 || price < 0 || mover.barred?.(to) || mover.holds?.(from)) continue;
      if (from !== start && mover.stops?.(from)) continue;
      const known = costs[to] ?? -1;
      if (so + price > budget || (known >= 0 && known <= so + price)) continue;
      costs[to] = so + price;
      again = true;
    }
  }
  return costs;
};

it('walks cost what going over all arcs again and again finds, and their ways can be walked', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 30), (seed) => {
      const { board } = worldOf(seed, { columns: 6, rows: 5, legs: 1, shut: 0, limit: 3 });
      if (board.ids.length === 0) return;
      const roll = dice(seed + 1);
      const some = (chance: number): readonly boolean[] => board.ids.map(() => roll() < chance);
      const [barred, stops, holds] = [some(0.1), some(0.2), some(0.1)];
      const costs = Array.from(board.to, () => (roll() < 0.1 ? never : Math.floor(roll() * 4)));
      const mover: Mover = {
        cost: (arc) => costs[arc] ?? never,
        barred: (node) => barred[node] ?? false,
        stops: (node) => stops[node] ?? false,
        holds: (node) => holds[node] ?? false,
      };
      const start = Math.floor(roll() * board.ids.length);
      const budget = roll() < 0.2 ? Number.POSITIVE_INFINITY : Math.floor(roll() * 10);
      const walk = walkFrom(board, mover, start, budget);
      expect([...walk.cost]).toEqual(costsOf(board, mover, start, budget));
      expect(walk.reached).toEqual(board.ids.map((_, node) => node).filter((node) => (walk.cost[node] ?? -1) >= 0));
      board.ids.forEach((_, node) => {
        const path = walk.pathTo(node);
        expect(path !== undefined).toBe((walk.cost[node] ?? -1) >= 0);
        if (!path) return;
        expect([path[0], path.at(-1), new Set(path).size]).toEqual([start, node, path.length]);
        const prices = path.slice(1).map((to, i) => costs[board.arcOf(path[i] ?? -1, to)] ?? never);
        expect(prices.every((price) => price >= 0)).toBe(true);
        expect(prices.reduce((sum, price) => sum + price, 0)).toBe(walk.cost[node]);
        expect(path.slice(1).some((to) => barred[to])).toBe(false);
        expect(path.slice(1, -1).some((to) => stops[to])).toBe(false);
        expect(path.slice(0, -1).some((to) => holds[to])).toBe(false);
      });
    }),
    { numRuns: 200 },
  );
});

it('of ways that cost the same, the one with fewer hexes', () => {
  // a mover that pays nothing goes straight: as many steps as the hexes are apart
  const { board } = worldOf(3, { columns: 7, rows: 6, drawn: 1, legs: 1, shut: 0, limit: 3 });
  const free = walkFrom(board, { cost: () => 0 }, 0, 0);
  const one = walkFrom(board, { cost: () => 1 }, 0, Number.POSITIVE_INFINITY);
  expect(board.ids.map((_, node) => (free.pathTo(node)?.length ?? 0) - 1)).toEqual([...one.cost]);
});
