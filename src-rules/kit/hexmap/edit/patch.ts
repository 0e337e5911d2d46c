import type { Box, DrawnHex, Sheet } from '../sheet.ts';

/** What an edit changed, there and back: the changed entries alone, never the sheet. */
export interface SheetPatch {
  readonly hexes?: Changes<DrawnHex>;
  readonly sides?: Changes<readonly string[]>;
  readonly links?: Changes<readonly string[]>;
  /** few enough to be kept whole, so that their order comes back too */
  readonly boxes?: { readonly before: Boxes; readonly after: Boxes };
  /** another grid numbers everything anew */
  readonly whole?: { readonly before: Sheet; readonly after: Sheet };
}
type Boxes = { readonly [id: string]: Box };

/** Entry by entry; undefined: not there. */
export interface Changes<T> {
  readonly keys: readonly string[];
  readonly before: readonly (T | undefined)[];
  readonly after: readonly (T | undefined)[];
}

export const redone = (sheet: Sheet, patch: SheetPatch): Sheet => patched(sheet, patch, 'after');
export const undone = (sheet: Sheet, patch: SheetPatch): Sheet => patched(sheet, patch, 'before');

const patched = (sheet: Sheet, { hexes, sides, links, boxes, whole }: SheetPatch, to: 'before' | 'after'): Sheet => {
  if (whole) return whole[to];
  return {
    grid: sheet.grid,
    hexes: entries(sheet.hexes, hexes, to),
    sides: entries(sheet.sides, sides, to),
    links: entries(sheet.links, links, to),
    boxes: boxes ? boxes[to] : sheet.boxes,
  };
};

const entries = <T>(
  of: { readonly [key: string]: T },
  changes: Changes<T> | undefined,
  to: 'before' | 'after',
): { readonly [key: string]: T } => {
  if (!changes) return of;
  const made: Record<string, T> = { ...of };
  changes.keys.forEach((key, i) => {
    const value = changes[to][i];
    if (value === undefined) delete made[key];
    else made[key] = value;
  });
  return made;
};

/** Two edits, one after the other, as one step; undefined where they cannot be one. */
export const merged = (first: SheetPatch, then: SheetPatch): SheetPatch | undefined => {
  if (first.whole || then.whole) return undefined;
  const hexes = both(first.hexes, then.hexes);
  const sides = both(first.sides, then.sides);
  const links = both(first.links, then.links);
  const boxes =
    first.boxes && then.boxes ? { before: first.boxes.before, after: then.boxes.after } : (first.boxes ?? then.boxes);
  return {
    ...(hexes ? { hexes } : {}),
    ...(sides ? { sides } : {}),
    ...(links ? { links } : {}),
    ...(boxes ? { boxes } : {}),
  };
};

const both = <T>(first: Changes<T> | undefined, then: Changes<T> | undefined): Changes<T> | undefined => {
  if (!first || !then) return first ?? then;
  const at = new Map(first.keys.map((key, i) => [key, i]));
  const keys = [...first.keys];
  const before = [...first.before];
  const after = [...first.after];
  then.keys.forEach((key, i) => {
    const known = at.get(key);
    if (known !== undefined) after[known] = then.after[i];
    else {
      keys.push(key);
      before.push(then.before[i]);
      after.push(then.after[i]);
    }
  });
  return { keys, before, after };
};

/** How many entries a patch holds: what a history is bounded by, beside its steps. */
export const weightOf = ({ hexes, sides, links, boxes, whole }: SheetPatch): number => {
  const ofSheet = (sheet: Sheet): number => Object.keys(sheet.hexes).length + Object.keys(sheet.sides).length;
  return (
    1 +
    (hexes?.keys.length ?? 0) +
    (sides?.keys.length ?? 0) +
    (links?.keys.length ?? 0) +
    (boxes ? 2 : 0) +
    (whole ? ofSheet(whole.before) + ofSheet(whole.after) : 0)
  );
};
