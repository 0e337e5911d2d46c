import { folded } from '../base/folded.ts';
import type { Sheet, SheetSpec } from './sheet.ts';

/** The places the rules speak of that no hex and no box of the map is called by yet, in the order of the game. */
export const namesLeft = (sheet: Sheet, spec: Pick<SheetSpec, 'names'>): readonly string[] => {
  const there = new Set(
    [...Object.values(sheet.hexes), ...Object.values(sheet.boxes)].flatMap(({ name }) => (name ? [folded(name)] : [])),
  );
  return [...new Set(spec.names)].filter((name) => !there.has(folded(name)));
};
