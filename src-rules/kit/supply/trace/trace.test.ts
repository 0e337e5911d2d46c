import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Traced } from './profile.ts';
import { layeredFrom } from './testing/layered.ts';
import {
  costOf,
  fewestOpenings,
  flawsOf,
  lineFrom,
  nothing,
  openingsOf,
  overOf,
  reachOf,
  union,
  walked,
} from './testing/naive.ts';
import { type World, worldOf } from './testing/worlds.ts';
import { traceAll } from './trace.ts';

const thorough = Number(process.env.SUITE_RUNS ?? 1);

const comesBack = (path: readonly number[]): boolean => new Set(path).size < path.length;

/** Holds one answer to the naive search. */
const holds = (world: World, start: number, traced: Traced): void => {
  const open = lineFrom(world, start, nothing);
  expect(traced.ok).toBe(open !== undefined);
  if (traced.ok) {
    expect(flawsOf(world, start, traced.line, nothing)).toEqual([]);
    expect([costOf(traced.line), walked(traced.line)]).toEqual([open?.cost, open?.path]);
    return;
  }
  expect(traced.reached).toEqual(reachOf(world, start));
  let used = nothing;
  for (const cut of traced.cuts) {
    const openings = openingsOf(cut);
    expect(flawsOf(world, start, cut.line, openings)).toEqual([]);
    const fewest = fewestOpenings(world, start, used);
    expect([cut.nodes.length + cut.sides.length, costOf(cut.line)]).toEqual([fewest?.count, fewest?.line.cost]);
    // of two lines as good, the one whose legs share no hex is kept
    if (!comesBack(fewest?.line.path ?? [])) expect(walked(cut.line)).toEqual(fewest?.line.path);
    for (const node of openings.nodes) expect(used.nodes.has(node)).toBe(false);
    for (const side of openings.sides) expect(used.sides.has(side)).toBe(false);
    // opening what is named restores supply
    expect(lineFrom(world, start, openings)).toBeDefined();
    used = union(used, openings);
  }
  expect(traced.cuts.length).toBeLessThanOrEqual(4);
  if (traced.cuts.length < 4) expect(fewestOpenings(world, start, used)).toBeUndefined();
  expect(traced.detour).toBe(overOf(world, start, nothing));
  if (traced.cuts.length === 0) expect(traced.over).toBe(overOf(world, start));
  else expect(traced.over).toBeUndefined();
};

describe('the tracer against one that tries all sets of openings', () => {
  const check = (legs: number, runs: number): void => {
    fc.assert(
      fc.property(fc.nat(2 ** 30), (seed) => {
        const world = worldOf(seed, { columns: 4, rows: 4, drawn: 0.8, legs, shut: 0.4, mostShut: 6, limit: 3 });
        // the naive search takes its time: three starts of each map, or one
        const starts = [0, 5, 10].slice(0, 1 + 2 * (seed % 2)).map((more) => (seed + more) % world.board.ids.length);
        traceAll(world.board, world.profile, starts).forEach((one, i) => {
          holds(world, starts[i] ?? 0, one);
        });
      }),
      { numRuns: runs * thorough },
    );
  };
  it('lines of one leg', () => check(1, 150));
  it('lines of two legs: a hex that both cross counts once', () => check(2, 150));
});

describe('the tracer on larger maps against a layered search forward', () => {
  const check = (legs: number, runs: number): void => {
    fc.assert(
      fc.property(fc.nat(2 ** 30), (seed) => {
        const world = worldOf(seed, { columns: 12, rows: 10, drawn: 0.9, legs, shut: 0.3, limit: 6 });
        // all nodes, or few of them: far from every start the tracer does not look
        const every = 1 + 8 * (seed % 3);
        const starts = world.board.ids.flatMap((_, node) => (node % every === 0 ? [node] : []));
        traceAll(world.board, world.profile, starts).forEach((traced, i) => {
          const start = starts[i] ?? 0;
          const layered = layeredFrom(world, start);
          expect(traced.ok).toBe(layered?.openings === 0);
          if (traced.ok) {
            expect(flawsOf(world, start, traced.line, nothing)).toEqual([]);
            expect(costOf(traced.line)).toBe(layered?.cost);
            return;
          }
          const [smallest] = traced.cuts;
          expect(smallest === undefined).toBe(layered === undefined);
          if (smallest && layered) {
            const size = smallest.nodes.length + smallest.sides.length;
            const found = { openings: size, cost: costOf(smallest.line) };
            // what both legs cross counts once here, twice there
            if (size < layered.openings) expect(legs).toBe(2);
            else if (legs === 1 || found.cost > layered.cost) expect(found).toEqual(layered);
          }
          let used = nothing;
          for (const cut of traced.cuts) {
            const openings = openingsOf(cut);
            expect(flawsOf(world, start, cut.line, openings)).toEqual([]);
            expect([...openings.nodes].some((node) => used.nodes.has(node))).toBe(false);
            expect([...openings.sides].some((side) => used.sides.has(side))).toBe(false);
            used = union(used, openings);
          }
          const sizes = traced.cuts.map((cut) => cut.nodes.length + cut.sides.length);
          expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
        });
      }),
      { numRuns: runs * thorough },
    );
  };
  it('lines of one leg', () => check(1, 12));
  it('lines of two legs', () => check(2, 12));
  it('without cuts: the same answers, no more than that', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 30), (seed) => {
        const world = worldOf(seed, { columns: 12, rows: 10, legs: 2, shut: 0.3, limit: 6 });
        const starts = world.board.ids.map((_, node) => node);
        const full = traceAll(world.board, world.profile, starts);
        const bare = traceAll(world.board, world.profile, starts, { cuts: false });
        expect(bare.map(({ ok }) => ok)).toEqual(full.map(({ ok }) => ok));
        bare.forEach((traced, i) => {
          if (traced.ok) expect(traced).toEqual(full[i]);
          else expect([traced.cuts, traced.over]).toEqual([[], undefined]);
        });
      }),
      { numRuns: 20 },
    );
  });
});
