import type { Context } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { type GridSpec, hasRow, valueAt } from '#rules/kit/tables/grids.ts';

/** 12.1, 11.1: reading the players' own tables cell by cell. */

export type Tables = Pick<Context, 'tables'>;

/** What a cell says and where it stands, or which cell is missing. */
export type Read<R> =
  | { readonly ok: true; readonly value: R; readonly row: string; readonly col: string }
  | { readonly ok: false; readonly missing: { readonly table: string; readonly row: string; readonly col: string } };

export const dice = ['1', '2', '3', '4', '5', '6'] as const;
/** AMB-32: only where the players' card has it. */
export const seventh = '7';

/** A die as it is looked up: "4", or "4 − 1 = 3". */
export const dieWords = (face: number, more: number): string =>
  more === 0 ? String(face) : `${face} ${more < 0 ? '−' : '+'} ${Math.abs(more)} = ${face + more}`;

/** A die after its modifiers: below the first row it is read there, beyond the last in the last (AMB-26, AMB-32). */
export const rowFor = (grid: GridData | undefined, face: number): string => {
  const last = grid && hasRow(grid, seventh) ? 7 : 6;
  return String(Math.min(Math.max(face, 1), last));
};

export const readCell = <R>(spec: GridSpec<R>, grid: GridData | undefined, row: string, col: string): Read<R> => {
  const value = grid && valueAt(spec, grid, row, col);
  return value === undefined ? { ok: false, missing: { table: spec.id, row, col } } : { ok: true, value, row, col };
};

/** Dashes of every length, as spreadsheets and keyboards make them. */
export const plainDashes = (text: string): string => text.replace(/[‐‑‒–—―−]/g, '-');
