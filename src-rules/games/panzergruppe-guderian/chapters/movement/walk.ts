import type { SideId } from '../../ids.ts';
import type { Mover } from '../../model/units.ts';
import { type StepOnMap, stepCost } from '../map/stepCost.ts';
import { westClosed } from './west.ts';

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

/** 6.25: movement drops fractions and has no least. */
export const halvedMa = (ma: number): number => Math.floor(ma / 2);
