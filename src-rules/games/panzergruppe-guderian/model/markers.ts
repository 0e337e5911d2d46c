import type { Context } from '#rules/kit/record/context.ts';
import { recordCells } from '../ids.ts';
import { hasAt, mapOf } from './reading.ts';

/** 13.1, 13.41, 6.37, 10.4 */
export const markers = { air: 3, interdiction: 3, brokenRail: 6, withdrawals: 2 } as const;

export const airHexes = (context: Pick<Context, 'cells'>): readonly string[] =>
  Object.keys(mapOf(context.cells, recordCells.air)).filter((hex) => hasAt(context.cells, recordCells.air, hex));

export const brokenRails = (context: Pick<Context, 'cells'>): readonly string[] =>
  Object.entries(mapOf(context.cells, recordCells.brokenRail)).flatMap(([hex, repaired]) =>
    repaired === 0 ? [hex] : [],
  );
