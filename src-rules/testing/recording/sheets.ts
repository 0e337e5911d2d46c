import { latticeOf, neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { type Box, type DrawnHex, pairOf, type Sheet, type SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { below, one, type Seed, seedOf, some } from './chance.ts';

interface Named {
  readonly key: string;
}
const keyOf = ({ key }: Named): string => key;
const keys = (seed: Seed, kinds: readonly Named[], p: number): readonly string[] =>
  some(seed, kinds, p, keyOf).map(keyOf);

/** An invented small map of a game: every hex, side and link drawn from its own name. */
export const sheetOf = (spec: SheetSpec, seed: Seed): Sheet | undefined => {
  const preset = spec.presets[0];
  if (!preset) return undefined;
  // tall enough for the numbers rules speak of, narrow enough that lines meet
  const grid = { ...preset.grid, columns: 4 + below(seed, 6), rows: 22 };
  const clear = spec.terrains[0];
  const numbers = latticeOf(grid).numbers;
  const hexes: Record<string, DrawnHex> = {};
  const sides: Record<string, readonly string[]> = {};
  const links: Record<string, readonly string[]> = {};
  for (const number of numbers) {
    const at = seedOf(seed, number);
    if (below(at, 25) === 0) continue;
    const terrain = below(seedOf(at, 'open'), 2) === 0 ? clear : one(at, spec.terrains, keyOf);
    const features = keys(seedOf(at, 'feature'), spec.features, 0.04);
    const labels = keys(seedOf(at, 'label'), spec.labels, 0.02);
    const name = below(seedOf(at, 'named'), 12) === 0 ? one(seedOf(at, 'name'), spec.names) : undefined;
    hexes[number] = {
      terrain: terrain?.key ?? '',
      ...(features.length > 0 ? { features } : {}),
      ...(labels.length > 0 ? { labels } : {}),
      ...(name === undefined ? {} : { name }),
    };
  }
  for (const number of Object.keys(hexes)) {
    for (const other of neighboursOf(grid, number)) {
      if (other === undefined || (other in hexes && other < number)) continue;
      const pair = pairOf(number, other);
      const side = keys(seedOf(seed, pair, 'side'), spec.sides, 0.08);
      if (side.length > 0) sides[pair] = side;
      const drawn = spec.links.filter(({ boxesOnly }) => !boxesOnly);
      const link = keys(seedOf(seed, pair, 'link'), drawn, 0.2);
      if (link.length > 0 && other in hexes) links[pair] = link;
    }
  }
  const boxes: Record<string, Box> = {};
  for (const { key } of spec.boxes) {
    const at = seedOf(seed, 'box', key);
    const link = one(at, spec.links, keyOf);
    const to = one(seedOf(at, 'to'), Object.keys(hexes));
    boxes[`${key}1`] = { name: key, kind: key, links: link && to !== undefined ? [{ to, link: link.key }] : [] };
  }
  return { grid, hexes, sides, links, boxes };
};
