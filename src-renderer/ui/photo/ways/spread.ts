import { CholeskyDecomposition, Matrix } from 'ml-matrix';

/**
 * The mean of some rows of figures, and the lower half of how they spread about it, not yet parted by their number.
 *
 * @param rows where each row begins in the figures
 * @param width figures to a row
 * @param middle spread about this instead of the mean
 */
export const gathered = (
  figures: Float32Array | Float64Array,
  rows: readonly number[],
  width: number,
  middle?: Float64Array,
): { readonly mean: Float64Array; readonly spread: Float64Array } => {
  const mean = middle ?? new Float64Array(width);
  if (!middle)
    for (const from of rows)
      for (let a = 0; a < width; a++) mean[a] = (mean[a] ?? 0) + (figures[from + a] ?? 0) / rows.length;
  const spread = new Float64Array(width * width);
  const off = new Float64Array(width);
  for (const from of rows) {
    for (let a = 0; a < width; a++) off[a] = (figures[from + a] ?? 0) - (mean[a] ?? 0);
    for (let a = 0; a < width; a++)
      for (let b = 0; b <= a; b++) spread[a * width + b] = (spread[a * width + b] ?? 0) + (off[a] ?? 0) * (off[b] ?? 0);
  }
  return { mean, spread };
};

/** The whole of a spread whose lower half is known, parted by how many it was gathered from. */
export const full = (spread: Float64Array, n: number): Matrix => {
  const width = Math.sqrt(spread.length);
  const matrix = Matrix.zeros(width, width);
  for (let a = 0; a < width; a++)
    for (let b = 0; b <= a; b++) {
      matrix.set(a, b, (spread[a * width + b] ?? 0) / n);
      matrix.set(b, a, (spread[a * width + b] ?? 0) / n);
    }
  return matrix;
};

const rooted = (spread: Matrix, noise: number): CholeskyDecomposition => {
  const firm = spread.clone();
  for (let a = 0; a < firm.rows; a++) firm.set(a, a, firm.get(a, a) + noise);
  return new CholeskyDecomposition(firm);
};
/** The inverse of a spread to which noise was added, row by row. */
export const inverted = (spread: Matrix, noise: number): Float64Array =>
  Float64Array.from(rooted(spread, noise).solve(Matrix.eye(spread.rows)).to1DArray());
/** The logarithm of how thin a cloud of this spread is. */
export const thinness = (spread: Matrix, noise: number): number => {
  const root = rooted(spread, noise).lowerTriangularMatrix;
  let thin = 0;
  for (let a = 0; a < spread.rows; a++) thin -= Math.log(root.get(a, a));
  return thin;
};

/** How far out a row of figures lies, in spreads, squared (Mahalanobis). */
export const distance = (
  figures: Float32Array | Float64Array,
  from: number,
  middle: Float64Array,
  inverse: Float64Array,
): number => {
  const width = middle.length;
  let far = 0;
  for (let a = 0; a < width; a++) {
    let row = 0;
    for (let b = 0; b < width; b++)
      row += (inverse[a * width + b] ?? 0) * ((figures[from + b] ?? 0) - (middle[b] ?? 0));
    far += ((figures[from + a] ?? 0) - (middle[a] ?? 0)) * row;
  }
  return far;
};
