import type { Context } from '#rules/kit/record/context.ts';
import { type GridSpec, valueAt } from '#rules/kit/tables/grids.ts';
import { type ScenarioId, type SideId, scenarios, sides, tables } from '../ids.ts';
import { sideMsg } from './cells.ts';
import { msg } from './msg.ts';

/** 2.24, 7.11: single numbers the rulebook leaves to the box: strongpoint counters, DRMs of the Initiative Table. */

const strongpoints = 'strongpoints';
const initiativeRow = (scenario: string, side: SideId): string => `initiative:${scenario}:${side}`;
const drmRow = (scenario: ScenarioId, side: SideId) => ({
  key: initiativeRow(scenario, side),
  msg: msg('rtl.own.initiative', { scenario: msg(`rtl.scenario.${scenario}`), side: sideMsg(side) }),
  optional: true as const,
});

export const ownTable: GridSpec<number> = {
  id: tables.own,
  msg: msg('rtl.own.title'),
  about: msg('rtl.own.about'),
  rule: '2.24',
  cols: [{ key: 'n', msg: msg('rtl.own.number') }],
  rows: [
    { key: strongpoints, msg: msg('rtl.own.strongpoints'), optional: true },
    ...Object.values(scenarios).flatMap((scenario) => [drmRow(scenario, sides.german), drmRow(scenario, sides.soviet)]),
  ],
  pattern: '^-?\\d{1,2}$',
  example: '12',
  tidy: (text) => text.trim().replace(/[−–]/g, '-').replace(/^\+/, ''),
  parse: (text) => (/^-?\d{1,2}$/.test(text) ? Number(text) : undefined),
};

type Reads = Pick<Context, 'tables'>;
const numberAt = ({ tables: all }: Reads, row: string): number | undefined => {
  const grid = all[tables.own];
  return grid && valueAt(ownTable, grid, row, 'n');
};
/** Strongpoint counters of the box, for both sides together; undefined: not typed. */
export const strongpointCounters = (context: Reads): number | undefined => {
  const typed = numberAt(context, strongpoints);
  return typed === undefined || typed <= 0 ? undefined : typed;
};
/** The DRM the Initiative Table gives a side in this scenario, beside that for passes; undefined: not typed. */
export const initiativeDrm = (context: Reads & Pick<Context, 'scenario'>, side: SideId): number | undefined =>
  numberAt(context, initiativeRow(context.scenario, side));
