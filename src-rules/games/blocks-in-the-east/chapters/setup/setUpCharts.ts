import type { Context } from '#rules/kit/record/context.ts';
import type { SideId } from '../../ids.ts';
import { blocksOf, comesBack, isPlaced, type PoolBlock } from '../../model/blocks/block.ts';
import { axisAreas, cityArea, type OrderArea, sovietAreas } from '../../model/orderFields.ts';
import { shownOf } from '../../model/reading.ts';
import { on } from '../../model/rules.ts';
import { rulesOf } from '../../model/scenarios.ts';

/** The Barbarossa standard set-up (BPS) by the dots of the blocks, and how many blocks a scenario speaks of. */
interface SideSetUp {
  readonly areas: readonly OrderArea[];
  readonly blocks?: number;
}
type SetUps = { readonly [S in SideId]: SideSetUp };

const all = (soviet?: number, axis?: number): SetUps => ({
  soviet: { areas: [...sovietAreas, cityArea], ...(soviet === undefined ? {} : { blocks: soviet }) },
  axis: { areas: [...axisAreas, cityArea], ...(axis === undefined ? {} : { blocks: axis }) },
});
const setUps: { readonly [scenario: string]: SetUps } = {
  SBE1: { soviet: { areas: ['leningrad', 'baltic'], blocks: 12 }, axis: { areas: ['north'], blocks: 13 } },
  SBE2: { soviet: { areas: ['western'], blocks: 14 }, axis: { areas: ['centre'], blocks: 23 } },
  SBE3: {
    soviet: { areas: ['kiev', 'odessa'], blocks: 30 },
    axis: { areas: ['south', 'army11', 'hungary'], blocks: 32 },
  },
  SBE4: all(109, 82),
  SBE5: all(),
  SBE9: all(),
};

/** Undefined: the scenario is set up by a chart. */
export const setUpOf = (scenario: string): SetUps | undefined => setUps[scenario];

const headquarters: readonly string[] = ['armouredHq', 'airHq', 'navalHq', 'supremeHq'];
/** 3.20, 1.2: the base game leaves headquarters, Slovaks and rear-security corps in the box. */
const isPlayed = (block: PoolBlock, context: Context): boolean => {
  if (block.unit.values.rear === true || block.nation === 'SVK') return rulesOf(context.scenario).level !== 'base';
  return on(context, 'a13') || !headquarters.some((one) => one === block.class);
};

/** In 1941: it is a reinforcement. */
const comesLater = (block: PoolBlock): boolean => block.entry > 0 && !comesBack(block);

/** Where a block sets up in a scenario of 1941; undefined: it does not. */
export const setUpArea = (block: PoolBlock, context: Context): OrderArea | undefined => {
  const areas = setUpOf(context.scenario)?.[block.side].areas;
  const { area } = block;
  return area && areas?.includes(area) && !comesLater(block) && isPlayed(block, context) ? area : undefined;
};

/** It may set up, but its dot has not been typed: players see where it goes on the block. */
export const isDotless = (block: PoolBlock, context: Context): boolean =>
  block.area === undefined && !comesLater(block) && isPlayed(block, context);

const hasLeft = (block: PoolBlock, first: number): boolean =>
  block.removal > 0 && block.removal <= first && !comesBack(block);
/** 1942 to 1944: whatever had come by then, and had not left for good. */
export const mayBeOnChart = (block: PoolBlock, context: Context): boolean => {
  const { first } = rulesOf(context.scenario);
  return block.entry <= first && !hasLeft(block, first);
};

/** It has a place in the set-up of the scenario. */
export const maySetUp = (block: PoolBlock, context: Context): boolean =>
  setUpOf(context.scenario) ? setUpArea(block, context) !== undefined : mayBeOnChart(block, context);

/**
 * Its dot belongs to another scenario, the base game leaves it in the box, or it had left before the first month;
 * nothing was ever recorded of it.
 */
export const isAbsent = (block: PoolBlock, context: Context): boolean => {
  const { id } = block.unit;
  const leftOut = setUpOf(context.scenario)
    ? block.area !== undefined && !comesLater(block) && !maySetUp(block, context)
    : hasLeft(block, rulesOf(context.scenario).first);
  return leftOut && !isPlaced(context, id) && shownOf(block.unit, context) === undefined;
};

export interface PlacedCount {
  readonly placed: number;
  readonly of: number;
  /** how many the scenario speaks of */
  readonly wants?: number;
}
/** How far a side is with its set-up. */
export const placedOf = (context: Context, side: SideId): PlacedCount => {
  const wants = setUpOf(context.scenario)?.[side].blocks;
  const mine = blocksOf(context).filter((block) => block.side === side && maySetUp(block, context));
  return {
    placed: mine.filter(({ unit }) => isPlaced(context, unit.id)).length,
    of: mine.length,
    ...(wants === undefined ? {} : { wants }),
  };
};

export const settingUp = ({ place }: Pick<Context, 'place'>): boolean => place.split('/')[1] === 'setup';
