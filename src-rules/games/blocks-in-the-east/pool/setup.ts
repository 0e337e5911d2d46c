import type { Around } from '../../../kit/around.ts';
import { rulesOf } from '../data/scenarios.ts';
import type { SideId } from '../ids.ts';
import { shownOf } from '../reading.ts';
import { on } from '../rules.ts';
import { blocksOf, isPlaced, type PoolBlock } from './block.ts';
import { type Area, axisAreas, cityArea, sovietAreas } from './fields.ts';

/** The Barbarossa standard set-up (BPS) by the dots of the blocks, and how many blocks a scenario speaks of. */
interface SideSetUp {
  readonly areas: readonly Area[];
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
const isPlayed = (block: PoolBlock, around: Around): boolean => {
  if (block.unit.values.rear === true || block.nation === 'SVK') return rulesOf(around.scenario).level !== 'base';
  return on(around, 'a13') || !headquarters.some((one) => one === block.class);
};

/** Where a block sets up in a scenario of 1941; undefined: it does not. */
export const setUpArea = (block: PoolBlock, around: Around): Area | undefined => {
  const areas = setUpOf(around.scenario)?.[block.side].areas;
  const { area, entry, removal } = block;
  const later = entry > 0 && !(removal > 0 && entry > removal);
  return area && areas?.includes(area) && !later && isPlayed(block, around) ? area : undefined;
};

/** It may set up, but its dot has not been typed: players see where it goes on the block. */
export const isDotless = (block: PoolBlock, around: Around): boolean =>
  block.area === undefined && block.entry === 0 && isPlayed(block, around);

/** Its dot belongs to another scenario, or the base game leaves it in the box; nothing was ever recorded of it. */
export const isAbsent = (block: PoolBlock, around: Around): boolean => {
  const { id } = block.unit;
  return (
    setUpOf(around.scenario) !== undefined &&
    block.area !== undefined &&
    block.entry === 0 &&
    setUpArea(block, around) === undefined &&
    !isPlaced(around, id) &&
    shownOf(id, around) === undefined
  );
};

/** 1942 to 1944: whatever had come by then, and had not left for good. */
export const mayBeOnChart = (block: PoolBlock, around: Around): boolean => {
  const { first } = rulesOf(around.scenario);
  const left = block.removal > 0 && block.removal <= first && !(block.entry > block.removal && block.entry <= first);
  return block.entry <= first && !left;
};

export interface Placed {
  readonly placed: number;
  readonly of: number;
  /** how many the scenario speaks of */
  readonly wants?: number;
}
/** How far a side is with its set-up. */
export const placedOf = (around: Around, side: SideId): Placed => {
  const wants = setUpOf(around.scenario)?.[side].blocks;
  const mine = blocksOf(around).filter(
    (block) =>
      block.side === side &&
      (setUpOf(around.scenario) ? setUpArea(block, around) !== undefined : mayBeOnChart(block, around)),
  );
  return {
    placed: mine.filter(({ unit }) => isPlaced(around, unit.id)).length,
    of: mine.length,
    ...(wants === undefined ? {} : { wants }),
  };
};

export const settingUp = ({ place }: Pick<Around, 'place'>): boolean => place.split('/')[1] === 'setup';
