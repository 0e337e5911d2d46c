import type { LoggedRoll } from './rolls.ts';

/** How one kind of die fell: counts by face, and how likely an honest die strays as far. */
export interface Fairness {
  readonly sides: number;
  readonly by: 'table' | 'app';
  readonly throws: number;
  readonly counts: readonly number[];
  readonly mean: number;
  readonly expected: number;
  /** chance that an honest die shows counts at least as uneven (chi-square); undefined below five a face */
  readonly chance?: number;
}

/** ln Γ(x) for the half-integers and integers a chi-square needs. */
const lnGamma = (x: number): number => {
  if (x === 0.5) return Math.log(Math.PI) / 2;
  if (x === 1) return 0;
  return Math.log(x - 1) + lnGamma(x - 1);
};

/** Upper tail of the chi-square distribution: the regularised incomplete gamma, by series or continued fraction. */
export const chiSquareTail = (value: number, freedom: number): number => {
  const a = freedom / 2;
  const x = value / 2;
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 500 && term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - sum * front;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 500; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b || 1e-300);
    c = b + an / c || 1e-300;
    const step = d * c;
    h *= step;
    if (Math.abs(step - 1) < 1e-15) break;
  }
  return front * h;
};

const fairness = (sides: number, by: 'table' | 'app', faces: readonly number[]): Fairness => {
  const low = faces.includes(0) ? 0 : 1;
  const counts = Array.from({ length: sides }, (_, i) => faces.filter((face) => face === i + low).length);
  const each = faces.length / sides;
  const stray = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  return {
    sides,
    by,
    throws: faces.length,
    counts,
    mean: faces.reduce((sum, face) => sum + face, 0) / faces.length,
    expected: (sides - 1) / 2 + low,
    ...(each >= 5 ? { chance: chiSquareTail(stray, sides - 1) } : {}),
  };
};

/** The dice of the table and of the app, each kind apart; undone throws count too, or undoing would polish the record. */
export const fairnessOf = (log: readonly LoggedRoll[]): readonly Fairness[] => {
  const kinds = new Map<string, { sides: number; by: 'table' | 'app'; faces: number[] }>();
  for (const roll of log) {
    const key = `${roll.by}/${roll.sides}`;
    const kind = kinds.get(key) ?? { sides: roll.sides, by: roll.by, faces: [] };
    kind.faces.push(...roll.faces);
    kinds.set(key, kind);
  }
  return [...kinds.values()].map((kind) => fairness(kind.sides, kind.by, kind.faces));
};
