import { gridTroubles } from '../checkGrid.ts';
import { type Grid, hexAt, hexNumber, type Numbering } from '../grid.ts';
import { latticeOf, touch } from '../lattice.ts';
import { type LineOf, missingFor } from '../lines.ts';
import { says } from '../says.ts';
import { type Box, type DrawnHex, pairOf, type Sheet, type SheetTrouble } from '../sheet.ts';
import type { Edited } from './draft.ts';

/**
 * Another grid under what is drawn. Hexes keep their numbers ("the map goes on to the west") or their places ("I had
 * the numbering wrong"); what has no place on the new grid is lost, and said.
 */
export interface GridEdit {
  readonly do: 'grid';
  readonly grid: Grid;
  readonly keep: 'numbers' | 'places';
}

export const changeGrid = (sheet: Sheet, { grid, keep }: GridEdit): Edited => {
  const wrong = gridTroubles(grid);
  if (wrong.length > 0) return { sheet, patch: undefined, left: wrong };
  if (JSON.stringify(grid) === JSON.stringify(sheet.grid)) return { sheet, patch: undefined, left: [] };
  const target = latticeOf(grid);
  const numbers = new Map<string, string>();
  for (const number of latticeOf(sheet.grid).numbers) {
    const now = keep === 'numbers' ? sameNumber(sheet.grid, grid, number) : samePlace(sheet.grid, grid, number);
    const kept = now === undefined ? undefined : target.numbers[target.indexOf(now)];
    if (kept !== undefined) numbers.set(number, kept);
  }
  const hexes: Record<string, DrawnHex> = {};
  for (const [number, hex] of Object.entries(sheet.hexes)) {
    const now = numbers.get(number);
    if (now !== undefined) hexes[now] = hex;
  }
  const may =
    (of: LineOf) =>
    (a: string, b: string): boolean =>
      missingFor(of, [a, b], (hex) => Object.hasOwn(hexes, hex)) === undefined;
  const sides = movedPairs(sheet.sides, numbers, grid, may('sides'));
  const links = movedPairs(sheet.links, numbers, grid, may('links'));
  const boxes: Record<string, Box> = {};
  for (const [id, box] of Object.entries(sheet.boxes)) {
    // a box that is named like a hex of the new grid could not be told from it
    if (target.indexOf(id) >= 0) continue;
    boxes[id] = {
      ...box,
      links: box.links.flatMap(({ to, link }) => {
        const now = Object.hasOwn(sheet.boxes, to) ? (target.indexOf(to) < 0 ? to : undefined) : numbers.get(to);
        return now === undefined ? [] : [{ to: now, link }];
      }),
    };
  }
  const after: Sheet = { grid, hexes, sides, links, boxes };
  const left: SheetTrouble[] = [];
  for (const [of, msg] of [
    ['hexes', 'kit.sheet.lostHexes'],
    ['sides', 'kit.sheet.lostSides'],
    ['links', 'kit.sheet.lostLinks'],
    ['boxes', 'kit.sheet.lostBoxes'],
  ] as const) {
    const lost = Object.keys(sheet[of]).length - Object.keys(after[of]).length;
    if (lost > 0) left.push({ at: of, msg: says(msg, { count: lost }) });
  }
  return { sheet: after, patch: { whole: { before: sheet, after } }, left };
};

const samePlace = (from: Grid, to: Grid, number: string): string | undefined => {
  const place = hexAt(from, number);
  return place && hexNumber(to, place.column, place.row);
};

/** The same column and row numbers, written the other grid's way: 0818 is 08.18, or 1808 with the row first. */
const sameNumber = (from: Grid, to: Grid, number: string): string | undefined => {
  const place = hexAt(from, number);
  if (!place) return undefined;
  const [column, row] = typed(from, place.column, place.row);
  const here = placeOf(to, column, row);
  return hexNumber(to, here.column, here.row);
};

const typed = ({ columns, rows, numbering }: Grid, column: number, row: number): readonly [number, number] => [
  numbering.firstColumn + steps(numbering.columnsGrow, columns, column),
  numbering.firstRow + steps(numbering.rowsGrow, rows, row),
];
const placeOf = ({ columns, rows, numbering }: Grid, column: number, row: number) => ({
  column: at(numbering.columnsGrow, columns, column - numbering.firstColumn),
  row: at(numbering.rowsGrow, rows, row - numbering.firstRow),
});
type Growth = Numbering['columnsGrow'] | Numbering['rowsGrow'];
const forward = (grow: Growth): boolean => grow === 'right' || grow === 'down';
const steps = (grow: Growth, n: number, place: number): number => (forward(grow) ? place - 1 : n - place);
const at = (grow: Growth, n: number, step: number): number => (forward(grow) ? step + 1 : n - step);

const movedPairs = (
  pairs: { readonly [pair: string]: readonly string[] },
  numbers: ReadonlyMap<string, string>,
  grid: Grid,
  stands: (a: string, b: string) => boolean,
): Record<string, readonly string[]> => {
  const moved: Record<string, readonly string[]> = {};
  for (const [pair, kinds] of Object.entries(pairs)) {
    const [a, b] = pair.split('/').map((number) => numbers.get(number));
    if (a !== undefined && b !== undefined && touch(grid, a, b) && stands(a, b)) moved[pairOf(a, b)] = kinds;
  }
  return moved;
};

/**
 * A grid with more or fewer columns and rows on each side, numbers and lie of its hexes unchanged. The first number may
 * fall below 0, where no map goes: `gridTroubles` says so.
 */
export const grown = (
  grid: Grid,
  { left = 0, right = 0, top = 0, bottom = 0 }: { left?: number; right?: number; top?: number; bottom?: number },
): Grid => {
  const { numbering } = grid;
  const before = grid.orientation === 'flat' ? left : top;
  return {
    ...grid,
    columns: grid.columns + left + right,
    rows: grid.rows + top + bottom,
    // the lower columns are counted from the left edge: an odd shift makes odd ones even
    offset: before % 2 === 0 ? grid.offset : grid.offset === 'odd' ? 'even' : 'odd',
    numbering: {
      ...numbering,
      firstColumn: numbering.firstColumn - (numbering.columnsGrow === 'right' ? left : right),
      firstRow: numbering.firstRow - (numbering.rowsGrow === 'down' ? top : bottom),
    },
  };
};
