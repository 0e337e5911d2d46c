import type { Context } from '#rules/kit/record/context.ts';
import { at } from '#rules/kit/tables/grids.ts';
import { hexesColumn, maColumn, tables } from '../ids.ts';
import { columnOf, hexPattern } from './reading.ts';

/** Hexes as players write them, each '0112' or a stretch along a column or a row: '0101-0110 0112'. */
export const hexesPattern = '^[0-9]{4}(-[0-9]{4})?([ ,]+[0-9]{4}(-[0-9]{4})?)*$';

const rowOf = (hex: string): number => Number(hex.slice(2));

const two = (n: number): string => String(n).padStart(2, '0');

const between = (a: number, b: number): readonly number[] =>
  Array.from({ length: Math.abs(b - a) + 1 }, (_, i) => a + (b < a ? -i : i));

const stretch = (from: string, to: string): readonly string[] | undefined => {
  if (columnOf(from) === columnOf(to))
    return between(rowOf(from), rowOf(to)).map((row) => `${from.slice(0, 2)}${two(row)}`);
  if (rowOf(from) === rowOf(to))
    return between(columnOf(from), columnOf(to)).map((column) => `${two(column)}${from.slice(2)}`);
  return undefined;
};

/** Undefined: something in it is no hex, or no straight stretch. */
export const readHexes = (text: string): readonly string[] | undefined => {
  const hexes: string[] = [];
  for (const part of text.trim().split(/[ ,]+/)) {
    const [from = '', to = from, ...rest] = part.split('-');
    const isHex = (hex: string): boolean => new RegExp(hexPattern).test(hex);
    const found = rest.length === 0 && isHex(from) && isHex(to) ? stretch(from, to) : undefined;
    if (!found) return undefined;
    hexes.push(...found);
  }
  return [...new Set(hexes)];
};

const cellOf = (context: Pick<Context, 'tables'>, table: string, row: string, column: string): string => {
  const grid = context.tables[table];
  const found = grid && at(grid, row, column);
  return found?.ok ? found.cell.text.trim() : '';
};

/** N04, 3.4: the codes in the text show 6 for a rifle division and 10 for an armored one; the counters decide. */
export const usualMa = { rifle: 6, armor: 10 } as const;

export const sovietMa = (context: Pick<Context, 'tables'>, type: keyof typeof usualMa): number => {
  const text = cellOf(context, tables.sovietMa, type, maColumn);
  return /^[0-9]{1,2}$/.test(text) ? Number(text) : usualMa[type];
};

/** 14.3, A25: where an area's divisions enter: as drawn on the game's map, else as the players' table has it. */
export const areaHexes = (context: Pick<Context, 'tables' | 'sheets'>, area: string): readonly string[] => {
  const drawn = Object.values(context.sheets ?? {}).flatMap((sheet) =>
    Object.entries(sheet.hexes).flatMap(([hex, { labels }]) => (labels?.includes(area) ? [hex] : [])),
  );
  return drawn.length > 0 ? drawn.sort() : (readHexes(cellOf(context, tables.areas, area, hexesColumn)) ?? []);
};
