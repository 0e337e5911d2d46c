import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { draw, ratings, scene } from '../../../testing/draw.ts';
import { fieldOf } from '../../map/field.ts';
import { presetGrid } from '../../map/sheet.ts';
import { stackOf } from '../../movement/stacked.ts';
import { holderOf, retreatFrom } from './paths.ts';
import type { RetreatHex } from './retreats.ts';

/** Reach and retreat of the map held to the calculators that players fill by hand, hex by hex. */
const columns = [3, 4, 5, 6, 7];

const rows = ['10', '11', '12', '13'];

const hexes = columns.flatMap((column) => rows.map((row) => `0${column}${row}`));

const hex = fc.constantFrom(...hexes);

const pairs = hexes.flatMap((a) =>
  neighboursOf(presetGrid, a).flatMap((b) => (b !== undefined && hexes.includes(b) && a < b ? [[a, b] as const] : [])),
);

const some = (most: number) => fc.subarray(pairs, { maxLength: most });

const situation = fc
  .record({
    terrain: fc.dictionary(hex, fc.constantFrom('forest', 'swamp', 'majorCity', 'minorCity'), { maxKeys: 10 }),
    rivers: some(12),
    lakes: some(6),
    roads: some(14),
    german: fc.dictionary(fc.constantFrom('6inf', '26inf', '1cav', '7pz-1', '5inf'), hex, { maxKeys: 5 }),
    soviet: fc.dictionary(fc.constantFrom('rifle#1', 'rifle#2', 'armor#1', 'rifle#3', 'Lukin'), hex, { maxKeys: 5 }),
    disrupted: fc.subarray(['6inf', '26inf', 'rifle#1', 'Lukin'], { maxLength: 2 }),
    marker: fc.option(hex, { nil: '' }),
    air: fc.uniqueArray(hex, { maxLength: 3 }),
  })
  .map((of) => {
    const taken = new Set(Object.values(of.german));
    return { ...of, soviet: Object.fromEntries(Object.entries(of.soviet).filter(([, at]) => !taken.has(at))) };
  });

type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const sceneOf = (of: Situation, turn: number) => {
  const terrain: Record<string, string[]> = {};
  for (const [at, kind] of Object.entries(of.terrain)) terrain[kind] = [...(terrain[kind] ?? []), at];
  const at = { ...of.german, ...of.soviet };
  return scene(
    draw({ columns: [3, 7], rows: [10, 13], terrain, rivers: of.rivers, lakes: of.lakes, roads: of.roads }),
    at,
    {
      turn,
      place: '',
      cells: {
        at,
        sovietMarker: of.marker,
        air: Object.fromEntries(of.air.map((one) => [one, true])),
        // invented, and large enough to go somewhere
        allowance: Object.fromEntries(Object.keys(at).map((one) => [one, 5])),
      },
      rosters: ratings({ Lukin: 3 }),
    },
    of.disrupted,
  );
};

it('PGG-9.71 PGG-9.73 PGG-A29 PGG-A32 the ways of a retreat are those found by listing hex after hex', () => {
  let ways = 0;
  fc.assert(
    fc.property(situation, fc.constantFrom<1 | 2>(1, 2), (of, n) => {
      const { board, stand, context } = sceneOf(of, 8);
      const field = fieldOf(board, stand);
      for (let node = 0; node < board.hexes; node += 1) {
        const side = holderOf(field, node);
        if (side === undefined) continue;
        const enemy = side === 'german' ? 'soviet' : 'german';
        const beside = (at: number, used: readonly number[]) =>
          neighboursOf(presetGrid, board.ids[at] ?? '').flatMap((one): readonly (readonly [number, RetreatHex])[] => {
            const to = one === undefined ? -1 : board.nodeOf(one);
            if (to < 0 || used.includes(to)) return [];
            const there = stackOf(field.units[side].get(to) ?? []);
            const hexThere: RetreatHex = {
              hex: board.ids[to] ?? '',
              enemyUnit: field.units[enemy].has(to),
              lake: of.lakes.some((pair) => [...pair].sort().join() === [board.ids[at], board.ids[to]].sort().join()),
              enemyZoc: stand.zones[enemy]?.[to] === 1,
              friends: there.combat,
              friendlyLeaders: there.leaders,
            };
            return [[to, hexThere]];
          });
        // 9.72: unit by unit; a hex serves a unit as vacant, as held by friends with room, or as the end of it
        const stack = stackOf(field.units[side].get(node) ?? []);
        const units = [
          ...Array.from({ length: stack.combat }, () => 'combat' as const),
          ...Array.from({ length: stack.leaders }, () => 'leaders' as const),
        ];
        const roomIn = (at: RetreatHex, kind: 'combat' | 'leaders'): number => {
          const all = side === 'german' ? 9 : 4 - at.friends - at.friendlyLeaders;
          return Math.max(0, kind === 'combat' ? Math.min(3 - at.friends, all) : all);
        };
        const rankOf = (at: RetreatHex, kind: 'combat' | 'leaders'): number | undefined => {
          const friendly = at.friends + at.friendlyLeaders > 0;
          if (at.enemyUnit || at.lake || (at.enemyZoc && !friendly)) return undefined;
          return !friendly ? 1 : roomIn(at, kind) > 0 ? 2 : 3;
        };
        const wanted = new Set<string>();
        for (const kind of new Set(units)) {
          const onward = (to: number) =>
            beside(to, [node, to]).flatMap(([next, at]) => {
              const rank = rankOf(at, kind);
              return rank === undefined ? [] : [{ next, rank }];
            });
          const legal = beside(node, [node]).flatMap(([to, at]) => {
            const rank = rankOf(at, kind);
            return rank === undefined || (n === 2 && rank < 3 && onward(to).length === 0) ? [] : [{ to, rank }];
          });
          const best = Math.min(...legal.map(({ rank }) => rank));
          for (const { to, rank } of legal) {
            if (rank !== best) continue;
            const on = n === 2 && rank < 3 ? onward(to) : [];
            const least = Math.min(...on.map((one) => one.rank));
            if (on.length === 0) wanted.add(`${node} ${to}`);
            for (const one of on) if (one.rank === least) wanted.add(`${node} ${to} ${one.next}`);
          }
        }
        const found = retreatFrom(field, node, side, n, context).ways.map((way) => way.join(' '));
        expect([...found].sort()).toEqual([...wanted].sort());
        ways += found.length;
      }
    }),
    { numRuns: 80 },
  );
  expect(ways).toBeGreaterThan(100);
});
