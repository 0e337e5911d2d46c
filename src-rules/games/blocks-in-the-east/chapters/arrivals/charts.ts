import type { Wants } from '#rules/kit/game/pool.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { at, type GridSpec } from '#rules/kit/tables/grids.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type SideId, sides, type UnitClass, unitClasses } from '../../ids.ts';
import { axisRosterFields, classMsg, sovietRosterFields } from '../../model/units.ts';
import { sideMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

/** SBE-4: the set-up charts of 1942 to 1944: how many blocks of each class, and their PF together; the box prints them. */
const charts = [
  { scenario: 'SBE6', year: 1942 },
  { scenario: 'SBE7', year: 1943 },
  { scenario: 'SBE8', year: 1944 },
] as const;
const tableOf = (year: number): string => `setup-${year}`;

/** Classes that stand on charts: partisans are no blocks of a side. */
export const classesOf = (side: SideId): readonly UnitClass[] => {
  const { options } = side === sides.axis ? axisRosterFields.class : sovietRosterFields.class;
  return unitClasses.filter((one) => one !== 'partisans' && options.some(({ key }) => key === one));
};
export const classGroup = (side: SideId, unitClass: UnitClass): string => `${side}:${unitClass}`;

const number = (text: string): number | undefined => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined);
const valueIn = (grid: GridData | undefined, row: string, col: string): number | undefined => {
  const cell = grid && at(grid, row, col);
  return cell?.ok ? number(cell.cell.text) : undefined;
};
const sumIn = (grid: GridData, side: SideId, col: string): number =>
  classesOf(side).reduce((sum, one) => sum + (valueIn(grid, classGroup(side, one), col) ?? 0), 0);

const rowsOf = (side: SideId) =>
  classesOf(side).map((one) => ({
    key: classGroup(side, one),
    msg: msg('bite.chart.row', { side: sideMsg(side), what: classMsg[one] }),
  }));

export const chartSpecs: readonly GridSpec<number>[] = charts.map(({ year }) => ({
  id: tableOf(year),
  msg: msg('bite.chart.setup', { year: name(String(year)) }),
  about: msg('bite.chart.setup.about'),
  rule: `SBE${year - 1936}`,
  rows: [...rowsOf(sides.axis), ...rowsOf(sides.soviet)],
  cols: [
    { key: 'blocks', msg: msg('bite.chart.blocks') },
    { key: 'pf', msg: msg('bite.chart.pf') },
  ],
  pattern: '\\d{1,3}',
  example: '12',
  parse: number,
  notes: (grid) =>
    Object.values(sides).map((side) =>
      msg('bite.chart.sum', { side: sideMsg(side), count: sumIn(grid, side, 'blocks'), pf: sumIn(grid, side, 'pf') }),
    ),
}));

/** The chart a scenario is set up by. */
export const chartOf = (scenario: string): string | undefined => {
  const chart = charts.find((one) => one.scenario === scenario);
  return chart && tableOf(chart.year);
};

/** What the players' chart wants of a class; undefined: nothing is typed. */
export const chartWants = (context: Context, side: SideId, unitClass: UnitClass): Wants | undefined => {
  const id = chartOf(context.scenario);
  const grid = id === undefined ? undefined : context.tables[id];
  const [units, points] = ['blocks', 'pf'].map((col) => valueIn(grid, classGroup(side, unitClass), col));
  if (units === undefined && points === undefined) return undefined;
  return { units, points };
};
/** What it wants of a side. */
export const chartSum = (context: Context, side: SideId): Wants | undefined => {
  const wants = classesOf(side).flatMap((one) => chartWants(context, side, one) ?? []);
  if (wants.length === 0) return undefined;
  return {
    units: wants.reduce((sum, one) => sum + (one.units ?? 0), 0),
    points: wants.reduce((sum, one) => sum + (one.points ?? 0), 0),
  };
};
export const chartMsg = (context: Context): Msg | undefined => {
  const chart = charts.find((one) => one.scenario === context.scenario);
  return chart && msg('bite.chart.setup', { year: name(String(chart.year)) });
};
