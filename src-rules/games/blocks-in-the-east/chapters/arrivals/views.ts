import type { PoolGroup, PoolRow, PoolView, Wants } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { type Nation, nations, poolCells, type SideId, sideOf, sides } from '../../ids.ts';
import { blockById, blocksOf, isPlaced, type PoolBlock, poolStates } from '../../model/blocks/block.ts';
import { absent, inBox, stateMsg } from '../../model/blocks/words.ts';
import { calendar, turnName } from '../../model/calendar.ts';
import { areaMsg } from '../../model/orderFields.ts';
import { isFirstMonth, on } from '../../model/rules.ts';
import { classMsg, nationMsg } from '../../model/units.ts';
import { command, commandMsg, commands, teamOf } from '../command/teams.ts';
import { frozenGroup, frozenGroups, frozenMsg, frozenNow, isFrozen } from '../movement/frozen.ts';
import { isDotless, mayBeOnChart, settingUp, setUpArea, setUpOf } from '../setup/setUpCharts.ts';
import { chartMsg, chartOf, chartSum, chartWants, classesOf, classGroup } from './charts.ts';
import { msg } from './msg.ts';

/** The list under its headings: by set-up area or chart, by class, state, nation, month of entry, commander. */

const both: readonly SideId[] = Object.values(sides);
const blockOf = (row: PoolRow, context: Context): PoolBlock | undefined => blockById(context, row.id);

const placing = (ids: readonly string[], set: boolean, context: Context): Proposal => {
  const blocks = ids.flatMap((id) => blockById(context, id) ?? []);
  const [only] = blocks;
  if (!only) return refuse(msg('bite.bar.noBlocks'), '2.3');
  const says =
    blocks.length === 1
      ? msg(set ? 'bite.says.placed' : 'bite.says.unplaced', { unit: name(only.unit.name) })
      : msg(set ? 'bite.says.placedMany' : 'bite.says.unplacedMany', { count: blocks.length });
  return { ok: true, says, facts: ids.map((id) => setAt(poolCells.placed, id, set ? 'yes' : null)) };
};
const ticks: PoolView['ticks'] = {
  msg: msg('bite.pool.placed'),
  is: (row, context) => isPlaced(context, row.id),
  proposes: placing,
};

/** 1941: by the color of the dots, against the counts of the scenario. */
const byArea: PoolView = {
  id: 'set-up',
  msg: msg('bite.view.setUp'),
  rule: 'BPS',
  about: (context) =>
    msg(setUpOf(context.scenario)?.soviet.blocks === undefined ? 'bite.view.setUp.about' : 'bite.view.setUp.counts'),
  when: (context) => isFirstMonth(context) && setUpOf(context.scenario) !== undefined,
  opens: settingUp,
  // 1941: the Soviets set up first
  groups: (context) =>
    ([sides.soviet, sides.axis] as const).flatMap((side) => [
      ...(setUpOf(context.scenario)?.[side].areas ?? []).map(
        (area): PoolGroup => ({ key: `${side}:${area}`, msg: areaMsg(area), side }),
      ),
      { key: `${side}:none`, msg: msg('bite.area.none'), side },
    ]),
  of: (row, context) => {
    const block = blockOf(row, context);
    if (!block) return undefined;
    const area = setUpArea(block, context) ?? (isDotless(block, context) ? 'none' : undefined);
    return area && `${row.side}:${area}`;
  },
  wants: (side, context): Wants | undefined => {
    const units = both.includes(side as SideId) ? setUpOf(context.scenario)?.[side as SideId].blocks : undefined;
    return units === undefined ? undefined : { units };
  },
  ticks,
};

/** 1942 to 1944: against the players' chart, block by block and PF by PF. */
const byChart: PoolView = {
  id: 'chart',
  msg: msg('bite.view.chart'),
  rule: '2.3',
  about: (context) => msg('bite.view.chart.about', { chart: chartMsg(context) ?? name('') }),
  when: (context) => isFirstMonth(context) && chartOf(context.scenario) !== undefined,
  opens: settingUp,
  table: (context) => chartOf(context.scenario),
  groups: (context) =>
    both.flatMap((side) =>
      classesOf(side).map((one): PoolGroup => {
        const wants = chartWants(context, side, one);
        return { key: classGroup(side, one), msg: classMsg[one], side, ...(wants ? { wants } : {}) };
      }),
    ),
  of: (row, context) => {
    const block = blockOf(row, context);
    return block?.class && mayBeOnChart(block, context) ? classGroup(block.side, block.class) : undefined;
  },
  wants: (side, context) => both.flatMap((one) => (one === side ? (chartSum(context, one) ?? []) : []))[0],
  ticks,
};

/** 3.21: who stands still in June 1941. */
const byFrost: PoolView = {
  id: 'frozen',
  msg: msg('bite.view.frozen'),
  rule: '3.21',
  about: () => msg('bite.view.frozen.about'),
  when: frozenNow,
  groups: () =>
    frozenGroups.map((group): PoolGroup => {
      const side = ['stavka', 'leningrad', 'odessa', 'caucasus'].includes(group) ? sides.soviet : sides.axis;
      return { key: group, msg: frozenMsg(group), side };
    }),
  of: (row, context) => {
    const block = blockOf(row, context);
    return block && frozenGroup(block, context);
  },
  counts: (row, context) => {
    const block = blockOf(row, context);
    return block !== undefined && isFrozen(block, context);
  },
};

const unclassed = (side: SideId): string => `${side}:none`;
const byClass: PoolView = {
  id: 'class',
  msg: msg('bite.view.class'),
  rule: '1.2',
  groups: () =>
    both.flatMap((side): readonly PoolGroup[] => [
      ...classesOf(side).map((one) => ({ key: classGroup(side, one), msg: classMsg[one], side })),
      ...(side === sides.soviet ? [{ key: classGroup(side, 'partisans'), msg: classMsg.partisans, side }] : []),
      { key: unclassed(side), msg: msg('bite.pool.noClass'), side },
    ]),
  of: (row) => `${row.side}:${row.is.class ?? 'none'}`,
};

const byNation: PoolView = {
  id: 'nation',
  msg: msg('bite.view.nation'),
  rule: '3.20',
  groups: () => nations.map((nation: Nation) => ({ key: nation, msg: nationMsg[nation], side: sideOf(nation) })),
  of: (row) => row.is.nation,
};

const byState: PoolView = {
  id: 'state',
  msg: msg('bite.view.state'),
  rule: '7.7.10',
  groups: () =>
    ([inBox, ...poolStates, absent] as const).flatMap((state) =>
      both.map((side) => ({ key: `${side}:${state}`, msg: stateMsg(state), side })),
    ),
  of: (row) => `${row.side}:${row.state}`,
  counts: () => true,
};

/** The order-of-battle cards: who comes when. */
const byMonth: PoolView = {
  id: 'entry',
  msg: msg('bite.view.entry'),
  rule: '7.3.1',
  about: () => msg('bite.view.entry.about'),
  when: (context) => blocksOf(context).some((block) => block.entry > 0),
  groups: () =>
    calendar.flatMap(({ turn }) => both.map((side) => ({ key: `${side}:${turn}`, msg: turnName(turn).long, side }))),
  of: (row, context) => {
    const entry = blockOf(row, context)?.entry ?? 0;
    return entry === 0 ? undefined : `${row.side}:${entry}`;
  },
};

const byTeam: PoolView = {
  id: 'team',
  msg: msg('bite.view.team'),
  rule: '38.1',
  about: () => msg('bite.view.team.about'),
  when: (context) => on(context, 'o38'),
  groups: (context) => [
    ...commands.map(({ side, team }) => ({ key: command(side, team), msg: commandMsg(side, team, context), side })),
    ...both.map((side) => ({ key: unclassed(side), msg: msg('bite.pool.noTeam'), side })),
  ],
  of: (row, context) => {
    const block = blockOf(row, context);
    const team = block && teamOf(block, context);
    return block && (team ? command(block.side, team) : unclassed(block.side));
  },
};

export const views: readonly PoolView[] = [byArea, byChart, byClass, byState, byNation, byMonth, byFrost, byTeam];
