import fc from 'fast-check';
import { expect, it } from 'vitest';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { draw, ratings, scene } from '../../testing/draw.ts';
import { groundOf } from '../map/ground.ts';
import { presetGrid } from '../map/sheet.ts';
import type { StepOnMap } from '../map/stepCost.ts';
import type { Terrain } from '../map/terrain.ts';
import { reachOf, travelOf } from './travel.ts';
import { walk } from './walk.ts';

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

const terrains: readonly Terrain[] = ['forest', 'swamp', 'majorCity', 'minorCity'];

const terrainAt = (of: Situation, at: string): Terrain => terrains.find((one) => one === of.terrain[at]) ?? 'clear';

it('PGG-6.12 PGG-6.21 PGG-6.22 every hex in reach is one that the listed path reaches, at the same price, and no cheaper way is missed', () => {
  fc.assert(
    fc.property(situation, fc.constantFrom(3, 8), (of, turn) => {
      const { board, stand, context } = sceneOf(of, turn);
      const ground = groundOf(board);
      for (const piece of stand.pieces) {
        const travel = travelOf(piece.id, board, stand, context);
        if (!travel || travel.held) continue;
        const enemy = travel.side === 'german' ? 'soviet' : 'german';
        const steps = (path: readonly number[]): readonly StepOnMap[] =>
          path.slice(1).map((node, i) => {
            const arc = board.arcOf(path[i] ?? -1, node);
            return {
              hex: board.ids[node] ?? '',
              terrain: terrainAt(of, board.ids[node] ?? ''),
              road: ground.isRoad(arc),
              river: ground.isRiver(arc),
              lake: ground.isLakeSide(arc),
              interdicted:
                travel.side === 'german'
                  ? of.marker === board.ids[node]
                  : of.air.some((one) => one === board.ids[node]),
              enemyZoc: stand.zones[enemy]?.[node] === 1,
              enemyUnit: travel.field.units[enemy].has(node),
            };
          });
        const reach = reachOf(travel);
        for (const node of reach.reached) {
          const listed = walk(travel.walker, steps(reach.pathTo(node) ?? []));
          expect(listed).toMatchObject({ steps: (reach.pathTo(node)?.length ?? 1) - 1, spent: reach.cost[node] });
          expect(listed.halt).toBeUndefined();
          // one hex on, by every neighbour: never cheaper than what was found
          for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) {
            const to = board.to[arc] ?? 0;
            const path = [...(reach.pathTo(node) ?? []), to];
            const on = walk(travel.walker, steps(path));
            if (on.steps < path.length - 1) continue;
            // 10.23: he goes into a zone no farther than one of his mates
            const mates = travel.companions().filter((mate) => !mate.held);
            const zoc = stand.zones[enemy]?.[to] === 1;
            if (piece.kind === 'leader' && zoc && !mates.some((mate) => reachOf(mate).reached.includes(to))) continue;
            expect(reach.cost[to]).toBeGreaterThanOrEqual(0);
            expect(reach.cost[to]).toBeLessThanOrEqual(on.spent);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});
