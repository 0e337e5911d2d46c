import type { Around } from '#rules/kit/record/context.ts';
import { cells, type SideId, sides } from '../ids.ts';
import { mapIn } from './reading.ts';

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
export const strongpointsOf = (around: Pick<Around, 'cells'>): readonly Strongpoint[] =>
  Object.entries(mapIn(around, cells.strongpoints)).flatMap(([hex, text]) => read(hex, text) ?? []);
export const strongpointAt = (around: Pick<Around, 'cells'>, hex: string): Strongpoint | undefined =>
  read(hex, mapIn(around, cells.strongpoints)[hex]);
/** 14.13, AMB-39: a completed one of its own stands about a side in this hex. */
export const holdsFort = (around: Pick<Around, 'cells'>, hex: string, side: SideId): boolean => {
  const found = strongpointAt(around, hex);
  return found?.side === side && found.state === 'done';
};
