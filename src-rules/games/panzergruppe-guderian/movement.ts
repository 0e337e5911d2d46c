import type { SideId } from './cells-ids.ts';
import { rail } from './data/schedule.ts';
import { interdictionHalves, type Mover, riverHalves, roadHalves, type Terrain, terrainRow } from './data/terrain.ts';
import { halvedMa } from './units.ts';
import { westClosed } from './west.ts';

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
export type Part = 'terrain' | 'road' | 'river' | 'interdiction';

/** 6.7: road rate or terrain, then the river, then the marker. */
export const stepCost = (
  mover: Mover,
  side: SideId,
  step: StepOnMap,
): readonly { readonly part: Part; readonly halves: number; readonly rule: string }[] => [
  step.road
    ? { part: 'road', halves: roadHalves[mover], rule: '6.7' }
    : { part: 'terrain', halves: terrainRow(step.terrain).halves[mover], rule: mover === 'leader' ? '10.21' : '6.7' },
  // 11.13: roads do not bridge rivers
  ...(step.river ? [{ part: 'river', halves: riverHalves[side], rule: '6.7' } as const] : []),
  ...(step.interdicted
    ? [{ part: 'interdiction', halves: interdictionHalves, rule: side === 'soviet' ? '13.32' : '13.43' } as const]
    : []),
];

/** 6.25: what a unit has to spend in this phase. */
export const allowance = (ma: number, outOfSupply: boolean): number => (outOfSupply ? halvedMa(ma) : ma);

/** What else decides how far a unit gets, beside the hexes. */
export interface Walker {
  readonly mover: Mover;
  readonly side: SideId;
  readonly turn: number;
  /** whole points, already halved if it must be (6.25) */
  readonly ma: number;
  /** a unit of 13th or 20th Army: on turn 1 it may still be in the western columns (5.23) */
  readonly firstMove: boolean;
  /** it begins the phase in enemy ZOC and cannot leave by choice (6.22) */
  readonly startsInZoc: boolean;
  /** a leader's companion: a combat unit that can attack goes with him (10.23) */
  readonly withUnit: boolean;
}

export type Halt = 'held' | 'alone' | 'lake' | 'enemy' | 'west' | 'short' | 'zoc';
export interface Moved {
  /** steps that can be made */
  readonly steps: number;
  readonly spent: number;
  readonly left: number;
  /** why it goes no further */
  readonly halt?: { readonly at: number; readonly why: Halt; readonly rule: string };
  readonly costs: readonly number[];
}

/** Why a hex cannot be entered at all, whatever is left to spend. */
export const barsEntry = (
  { mover, side, turn, firstMove, withUnit }: Pick<Walker, 'mover' | 'side' | 'turn' | 'firstMove' | 'withUnit'>,
  step: Pick<StepOnMap, 'lake' | 'enemyUnit' | 'enemyZoc' | 'hex'>,
): { readonly why: Halt; readonly rule: string } | undefined => {
  if (step.lake) return { why: 'lake', rule: '6.7' };
  if (step.enemyUnit) return { why: 'enemy', rule: '6.21' };
  if (side === 'soviet' && westClosed(turn, step.hex, firstMove)) return { why: 'west', rule: '6.4' };
  if (mover === 'leader' && step.enemyZoc && !withUnit) return { why: 'alone', rule: '10.23' };
  return undefined;
};

/** Walks a listed path as far as the rules allow. */
export const walk = (walker: Walker, path: readonly StepOnMap[]): Moved => {
  const { mover, side } = walker;
  const has = walker.ma * 2;
  let spent = 0;
  const costs = path.map((step) => stepCost(mover, side, step).reduce((so, { halves }) => so + halves, 0));
  const stop = (at: number, why: Halt, rule: string): Moved => ({
    steps: at,
    spent,
    left: has - spent,
    halt: { at, why, rule },
    costs,
  });
  if (walker.startsInZoc && path.length > 0) return stop(0, 'held', '6.22');
  for (const [i, step] of path.entries()) {
    const cost = costs[i] ?? 0;
    const bar = barsEntry(walker, step);
    if (bar) return stop(i, bar.why, bar.rule);
    if (spent + cost > has) return stop(i, 'short', '6.23');
    spent += cost;
    // 6.22: it enters the controlled hex and goes no further
    if (step.enemyZoc && i < path.length - 1) return stop(i + 1, 'zoc', '6.22');
  }
  return { steps: path.length, spent, left: has - spent, costs };
};

/** 6.31: what units count of the quota. */
export const railUnits = (units: {
  readonly rifle: number;
  readonly armor: number;
  readonly leaders: number;
}): number => units.rifle * rail.rifle + units.armor * rail.armor + units.leaders * rail.leader;

export const railRange = 30;
/** 13.31: 4 in all for a hex with a marker, in place of 1. */
export const railInterdicted = 4;

export interface RailMove {
  readonly hexes: number;
  readonly interdicted: number;
  readonly rifle: number;
  readonly armor: number;
  readonly leaders: number;
  readonly broken: boolean;
  readonly enemyZoc: boolean;
  /** starts, ends and goes on connected railroad hexes alone */
  readonly onRail: boolean;
  /** enters the map by rail in this turn: outside the quota (6.31) */
  readonly arriving: boolean;
  /** makes no other movement in this phase */
  readonly only: boolean;
}
export interface RailCost {
  readonly points: number;
  readonly left: number;
  readonly quota: number;
  readonly bars: readonly {
    readonly why: 'range' | 'quota' | 'broken' | 'zoc' | 'rail' | 'other';
    readonly rule: string;
  }[];
}

/** 6.31 to 6.33, 6.37. Of the hexes entered, `interdicted` have a German marker. */
export const railCost = (move: RailMove, quotaLeft: number): RailCost => {
  const marked = Math.min(move.interdicted, move.hexes);
  const points = move.hexes + (railInterdicted - 1) * marked;
  const quota = move.arriving ? 0 : railUnits(move);
  return {
    points,
    left: railRange - points,
    quota,
    bars: [
      ...(points > railRange ? [{ why: 'range', rule: '6.33' } as const] : []),
      ...(quota > quotaLeft ? [{ why: 'quota', rule: '6.31' } as const] : []),
      ...(move.onRail ? [] : [{ why: 'rail', rule: '6.32' } as const]),
      ...(move.only ? [] : [{ why: 'other', rule: '6.32' } as const]),
      ...(move.enemyZoc ? [{ why: 'zoc', rule: '6.32' } as const] : []),
      ...(move.broken ? [{ why: 'broken', rule: '6.37' } as const] : []),
    ],
  };
};
