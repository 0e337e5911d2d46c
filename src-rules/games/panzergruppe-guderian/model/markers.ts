import type { Context } from '#rules/kit/record/context.ts';
import { hasAt, mapIn } from '#rules/kit/record/readers.ts';
import { recordCells } from '../ids.ts';

/** 13.1, 13.41, 6.37, 10.4 */
export const markers = { air: 3, interdiction: 3, brokenRail: 6, withdrawals: 2 } as const;

export const airHexes = (context: Pick<Context, 'cells'>): readonly string[] =>
  Object.keys(mapIn(context, recordCells.air)).filter((hex) => hasAt(context, recordCells.air, hex));

/** 13.41: the hex the Soviet marker was placed in that turn; empty: it was not used. */
export const sovietMarkerIn = (turn: number, context: Pick<Context, 'cells'>): string => {
  const used = mapIn(context, recordCells.sovietMarkerUses)[String(turn)];
  return typeof used === 'string' ? used : '';
};

export const brokenRails = (context: Pick<Context, 'cells'>): readonly string[] =>
  Object.entries(mapIn(context, recordCells.brokenRail)).flatMap(([hex, repaired]) => (repaired === 0 ? [hex] : []));
