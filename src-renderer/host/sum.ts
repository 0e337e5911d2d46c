import type { GridData } from '#rules/kit/record/playerData.ts';
import { checkGrid, colsOf, type GridSpec, tidied } from '#rules/kit/tables/grids.ts';
import { checksum } from '#shared/saves/checksum.ts';

/**
 * A short figure for what a table says: the same for two players who typed the same, in whatever order and however they
 * wrote their dashes; names, doubts and the second entry do not count.
 */
export const gridSum = (spec: GridSpec, grid: GridData): string => {
  const cols = colsOf(spec, grid);
  const texts = grid.rows.map((row) =>
    Object.fromEntries(
      cols.flatMap((col) => {
        const cell = grid.cells[`${row}/${col}`];
        const text = [tidied(spec, cell?.text ?? ''), ...[...(cell?.marks ?? [])].sort()].join(' ').trim();
        return text === '' ? [] : [[col, text]];
      }),
    ),
  );
  const said = {
    of: spec.id,
    ...(spec.ownCols && { cols: [...cols].sort() }),
    // rows that grow have no names of their own
    rows: spec.rows === 'growing' ? texts : Object.fromEntries(grid.rows.map((row, i) => [row, texts[i] ?? {}])),
    kept: checkGrid(spec, grid)
      .kept.flatMap(({ id, binding }) => (binding ? [id] : []))
      .sort(),
  };
  return shortSum(checksum(said));
};

/** Eight signs in two groups, to be read out across a table. */
export const shortSum = (sum: string): string => `${sum.slice(0, 4)} ${sum.slice(4, 8)}`;

/** What a game would read differently: a second entry is nobody's but its typist's. */
export const sameGrid = (a: unknown, b: unknown): boolean => checksum(readable(a)) === checksum(readable(b));
const readable = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? { ...data, second: undefined } : data;
