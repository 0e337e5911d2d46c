import { dice } from '#rules/kit/hexmap/testing/randomSheet.ts';

/** Smooth noise over the plane, 0 to 1, the same for the same seed; one unit of the plane a swing of the coarsest of its octaves. */
export type Noise = (x: number, y: number, octaves: number) => number;

const side = 64;
export const noiseOf = (seed: number): Noise => {
  const roll = dice(seed * 104_729 + 7);
  const grid = Float32Array.from({ length: side * side }, () => roll());
  const smooth = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    const [l, r] = [left & (side - 1), (left + 1) & (side - 1)];
    const [t, b] = [(top & (side - 1)) * side, ((top + 1) & (side - 1)) * side];
    const upper = (grid[t + l] ?? 0) * (1 - u) + (grid[t + r] ?? 0) * u;
    const lower = (grid[b + l] ?? 0) * (1 - u) + (grid[b + r] ?? 0) * u;
    return upper * (1 - v) + lower * v;
  };
  return (x, y, octaves) => {
    let [sum, weight, all, scale] = [0, 1, 0, 1];
    for (let n = 0; n < octaves; n++) {
      sum += weight * smooth(x * scale + n * 17.3, y * scale + n * 9.1);
      all += weight;
      weight /= 2;
      scale *= 2;
    }
    return sum / all;
  };
};
