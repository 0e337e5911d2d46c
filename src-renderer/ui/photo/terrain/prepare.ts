import { cellCount, type Looks, measures } from './features.ts';

/** The looks of a map's hexes brought to one measure, and who lies near whom. */
export interface Prepared {
  readonly looks: Looks;
  /** the hexes that can be seen */
  readonly hexes: Int32Array;
  /** by place in `hexes` × cellCount × measures, in usual spreads from the middle of the map */
  readonly cells: Float32Array;
  /** by place in `hexes`: the places nearest to it, itself among them, and how much each counts; all of the same number */
  readonly near: Int32Array;
  readonly weights: Float32Array;
  readonly nearEach: number;
}

/** Beyond so many usual spreads a figure says no more. */
const most = 6;
/** How far light and paint change slowly, in hexes. */
const reach = 2.5;

export const prepare = (looks: Looks): Prepared => {
  const hexes = Int32Array.from([...looks.seen.keys()].filter((hex) => looks.seen[hex]));
  const n = hexes.length;
  const each = cellCount * measures;
  const cells = new Float32Array(n * each);
  for (let i = 0; i < n; i++) {
    const from = (hexes[i] ?? 0) * each;
    cells.set(looks.cells.subarray(from, from + each), i * each);
  }
  for (let k = 0; k < measures; k++) {
    const values = new Float32Array(n * cellCount);
    for (let c = 0; c < values.length; c++) values[c] = cells[c * measures + k] ?? 0;
    values.sort();
    const at = (share: number): number => values[Math.floor((values.length - 1) * share)] ?? 0;
    // from tail to tail: more than half of a map may be one ground, and its own spread measures nothing else
    const spread = (at(0.95) - at(0.05)) / 3.3 + 1e-6;
    for (let c = k; c < cells.length; c += measures)
      cells[c] = Math.max(-most, Math.min(most, ((cells[c] ?? 0) - at(0.5)) / spread));
  }
  const nearEach = Math.min(n, 91);
  const near = new Int32Array(n * nearEach);
  const weights = new Float32Array(n * nearEach);
  const far = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const [x, y] = [looks.xs[hexes[i] ?? 0] ?? 0, looks.ys[hexes[i] ?? 0] ?? 0];
    // the place goes along in the digits that do not matter
    for (let j = 0; j < n; j++) {
      const other = hexes[j] ?? 0;
      far[j] = Math.round(((x - (looks.xs[other] ?? 0)) ** 2 + (y - (looks.ys[other] ?? 0)) ** 2) * 64) * 8192 + j;
    }
    far.sort();
    for (let m = 0; m < nearEach; m++) {
      const one = far[m] ?? 0;
      near[i * nearEach + m] = one % 8192;
      weights[i * nearEach + m] = Math.exp(-Math.floor(one / 8192) / 64 / (2 * reach * reach));
    }
  }
  return { looks, hexes, cells, near, weights, nearEach };
};
