import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { insideOf, type Patch, type PatchReader, side } from './patches.ts';

/**
 * Nineteen cells of a hex, the middle one and two rings: what is printed or lies in some of them leaves the others as
 * they are.
 */
export const cellCount = 19;
/** What is measured in a cell: light and cast, how uneven they are, dark and light marks in it, edges fine and coarse. */
export const measures = 10;

/** What is known of the look of every hex of a map, for as long as photo and fit stay as they are. */
export interface Looks {
  readonly hexes: number;
  /** by hex × cellCount × measures; of a hex that cannot be seen, zeros */
  readonly cells: Float32Array;
  /** by hex: 1 where it can be seen */
  readonly seen: Uint8Array;
  /** by hex, in hexes: where it lies on the map */
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

/** Which cell each place of a patch belongs to; 255: none. */
const cellMap = (flat: boolean): Uint8Array => {
  const centres: (readonly [number, number])[] = [[0, 0]];
  const gap = 0.33;
  for (let ring = 1; ring <= 2; ring++)
    for (let turn = 0; turn < 6; turn++)
      for (let n = 0; n < ring; n++) {
        const angle = (turn * Math.PI) / 3 + (flat ? Math.PI / 6 : 0);
        const next = angle + Math.PI / 3;
        const [one, two] = [ring - n, n];
        centres.push([
          gap * (one * Math.cos(angle) + two * Math.cos(next)),
          gap * (one * Math.sin(angle) + two * Math.sin(next)),
        ]);
      }
  const inside = insideOf(flat);
  return Uint8Array.from({ length: side * side }, (_, i) => {
    if (!inside[i]) return 255;
    const x = ((i % side) + 0.5) / (side / 2) - 1;
    const y = (Math.floor(i / side) + 0.5) / (side / 2) - 1;
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    centres.forEach(([cx, cy], cell) => {
      const far = (cx - x) ** 2 + (cy - y) ** 2;
      if (far < least) [best, least] = [cell, far];
    });
    return best;
  });
};

/** Each second place in both directions, the mean of four. */
const halved = (plane: Float32Array, wide: number): Float32Array => {
  const out = new Float32Array((wide / 2) ** 2);
  for (let row = 0; row < wide / 2; row++)
    for (let col = 0; col < wide / 2; col++) {
      const at = row * 2 * wide + col * 2;
      out[(row * wide) / 2 + col] =
        ((plane[at] ?? 0) + (plane[at + 1] ?? 0) + (plane[at + wide] ?? 0) + (plane[at + wide + 1] ?? 0)) / 4;
    }
  return out;
};

/** The value below which a part of the values, in their order, lie. */
const part = (values: Float32Array, share: number): number =>
  values[Math.min(values.length - 1, Math.round((values.length - 1) * share))] ?? 0;

/** Below this a spread or an edge is the noise of a photo. */
const noise = 0.012;
const logged = (value: number): number => Math.log(value + noise);

/** How strong the edges between neighbours are, summed in the cells of their places. */
const edges = (
  plane: Float32Array,
  wide: number,
  cellAt: (row: number, col: number) => number,
  sums: Float64Array,
): void => {
  sums.fill(0);
  for (let row = 1; row < wide - 1; row++)
    for (let col = 1; col < wide - 1; col++) {
      const cell = cellAt(row, col);
      if (cell === 255) continue;
      const at = row * wide + col;
      const dx = (plane[at + 1] ?? 0) - (plane[at - 1] ?? 0);
      const dy = (plane[at + wide] ?? 0) - (plane[at - wide] ?? 0);
      sums[cell * 3] = (sums[cell * 3] ?? 0) + 1;
      sums[cell * 3 + 1] = (sums[cell * 3 + 1] ?? 0) + Math.abs(dx);
      sums[cell * 3 + 2] = (sums[cell * 3 + 2] ?? 0) + Math.abs(dy);
    }
};

/** Measures the cells of a patch into a list, from a place on. */
const measurer = (flat: boolean): ((patch: Patch, out: Float32Array, from: number) => void) => {
  const map = cellMap(flat);
  const members = Array.from({ length: cellCount }, (_, cell) =>
    Int32Array.from([...map.keys()].filter((i) => map[i] === cell)),
  );
  const sums = new Float64Array(cellCount * 3);
  const values = members.map((here) => new Float32Array(here.length));
  const cellIn = (octave: number) => (row: number, col: number) => {
    const step = 1 << octave;
    return map[(row * step + (step >> 1)) * side + col * step + (step >> 1)] ?? 255;
  };
  const [fine, coarse] = [cellIn(0), cellIn(1)];
  return (patch, out, from) => {
    for (let cell = 0; cell < cellCount; cell++) {
      const here = members[cell];
      const sorted = values[cell];
      if (!here || !sorted) continue;
      const to = from + cell * measures;
      [patch.light, patch.red, patch.yellow].forEach((plane, channel) => {
        for (let n = 0; n < here.length; n++) sorted[n] = plane[here[n] ?? 0] ?? 0;
        sorted.sort();
        out[to + channel] = part(sorted, 0.5);
        if (channel > 0) return;
        out[to + 3] = logged(part(sorted, 0.5) - part(sorted, 0.06));
        out[to + 4] = logged(part(sorted, 0.94) - part(sorted, 0.5));
        out[to + 5] = logged(part(sorted, 0.75) - part(sorted, 0.25));
      });
    }
    [patch.light, halved(patch.light, side)].forEach((plane, octave) => {
      edges(plane, side >> octave, octave === 0 ? fine : coarse, sums);
      for (let cell = 0; cell < cellCount; cell++) {
        const to = from + cell * measures + 6 + octave * 2;
        const n = Math.max(1, sums[cell * 3] ?? 1);
        const [across, down] = [(sums[cell * 3 + 1] ?? 0) / n, (sums[cell * 3 + 2] ?? 0) / n];
        out[to] = logged(across);
        out[to + 1] = logged(down);
      }
    });
  };
};

/** The look of every hex of a grid, read one after another. `told` hears how far it is, 0 to 1. */
export const looksOf = ({ patch, read }: PatchReader, grid: Grid, told: (part: number) => void = () => {}): Looks => {
  const hexes = latticeOf(grid).size;
  // neighbours lie a hex apart
  const pixels = pixelsOf(grid, 1 / Math.sqrt(3));
  const measure = measurer(grid.orientation === 'flat');
  const cells = new Float32Array(hexes * cellCount * measures);
  const seen = new Uint8Array(hexes);
  for (let hex = 0; hex < hexes; hex++) {
    if (hex % 64 === 0) told(hex / hexes);
    if (!read(hex)) continue;
    seen[hex] = 1;
    measure(patch, cells, hex * cellCount * measures);
  }
  told(1);
  return { hexes, cells, seen, xs: Float32Array.from(pixels.xs), ys: Float32Array.from(pixels.ys) };
};
