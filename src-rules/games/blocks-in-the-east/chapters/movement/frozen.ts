import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { poolMarks, type SideId } from '../../ids.ts';
import { blocksOf, hasEntered, isAir, isOnMap, type PoolBlock, poolState } from '../../model/blocks/block.ts';
import { type Booked, namesOf } from '../../model/blocks/words.ts';
import { notedAt } from '../../model/cells.ts';
import { thisMonth } from '../../model/facts.ts';
import { areaMsg } from '../../model/orderFields.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { nationMsg } from '../../model/units.ts';
import { isAbsent } from '../setup/setUpCharts.ts';
import { msg } from './msg.ts';

/** 3.21, SBE5 (AMB-37): who stands still in June 1941, under the heading it is found by. */
export const frozenGroups = [
  'HUN',
  'ROM',
  'germansInRomania',
  'FIN',
  'minors',
  'stavka',
  'leningrad',
  'odessa',
  'caucasus',
] as const;
export type FrozenGroup = (typeof frozenGroups)[number];

export const frozenMsg = (group: FrozenGroup): Msg => {
  switch (group) {
    case 'HUN':
    case 'ROM':
    case 'FIN':
      return nationMsg[group];
    case 'germansInRomania':
    case 'minors':
    case 'stavka':
      return msg(`bite.frozen.${group}`);
    default:
      return areaMsg(group);
  }
};

const districts = ['leningrad', 'odessa', 'caucasus'] as const;

/** In June 1941 under the rules of a scenario: SBE3 freezes every block of the minor allies and all Germans in Romania. */
const groupIn = (block: PoolBlock, scenario: string): FrozenGroup | undefined => {
  const { nation } = block;
  // SBE3 says it in its own words, without the exceptions of 3.21
  const every = scenario === 'SBE3';
  const mayStir = isAir(block) || block.class === 'supremeHq';
  switch (nation) {
    case 'HUN':
    case 'FIN':
      return nation;
    case 'ROM':
      return mayStir && !every ? undefined : 'ROM';
    case 'GER':
      return block.area === 'army11' && (every || !isAir(block)) ? 'germansInRomania' : undefined;
    case 'SVK':
    case 'ITA':
      return every ? 'minors' : undefined;
    default:
      return block.class === 'supremeHq' ? 'stavka' : districts.find((one) => one === block.area);
  }
};

export const frozenNow = (context: Pick<Context, 'scenario' | 'turn'>): boolean =>
  context.turn === 1 && rulesOf(context.scenario).frozen;

/** Some of a side stand still, or nobody can tell: where the dots of its blocks are typed, they tell. */
export const mayBeFrozen =
  (side: SideId) =>
  (context: Context): boolean =>
    frozenNow(context) &&
    (blocksOf(context).every((block) => block.side !== side || block.area === undefined) ||
      frozenCounts(context, side).length > 0);

export const frozenGroup = (block: PoolBlock, context: Context): FrozenGroup | undefined =>
  frozenNow(context) && hasEntered(block, context) && !isAbsent(block, context)
    ? groupIn(block, context.scenario)
    : undefined;

export const isFrozen = (block: PoolBlock, context: Context): boolean =>
  frozenGroup(block, context) !== undefined && notedAt(context, poolMarks.thawed, block.unit.id) === undefined;

/** Attacked, a block moves again. */
export const thawing = (blocks: readonly PoolBlock[], { turn }: Pick<Context, 'turn'>): Booked => ({
  says: msg('bite.says.thaw', { count: blocks.length, what: namesOf(blocks) }),
  facts: blocks.map(({ unit }) => thisMonth(turn, poolMarks.thawed, unit.id, 1)),
});

/** How many of a side stand still under each heading. */
export const frozenCounts = (
  context: Context,
  side: SideId,
): readonly { readonly group: FrozenGroup; readonly count: number }[] => {
  const still = blocksOf(context).filter(
    (block) => block.side === side && isFrozen(block, context) && isOnMap(poolState(block, context)),
  );
  return frozenGroups.flatMap((group) => {
    const count = still.filter((block) => frozenGroup(block, context) === group).length;
    return count === 0 ? [] : [{ group, count }];
  });
};
/** What stands beside the tasks of the sequence: nothing while the lists of blocks are empty. */

export const frozenStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined =>
    list(
      frozenCounts(context, side).map(({ group, count }) =>
        msg('bite.status.frozenGroup', { group: frozenMsg(group), count }),
      ),
    );
