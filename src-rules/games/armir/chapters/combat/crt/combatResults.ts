import type { GridData } from '#rules/kit/record/playerData.ts';
import { inOrder } from '#rules/kit/tables/gridOrder.ts';
import type { GridSpec, GridWarning } from '#rules/kit/tables/grids.ts';
import { type OddsTable, oddsTable, ratioOf } from '#rules/kit/tables/oddsTable.ts';
import { name } from '#rules/kit/words/message.ts';
import { tables } from '../../../ids.ts';
import { msg } from '../msg.ts';
import { dice, plainDashes, type Read, readCell, rowFor, seventh, type Tables } from './read.ts';
import { remarksOf } from './remarks.ts';

/** 12.1: the Combat Results Table stands on the players' card only: nothing of it is printed in the rulebook's text. */

/** Steps each side loses; a dash is 0. */
export interface CombatResult {
  readonly attacker: number;
  readonly defender: number;
  /** as the card has it: '1/3', '-/2' */
  readonly text: string;
}

/** 12.1: the lowest and the highest odds the rulebook names. */
export const lowestOdds = '1:2';
export const highestOdds = '7:1';
/** AMB-30: whole steps until the players say otherwise. */
export const usualOdds = [lowestOdds, '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', highestOdds] as const;

/** '2-1', '2 : 1' and '2/1' are 2:1. */
export const oddsKey = (text: string): string | undefined => {
  const [, attack = '', defence = ''] = /^(\d{1,2})\s*[-:/]\s*(\d{1,2})$/.exec(plainDashes(text.trim())) ?? [];
  return Number(attack) > 0 && Number(defence) > 0 ? `${Number(attack)}:${Number(defence)}` : undefined;
};
const rising = (a: string, b: string): number => {
  const [one, two] = [ratioOf(a), ratioOf(b)];
  return one.attack * two.defence - two.attack * one.defence;
};

const loss = (text: string): number => (text === '-' ? 0 : Number(text));
const parse = (text: string): CombatResult | undefined => {
  const [, attacker, defender] = /^(\d|-)\/(\d|-)$/.exec(text) ?? [];
  return attacker === undefined || defender === undefined
    ? undefined
    : { attacker: loss(attacker), defender: loss(defender), text };
};

/** 12.1: the ends of the table, unless the players confirm that their card has others. */
const endWarnings = (grid: GridData): readonly GridWarning[] => {
  const cols = inOrder(combatTable, grid);
  const [first = '–', last = '–'] = [cols[0], cols.at(-1)];
  const end = (side: 'first' | 'last', what: string, stated: string): readonly GridWarning[] =>
    what === stated
      ? []
      : [
          {
            id: `${side}:${what}`,
            msg: msg(`armir.table.crt.${side}`, { what: name(what), end: name(stated) }),
            binding: true,
          },
        ];
  return [...end('first', first, lowestOdds), ...end('last', last, highestOdds)];
};
const columnWarnings = (grid: GridData): readonly GridWarning[] => {
  const cols = inOrder(combatTable, grid);
  const same = cols.find((col, i) => i > 0 && rising(cols[i - 1] ?? col, col) === 0);
  return [
    ...endWarnings(grid),
    ...(same === undefined ? [] : [{ id: `same:${cols}`, msg: msg('armir.table.crt.same', { what: name(same) }) }]),
    ...(cols.join() === grid.cols.join()
      ? []
      : [{ id: `order:${grid.cols}`, msg: msg('armir.table.order', { what: name(cols.join(' ')) }) }]),
  ];
};

const warnings = (grid: GridData): readonly GridWarning[] => [
  ...columnWarnings(grid),
  ...remarksOf(
    combatTable,
    grid,
    inOrder(combatTable, grid),
    'crt',
    (before, after) => after.defender < before.defender || after.attacker > before.attacker,
  ),
];

export const combatTable: GridSpec<CombatResult> = {
  id: tables.crt,
  msg: msg('armir.table.crt'),
  about: msg('armir.table.crt.about'),
  rule: '12.1',
  cols: usualOdds.map((key) => ({ key, msg: msg('armir.table.heading', { what: name(key) }) })),
  ownCols: { msg: msg('armir.table.crt.odds'), example: '3:1', key: oddsKey, order: rising },
  rows: [
    ...dice.map((key) => ({ key, msg: msg('armir.table.die', { die: name(key) }) })),
    { key: seventh, msg: msg('armir.table.die7'), optional: true },
  ],
  pattern: '(\\d|-)/(\\d|-)',
  example: '1/2',
  tidy: (text) => plainDashes(text).replace(/\s+/g, ''),
  parse,
  // 14.3, AMB-41: the only cell an example tells
  stated: [{ row: '4', col: '6:1', text: '1/3', rule: '14.3' }],
  warnings,
};

/**
 * The columns in force, lowest odds first: the players' own, from 1:2 to 7:1 unless they confirm other ends (T1). An end
 * that is not typed is there and empty: what is fought on it says so.
 */
export const combatColumns = (context: Tables): readonly string[] => {
  const grid = context.tables[tables.crt];
  if (!grid) return usualOdds;
  const cols = inOrder(combatTable, grid).filter((col, i, all) => i === 0 || rising(all[i - 1] ?? col, col) < 0);
  const open = endWarnings(grid).filter(({ id }) => !grid.accepted?.includes(id));
  const [first, last] = [open.some(({ id }) => id.startsWith('first:')), open.some(({ id }) => id.startsWith('last:'))];
  const within = cols.filter(
    (col) => !(first && rising(col, lowestOdds) <= 0) && !(last && rising(col, highestOdds) >= 0),
  );
  return [...(first ? [lowestOdds] : []), ...within, ...(last ? [highestOdds] : [])];
};

/** 12.1: with its clamp at both ends. */
export const combatOdds = (context: Tables): OddsTable => oddsTable(combatColumns(context), 'clamp');

/** 12.1f: `face` after modifiers; beyond the card's last row it is read in the last (AMB-32). */
export const combatResult = (context: Tables, column: string, face: number): Read<CombatResult> => {
  const grid = context.tables[tables.crt];
  return readCell(combatTable, grid, rowFor(grid, face), column);
};
