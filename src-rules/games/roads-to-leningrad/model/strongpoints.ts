import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, type SideId, sides } from '../ids.ts';

/** 14: strongpoints under construction and completed, as the record has them. */

export interface Strongpoint {
  readonly hex: string;
  readonly side: SideId;
  readonly state: 'building' | 'done';
}
const read = (hex: string, text: unknown): Strongpoint | undefined => {
  const [side, state] = String(text).split(':');
  return (side === sides.german || side === sides.soviet) && (state === 'building' || state === 'done')
    ? { hex, side, state }
    : undefined;
};
export const strongpointsOf = (context: Pick<Context, 'cells'>): readonly Strongpoint[] =>
  Object.entries(mapIn(context, cells.strongpoints)).flatMap(([hex, text]) => read(hex, text) ?? []);
export const strongpointAt = (context: Pick<Context, 'cells'>, hex: string): Strongpoint | undefined =>
  read(hex, mapIn(context, cells.strongpoints)[hex]);
/** 14.13, AMB-39: a completed one of its own stands about a side in this hex. */
export const holdsFort = (context: Pick<Context, 'cells'>, hex: string, side: SideId): boolean => {
  const found = strongpointAt(context, hex);
  return found?.side === side && found.state === 'done';
};
