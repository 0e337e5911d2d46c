import type { Grid } from './grid.ts';
import { latticeOf } from './lattice.ts';
import { type DrawnHex, pairOf, type Sheet } from './sheet.ts';

/** Hexes as a text: '0214 0315'. */
type Hexes = string;

/** A small map told in words: every hex of the grid is drawn, all of one terrain but those that are named. */
export interface Telling {
  readonly grid: Grid;
  readonly ground: string;
  readonly terrain?: { readonly [terrain: string]: Hexes };
  readonly features?: { readonly [feature: string]: Hexes };
  readonly labels?: { readonly [label: string]: Hexes };
  readonly names?: { readonly [hex: string]: string };
  /** kind of hexside → pairs: '0617/0718 0618/0718' */
  readonly sides?: { readonly [side: string]: string };
  /** kind of link → ways from hex to hex to hex */
  readonly links?: { readonly [link: string]: readonly Hexes[] };
}

const listed = (hexes: string): readonly string[] => hexes.split(' ');
const keysWith = (of: { readonly [key: string]: Hexes } = {}, hex: string): readonly string[] =>
  Object.entries(of).flatMap(([key, hexes]) => (listed(hexes).includes(hex) ? [key] : []));

export const sheetFrom = ({ grid, ground, terrain, features, labels, names, sides, links }: Telling): Sheet => {
  const hexes: Record<string, DrawnHex> = {};
  for (const hex of latticeOf(grid).numbers) {
    const [own, marked, called] = [keysWith(terrain, hex), keysWith(features, hex), keysWith(labels, hex)];
    const name = names?.[hex];
    hexes[hex] = {
      terrain: own[0] ?? ground,
      ...(marked.length > 0 && { features: marked }),
      ...(called.length > 0 && { labels: called }),
      ...(name !== undefined && { name }),
    };
  }
  const between: Record<string, readonly string[]> = {};
  const joined: Record<string, readonly string[]> = {};
  const add = (to: Record<string, readonly string[]>, a: string, b: string, kind: string): void => {
    to[pairOf(a, b)] = [...(to[pairOf(a, b)] ?? []), kind];
  };
  for (const [kind, pairs] of Object.entries(sides ?? {}))
    for (const [a = '', b = ''] of listed(pairs).map((pair) => pair.split('/'))) add(between, a, b, kind);
  for (const [kind, ways] of Object.entries(links ?? {}))
    for (const way of ways.map(listed))
      for (const [i, to] of way.slice(1).entries()) add(joined, way[i] ?? '', to, kind);
  return { grid, hexes, sides: between, links: joined, boxes: {} };
};
