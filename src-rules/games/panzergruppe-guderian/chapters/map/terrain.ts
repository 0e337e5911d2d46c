import type { Mover } from '../../model/units.ts';

/** 6.7: the terrain effects chart. Movement points are kept in halves (roads cost a half). */
export type Terrain = 'clear' | 'forest' | 'swamp' | 'majorCity' | 'minorCity';

export interface TerrainRow {
  readonly terrain: Terrain;
  /** half points to enter, by kind of mover */
  readonly halves: { readonly [M in Mover]: number };
  /** what a defender's strength is multiplied by */
  readonly defence: 1 | 2;
}

export const terrainChart: readonly TerrainRow[] = [
  { terrain: 'clear', halves: { foot: 2, mechanized: 2, cavalry: 2, leader: 2 }, defence: 1 },
  // 10.21: leaders pay like infantry in forest; cavalry like all others, off the road
  { terrain: 'forest', halves: { foot: 2, mechanized: 4, cavalry: 4, leader: 2 }, defence: 2 },
  { terrain: 'swamp', halves: { foot: 4, mechanized: 4, cavalry: 4, leader: 4 }, defence: 1 },
  { terrain: 'majorCity', halves: { foot: 2, mechanized: 2, cavalry: 2, leader: 2 }, defence: 2 },
  { terrain: 'minorCity', halves: { foot: 2, mechanized: 2, cavalry: 2, leader: 2 }, defence: 1 },
];

export const terrainRow = (terrain: Terrain): TerrainRow =>
  terrainChart.find((row) => row.terrain === terrain) ?? {
    terrain,
    halves: { foot: 2, mechanized: 2, cavalry: 2, leader: 2 },
    defence: 1,
  };

/** Half points along a road: foot infantry and cavalry pay a full one; leaders drive (10.21). */
export const roadHalves: { readonly [M in Mover]: number } = { foot: 2, mechanized: 1, cavalry: 2, leader: 1 };

/** Half points to cross a river hexside, roads included (11.13). */
export const riverHalves = { german: 4, soviet: 2 } as const;

/** Half points more for a hex with the enemy's interdiction marker (13.32, 13.43). */
export const interdictionHalves = 2;

/** 9.32 */
export const riverDefence = 2;

export const terrains = terrainChart.map((row) => row.terrain);
