import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { at } from '#rules/kit/tables/grids.ts';
import { cells, mixColumns, tables } from '../../../ids.ts';
import { poolState } from '../../../model/pools.ts';
import type { CounterPool } from '../../../model/schedule.ts';
import { type Printed, readPrinted } from '../../../model/units.ts';

/** The counter mix as the players typed it (N03), and what is left of it. */
export interface MixLine {
  readonly strength: string;
  readonly printed: Printed;
  readonly count: number;
  /** revealed out of the first cup so far */
  readonly revealed: number;
  /** not revealed so far: on the map untried, or in the cup */
  readonly left: number;
}

const tableOf: { readonly [P in CounterPool]: string } = { rifle: tables.mixRifle, armor: tables.mixArmor };

export const revealedCell: { readonly [P in CounterPool]: string } = {
  rifle: cells.revealedRifle,
  armor: cells.revealedArmor,
};

export const mixTable = (pool: CounterPool): string => tableOf[pool];

/** Undefined: not typed, or without a single good line. Lines of the same strength are one. */
export const boxOf = (
  pool: CounterPool,
  context: Pick<Context, 'tables' | 'cells'>,
): readonly MixLine[] | undefined => {
  const grid = context.tables[tableOf[pool]];
  if (!grid) return undefined;
  const counts = new Map<string, { printed: Printed; count: number }>();
  for (const row of grid.rows) {
    const strength = at(grid, row, mixColumns.strength);
    const count = at(grid, row, mixColumns.count);
    if (!strength.ok || !count.ok || !/^\d{1,3}$/.test(count.cell.text.trim())) continue;
    const printed = readPrinted(strength.cell.text);
    if (!printed) continue;
    const text = `${printed.attack}-${printed.defence}-${printed.ma}`;
    const known = counts.get(text);
    counts.set(text, { printed, count: (known?.count ?? 0) + Number(count.cell.text.trim()) });
  }
  const lines = [...counts].map(([strength, { printed, count }]): MixLine => {
    const revealed = countAt(context, revealedCell[pool], strength) ?? 0;
    return { strength, printed, count, revealed, left: Math.max(0, count - revealed) };
  });
  return lines.some((line) => line.count > 0) ? lines : undefined;
};

/**
 * The same where generations are not told apart. X05: once the cup is empty, more may lie on the map than was never
 * seen; then any counter of the box may be among the redrawn, and the chances are approximate.
 */
export const mixOf = (
  pool: CounterPool,
  context: Pick<Context, 'tables' | 'cells'>,
  wanted: number,
): readonly MixLine[] | undefined => {
  const lines = boxOf(pool, context);
  if (!lines) return undefined;
  const unseen = lines.reduce((so, line) => so + line.left, 0);
  const redrawn = unseen < wanted && poolState(context, pool).cup === 0;
  return redrawn ? lines.map((line) => ({ ...line, left: line.count })) : lines;
};
