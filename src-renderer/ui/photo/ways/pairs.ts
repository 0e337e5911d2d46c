import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import type { LineOf } from '#rules/kit/hexmap/lines.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';

/** A kind drawn on fewer places is not proposed. */
export const leastDrawn = 4;

/** All places of a grid where a line of a sort may lie, each between two nodes: the corners of hexes, or their centres. */
export interface Pairs {
  readonly of: LineOf;
  /** see `pairOf`; by place */
  readonly names: readonly string[];
  readonly from: readonly Point[];
  readonly to: readonly Point[];
  /** by place × 2: its nodes */
  readonly ends: Int32Array;
  /** by node: the places that meet there */
  readonly meet: readonly (readonly number[])[];
}

/** @param size centre to corner of the hexes whose pixels are answered */
export const pairsOf = (grid: Grid, of: LineOf, size: number): Pairs => {
  const { numbers, beside } = latticeOf(grid);
  const pixels = pixelsOf(grid, size);
  const names: string[] = [];
  const [from, to]: [Point[], Point[]] = [[], []];
  const ends: number[] = [];
  const nodes = new Map<string, number>();
  const meet: number[][] = [];
  /** Corners are reckoned from either hex: what lies within a quarter of a side is one. */
  const nodeOf = ({ x, y }: Point): number => {
    const key = `${Math.round((x * 4) / size + 0.3)}/${Math.round((y * 4) / size + 0.3)}`;
    const node = nodes.get(key) ?? meet.push([]) - 1;
    nodes.set(key, node);
    return node;
  };
  numbers.forEach((hex, i) => {
    for (let direction = 0; direction < 6; direction++) {
      const other = beside[i * 6 + direction] ?? -1;
      if (other < i) continue;
      const [one, two] =
        of === 'sides' ? pixels.side(hex, direction) : [hex, numbers[other] ?? ''].map((at) => pixels.centre(at));
      if (!one || !two) continue;
      const place = names.push(pairOf(hex, numbers[other] ?? '')) - 1;
      from.push(one);
      to.push(two);
      for (const end of [one, two]) {
        const node = nodeOf(end);
        ends.push(node);
        meet[node]?.push(place);
      }
    }
  });
  return { of, names, from, to, ends: Int32Array.from(ends), meet };
};
