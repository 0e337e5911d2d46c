import { type Movement, type Nation, type SideId, sides, type UnitKind } from '../../ids.ts';
import type { Counter } from '../../model/units.ts';

/** 5: movement points, all of them in halves. */

export const entryHalves = 3;
/** 5.1.1: along a road or railway. */
export const roadHalves = (move: Movement): number => (move === 'other' ? 2 : 1);
/** 13.1: on top of the hex assaulted. */
export const assaultHalves = 4;
/** 18.4.1: what the weather of turn 1 takes. */
export const weatherHalves = (move: Movement): number => (move === 'tracked' ? 2 : 4);

export const stepHalves = (move: Movement, road: boolean, assault = false): number =>
  (road ? roadHalves(move) : entryHalves) + (assault ? assaultHalves : 0);

/** Half the movement points, to the next whole one (18.4.1c in the digest: 5 becomes 3). */
export const halvedMp = (halves: number): number => Math.ceil(halves / 4) * 2;
/** 18.4.1, 8.3: what a unit has to spend in this phase. */
export const allowance = (
  printed: number,
  { move, turn, oos }: { readonly move: Movement; readonly turn: number; readonly oos: boolean },
): number => {
  const left = turn === 1 ? Math.max(0, printed - weatherHalves(move)) : printed;
  return oos ? halvedMp(left) : left;
};

/** 5.4: must supply points be spent to move it by more than a hex? */
export const costsPa = ({
  side,
  kind,
  nation,
  division,
  move,
}: {
  readonly side: SideId;
  readonly kind: UnitKind;
  readonly nation?: Nation | undefined;
  readonly division: string;
  readonly move: Movement;
}): boolean => side === sides.axis && nation === 'ITA' && kind === 'combat' && move !== 'other' && !isCelere(division);
/** 5.4.1: the division whose name the rulebook gives. */
export const isCelere = (division: string): boolean => /celere/i.test(division);

/** 5.2: in motorised movement only combat units that are motorised or tracked. */
export const movesMotorised = ({ kind, move }: Pick<Counter, 'kind' | 'move'>): boolean =>
  kind === 'combat' && move !== 'other';

/** A hex entered, as it lies on the map. */
export interface StepOnMap {
  readonly road: boolean;
  /** an enemy zone in which this unit must stop (7.1) */
  readonly zoc: boolean;
  /** any enemy zone: the Axis crosses the Don only into a hex without one (14.2.1) */
  readonly anyZoc: boolean;
  readonly enemy: boolean;
  /** the enemy there is assaulted; `won`: it left the hex empty (13.2) */
  readonly assault: boolean;
  readonly won: boolean;
  readonly don: boolean;
  readonly strongpointSide: boolean;
  /** a hex of the railway from A to B (5.1.2) */
  readonly railAB: boolean;
  readonly bokovskaya: boolean;
}
export const plainStep: StepOnMap = {
  road: false,
  zoc: false,
  anyZoc: false,
  enemy: false,
  assault: false,
  won: false,
  don: false,
  strongpointSide: false,
  railAB: false,
  bokovskaya: false,
};

export interface Walker {
  readonly side: SideId;
  readonly kind: UnitKind;
  readonly move: Movement;
  /** already reduced (`allowance`) */
  readonly halves: number;
  /** false: it may go one hex only, no supply point is there to spend (5.4) */
  readonly far: boolean;
  /** a group with a tracked unit, all of it motorised or tracked (13) */
  readonly assaults: boolean;
}
export type Halt =
  | 'enemy'
  | 'railAB'
  | 'bokovskaya'
  | 'don'
  | 'assaulter'
  | 'strongpoint'
  | 'short'
  | 'zoc'
  | 'pa'
  | 'failed';
export interface Moved {
  /** hexes entered */
  readonly steps: number;
  readonly spent: number;
  readonly left: number;
  /** one hex whatever it costs (5) */
  readonly minimum: boolean;
  readonly costs: readonly number[];
  readonly halt?: { readonly at: number; readonly why: Halt; readonly rule: string };
}

/** Why this hex cannot be entered at all, whatever is left to spend. */
export const barsEntry = (
  { side, assaults }: Pick<Walker, 'side' | 'assaults'>,
  step: StepOnMap,
): { readonly why: Halt; readonly rule: string } | undefined => {
  if (side === sides.soviet && step.railAB) return { why: 'railAB', rule: '5.1.2' };
  if (side === sides.axis && step.bokovskaya) return { why: 'bokovskaya', rule: '16.1.4' };
  // 14.2.1: the Axis neither attacks across the Don nor crosses into a zone
  if (side === sides.axis && step.don && (step.anyZoc || step.zoc || step.enemy)) return { why: 'don', rule: '14.2.1' };
  if (step.assault && step.enemy) {
    if (!assaults) return { why: 'assaulter', rule: '13' };
    return step.strongpointSide ? { why: 'strongpoint', rule: '13' } : undefined;
  }
  return step.enemy ? { why: 'enemy', rule: '5' } : undefined;
};

/** Walks a listed way as far as the rules allow. */
export const walk = (walker: Walker, path: readonly StepOnMap[]): Moved => {
  const costs = path.map(({ road, assault, enemy }) => stepHalves(walker.move, road, assault && enemy));
  let spent = 0;
  const moved = (steps: number, minimum = false, halt?: Moved['halt']): Moved => ({
    steps,
    spent,
    left: Math.max(0, walker.halves - spent),
    minimum,
    costs,
    ...(halt ? { halt } : {}),
  });
  for (const [i, step] of path.entries()) {
    const cost = costs[i] ?? 0;
    const assaulted = step.assault && step.enemy;
    const bar = barsEntry(walker, step);
    if (bar) return moved(i, false, { at: i, ...bar });
    if (i > 0 && !walker.far) return moved(i, false, { at: i, why: 'pa', rule: '5.4' });
    if (spent + cost > walker.halves) {
      // 5: one hex always, but no assault (13.1)
      if (i > 0 || assaulted) return moved(i, false, { at: i, why: 'short', rule: assaulted ? '13.1' : '5' });
      spent = walker.halves;
      return moved(1, true, path.length > 1 ? { at: 1, why: 'short', rule: '5' } : undefined);
    }
    spent += cost;
    // 13.2: paid all the same, and it stays where it attacked from
    if (assaulted && !step.won) return moved(i, false, { at: i, why: 'failed', rule: '13.2' });
    if (step.zoc && i < path.length - 1) return moved(i + 1, false, { at: i + 1, why: 'zoc', rule: '7.1' });
  }
  return moved(path.length);
};
