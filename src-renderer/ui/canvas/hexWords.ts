import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf, type Sheet, type SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { Language } from '../../words/Language.tsx';

/**
 * A hex at a glance, under its number: its name, ground, what is marked on it, and what its sides and links are. For
 * those who listen `describeHex` tells the directions, too.
 */
export const hexWords = (sheet: Sheet, spec: SheetSpec, hex: string, { t, say }: Language): string => {
  const box = sheet.boxes[hex];
  if (box) {
    const kind = spec.boxes.find((each) => each.key === box.kind);
    return kind ? say(kind.msg) : '';
  }
  const drawn = sheet.hexes[hex];
  if (!drawn) return t('ui.supply.hex.undrawn');
  const words = (kinds: readonly { readonly key: string; readonly msg: Msg }[], keys: readonly string[]) =>
    kinds.filter((kind) => keys.includes(kind.key)).map((kind) => say(kind.msg));
  const near = neighboursOf(sheet.grid, hex).filter((other) => other !== undefined);
  const sides = near.flatMap((other) => sheet.sides[pairOf(hex, other)] ?? []);
  const links = near.flatMap((other) => sheet.links[pairOf(hex, other)] ?? []);
  return [
    ...(drawn.name ? [drawn.name] : []),
    ...words(spec.terrains, [drawn.terrain]),
    ...words(spec.features, drawn.features ?? []),
    ...words(spec.links, links),
    ...words(spec.sides, sides),
    ...words(spec.labels, drawn.labels ?? []),
  ].join(', ');
};
