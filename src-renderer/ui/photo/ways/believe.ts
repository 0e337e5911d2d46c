import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import type { Evidence } from './follow.ts';
import type { Pairs } from './pairs.ts';

export const belief = { rounds: 1, lent: 30, told: 2, calm: 0.6, floor: 4, on: 3, other: 0.3, ends: 4, walks: 8, own: 1000, tail: 8 };

interface Cloud {
  readonly mean: Float64Array;
  readonly inverse: Float64Array;
  /** the logarithm of how thin it is */
  readonly thin: number;
}

/** How likely each place bears each list of kinds; list 0: nothing. By place × lists. */
export const believed = (
  pairs: Pairs,
  { values, wide, kinds }: Evidence,
  /** by place: the number of its list */
  told: ReadonlyMap<number, number>,
  lists: readonly (readonly string[])[],
): Float32Array => {
  const count = pairs.names.length;
  const n = lists.length;
  const seen = Array.from({ length: count }, (_, place) => place).filter((place) => !Number.isNaN(values[place * wide] ?? 0));
  const x = (place: number, a: number): number => values[place * wide + a] ?? 0;
  const top = (place: number): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < kinds; k++) most = Math.max(most, x(place, k * kinds));
    return most;
  };
  // at first: what stands out least is ground, and lines are those that were told
  const weights = new Float64Array(count * n);
  const sorted = seen.map(top).sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * 0.85)] ?? 0;
  for (const place of seen) {
    const list = told.get(place);
    if (list !== undefined) weights[place * n + list] = belief.told;
    else if (top(place) <= low) weights[place * n] = 1;
  }
  const base = new Float64Array(count * n);
  for (let round = 0; round < belief.rounds; round++) {
    const sums = Array.from({ length: n }, () => 0);
    const means = Array.from({ length: n }, () => new Float64Array(wide));
    for (const place of seen)
      for (let k = 0; k < n; k++) {
        const w = weights[place * n + k] ?? 0;
        if (w < 1e-4) continue;
        sums[k] = (sums[k] ?? 0) + w;
        for (let a = 0; a < wide; a++) (means[k] as Float64Array)[a] = (means[k]?.[a] ?? 0) + w * x(place, a);
      }
    means.forEach((mean, k) => {
      for (let a = 0; a < wide; a++) mean[a] = (mean[a] ?? 0) / Math.max(1e-9, sums[k] ?? 0);
    });
    const spreads = means.map(() => new Float64Array(wide * wide));
    const off = new Float64Array(wide);
    for (const place of seen)
      for (let k = 0; k < n; k++) {
        const w = weights[place * n + k] ?? 0;
        if (w < 1e-4) continue;
        const [spread, mean] = [spreads[k], means[k]];
        if (!spread || !mean) continue;
        for (let a = 0; a < wide; a++) off[a] = x(place, a) - (mean[a] ?? 0);
        for (let a = 0; a < wide; a++)
          for (let b = 0; b <= a; b++)
            spread[a * wide + b] = (spread[a * wide + b] ?? 0) + w * (off[a] ?? 0) * (off[b] ?? 0);
      }
    const lines = new Float64Array(wide * wide);
    for (const one of spreads.slice(1)) for (let i = 0; i < lines.length; i++) lines[i] = (lines[i] ?? 0) + (one[i] ?? 0);
    const lineCount = sums.slice(1).reduce((so, one) => so + one, 0);
    const clouds = means.map((mean, k): Cloud => {
      const of = Matrix.zeros(wide, wide);
      for (let a = 0; a < wide; a++)
        for (let b = 0; b <= a; b++) {
          const i = a * wide + b;
          const ground = (spreads[0]?.[i] ?? 0) / Math.max(1, sums[0] ?? 0);
          // lines differ among themselves as the ground does, as far as it is not known better
          const shared = ((lines[i] ?? 0) + belief.lent * ground) / (lineCount + belief.lent);
          const own = ((spreads[k]?.[i] ?? 0) + belief.own * shared) / ((sums[k] ?? 0) + belief.own);
          const value = (k === 0 ? ground : own) + (a === b ? belief.floor : 0);
          of.set(a, b, value);
          of.set(b, a, value);
        }
      const solved = new CholeskyDecomposition(of);
      let thin = 0;
      for (let a = 0; a < wide; a++) thin -= Math.log(solved.lowerTriangularMatrix.get(a, a));
      return { mean, inverse: Float64Array.from(solved.solve(Matrix.eye(wide)).to1DArray()), thin };
    });
    const total = sums.reduce((so, one) => so + one, 0);
    for (const place of seen) {
      const logs = clouds.map(({ mean, inverse, thin }, k) => {
        let far = 0;
        for (let a = 0; a < wide; a++) {
          let row = 0;
          for (let b = 0; b < wide; b++) row += (inverse[a * wide + b] ?? 0) * (x(place, b) - (mean[b] ?? 0));
          far += (x(place, a) - (mean[a] ?? 0)) * row;
        }
        const { tail } = belief;
        return Math.log(((sums[k] ?? 0) + 1) / total) + thin - ((tail + wide) / 2) * Math.log(1 + far / tail);
      });
      const most = Math.max(...logs);
      const sum = logs.reduce((so, one) => so + Math.exp(one - most), 0);
      const list = told.get(place);
      logs.forEach((one, k) => {
        base[place * n + k] = one - (logs[0] ?? 0);
        weights[place * n + k] = list === undefined ? Math.exp(one - most) / sum : k === list ? belief.told : 0;
      });
    }
  }
  const shares = lists.map((one) => lists.map((other) => one.some((kind) => other.includes(kind))));
  let likely = new Float32Array(count * n);
  for (let round = 0; round <= belief.walks; round++) {
    const next = new Float32Array(count * n);
    for (let place = 0; place < count; place++) {
      const list = told.get(place);
      if (list !== undefined) {
        next[place * n + list] = 1;
        continue;
      }
      if (Number.isNaN(values[place * wide] ?? 0)) {
        next[place * n] = 1;
        continue;
      }
      const logits = new Float64Array(n);
      for (let k = 1; k < n; k++) {
        let value = belief.calm * (base[place * n + k] ?? 0);
        if (round > 0) for (const end of [0, 1]) value += goesOn(place, k, pairs.ends[place * 2 + end] ?? 0);
        logits[k] = value;
      }
      const most = Math.max(...logits);
      let sum = 0;
      for (let k = 0; k < n; k++) sum += Math.exp((logits[k] ?? 0) - most);
      for (let k = 0; k < n; k++) {
        const p = Math.exp((logits[k] ?? 0) - most) / sum;
        next[place * n + k] = round > 1 ? (p + (likely[place * n + k] ?? 0)) / 2 : p;
      }
    }
    likely = next;
  }
  return likely;

  /** Lines go on: what no other line meets at an end is hardly one, but at the edge of the map. */
  function goesOn(place: number, list: number, node: number): number {
    let [noneAlike, none] = [1, 1];
    const meet = pairs.meet[node] ?? [];
    for (const other of meet) {
      if (other === place) continue;
      let alike = 0;
      for (let k = 1; k < n; k++) if (shares[list]?.[k]) alike += likely[other * n + k] ?? 0;
      noneAlike *= 1 - alike;
      none *= likely[other * n] ?? 1;
    }
    const edge = meet.length < (pairs.of === 'sides' ? 3 : 6);
    return belief.on * (1 - noneAlike) + belief.other * (noneAlike - none) - (edge ? 0 : belief.ends) * none;
  }
};
