import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, marks, type SideId, sides } from '../ids.ts';

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
/** 9.42: what a fight for a hex begins with: who has said that he stands there, and in which strongpoint. */
export const standsIn = (
  context: Pick<Context, 'cells' | 'marks'>,
  hex: string,
  side: SideId,
): { readonly noRetreat?: true; readonly strongpoint?: true } => {
  const mark = context.marks[marks.noRetreat]?.[hex];
  return {
    ...(mark ? { noRetreat: true } : {}),
    ...(mark?.value === inStrongpoint || holdsFort(context, hex, side) ? { strongpoint: true } : {}),
  };
};
/** A no-retreat marker whose owner has said that a completed strongpoint of no record is there (9.41). */
export const inStrongpoint = 'strongpoint';
