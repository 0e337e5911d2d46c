import type { SideId } from '../../ids.ts';
import type { Mover } from '../../model/units.ts';
import { interdictionHalves, riverHalves, roadHalves, type Terrain, terrainRow } from './terrain.ts';

/** What hexes and hexsides cost, listed by the players as they lie on the map. Movement points in halves. */
export interface StepOnMap {
  readonly terrain: Terrain;
  /** the road crosses the hexside moved over (A14) */
  readonly road: boolean;
  readonly river: boolean;
  readonly lake: boolean;
  /** an enemy interdiction marker lies in the hex entered */
  readonly interdicted: boolean;
  readonly enemyZoc: boolean;
  readonly enemyUnit: boolean;
  /** its number, where it matters (6.4) */
  readonly hex: string;
}

export type CostPart = 'terrain' | 'road' | 'river' | 'interdiction';

/** 6.7: road rate or terrain, then the river, then the marker. */
export const stepCost = (
  mover: Mover,
  side: SideId,
  step: StepOnMap,
): readonly { readonly part: CostPart; readonly halves: number; readonly rule: string }[] => [
  step.road
    ? { part: 'road', halves: roadHalves[mover], rule: '6.7' }
    : { part: 'terrain', halves: terrainRow(step.terrain).halves[mover], rule: mover === 'leader' ? '10.21' : '6.7' },
  // 11.13: roads do not bridge rivers
  ...(step.river ? [{ part: 'river', halves: riverHalves[side], rule: '6.7' } as const] : []),
  ...(step.interdicted
    ? [{ part: 'interdiction', halves: interdictionHalves, rule: side === 'soviet' ? '13.32' : '13.43' } as const]
    : []),
];
