import { fieldOf } from '../chapters/map/field.ts';
import type { scene } from './drawn.ts';
import { map } from './map.ts';

export const block = { rows: [40, 52], columns: [1, 14] } as const;
/** Along a row westward. */
export const row = (rr: number, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${rr}${String(from + i).padStart(2, '0')}`);
export const fieldIn = (made: ReturnType<typeof scene>) => fieldOf(made.board, made.stand, made.context);
export const ask = (made: ReturnType<typeof scene>, tool: string, target = '') => {
  const found = map.tools.find(({ id }) => id === tool);
  if (!found) throw new Error(tool);
  return found.show(target, made.board, made.stand, made.context);
};
