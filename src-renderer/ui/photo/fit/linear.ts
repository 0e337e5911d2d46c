/** Solves a square system by elimination, each row with its right side last; undefined where it has no single answer. */
export const solved = (rows: readonly (readonly number[])[]): readonly number[] | undefined => {
  const n = rows.length;
  const left = rows.map((row) => [...row]);
  for (let col = 0; col < n; col++) {
    let best = col;
    for (let row = col + 1; row < n; row++)
      if (Math.abs(left[row]?.[col] ?? 0) > Math.abs(left[best]?.[col] ?? 0)) best = row;
    const pivot = left[best];
    const other = left[col];
    if (!pivot || !other || Math.abs(pivot[col] ?? 0) < 1e-12) return undefined;
    left[best] = other;
    left[col] = pivot;
    for (let row = 0; row < n; row++) {
      const here = left[row];
      if (row === col || !here) continue;
      const times = (here[col] ?? 0) / (pivot[col] ?? 1);
      for (let k = col; k <= n; k++) here[k] = (here[k] ?? 0) - times * (pivot[k] ?? 0);
    }
  }
  return left.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
};

/** The answer that misses weighted equations least, each row with its right side and its weight last. */
export const leastSquares = (rows: readonly (readonly number[])[], damping = 0): readonly number[] | undefined => {
  const n = (rows[0]?.length ?? 2) - 2;
  const normal = Array.from({ length: n }, () => new Array<number>(n + 1).fill(0));
  for (const row of rows) {
    const weight = row[n + 1] ?? 1;
    for (let i = 0; i < n; i++) {
      const into = normal[i];
      const times = weight * (row[i] ?? 0);
      if (into && times !== 0) for (let k = 0; k <= n; k++) into[k] = (into[k] ?? 0) + times * (row[k] ?? 0);
    }
  }
  for (let i = 0; i < n; i++) {
    const into = normal[i];
    if (into) into[i] = (into[i] ?? 0) * (1 + damping);
  }
  return solved(normal);
};
