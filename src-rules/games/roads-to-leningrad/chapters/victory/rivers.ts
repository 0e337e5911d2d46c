import type { Context } from '#rules/kit/record/context.ts';
import { type GridSpec, valueAt } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { maps, tables } from '../../ids.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/**
 * Where the three rivers of scenarios 3 and 4 run, and which hexes the main road of scenario 2 has: on the map of the box,
 * not in its rulebook. Players type it once; without it they say by hand what lies where.
 */
export const rivers = ['redya', 'polist', 'porussya'] as const;
export type River = (typeof rivers)[number];
export const riverMsg = {
  redya: msg('rtl.river.redya'),
  polist: msg('rtl.river.polist'),
  porussya: msg('rtl.river.porussya'),
} as const;

const [firstRow, lastRow] = [40, 69];
const rows = Array.from({ length: lastRow - firstRow + 1 }, (_, i) => String(firstRow + i));
/** In each row the westernmost hex that lies east of the river: hexes are numbered from east to west. */
export const riverTable: GridSpec<number> = {
  id: tables.rivers,
  msg: msg('rtl.rivers.title'),
  about: msg('rtl.rivers.about'),
  rule: 'S5.32',
  cols: rivers.map((key) => ({ key, msg: riverMsg[key] })),
  rows: rows.map((key) => ({ key, msg: msg('rtl.rivers.row', { n: name(key) }), optional: true })),
  pattern: '^(0?[0-9]|[12][0-9]|3[0-4])$',
  example: '17',
  parse: (text) => (/^\d{1,2}$/.test(text) ? Number(text) : undefined),
};
const hexList = /^\d{4}( \d{4})*$/;
export const roadTable: GridSpec<readonly string[]> = {
  id: tables.road,
  msg: msg('rtl.road.title'),
  about: msg('rtl.road.about'),
  rule: 'S4.32',
  cols: [{ key: 'hexes', msg: msg('rtl.road.hexes') }],
  rows: [{ key: 'road', msg: msg('rtl.road.row') }],
  pattern: hexList.source,
  example: '3333 2419',
  tidy: (text) => text.trim().replace(/[\s,;]+/g, ' '),
  parse: (text) => (hexList.test(text) ? text.split(' ') : undefined),
};

type Tables = Pick<Context, 'tables'>;
/** Undefined: the row is not typed, or the hex is none. */
export const isEastOf = ({ tables: all }: Tables, river: River, hex: string): boolean | undefined => {
  const [, row, col] = /^(\d{2})(\d{2})$/.exec(hex) ?? [];
  const grid = all[tables.rivers];
  const bank = row && grid ? valueAt(riverTable, grid, row, river) : undefined;
  return bank === undefined || col === undefined ? undefined : Number(col) <= bank;
};
/** The main road from 3333 to 2419 as the players typed it. */
export const roadHexes = ({ tables: all }: Tables): readonly string[] | undefined => {
  const grid = all[tables.road];
  return grid && valueAt(roadTable, grid, 'road', 'hexes');
};
export const hasRivers = (scenario: string): boolean => rulesOf(scenario).map === maps.starayaRussa;
