import { facesOf } from './dist.ts';

/** Dice as hands type them, as a source of random bytes rolls them, and as a log of them looks. */
export interface Die {
  readonly sides: number;
  /** what a 0 printed on the die reads */
  readonly zero?: 10 | 0;
}

/** What a typed face reads, or undefined where the die has no such face. A d10's 0 reads 10 (10 typed out, too) or 0. */
export const readFace = (typed: string | number, { sides, zero }: Die): number | undefined => {
  const text = String(typed).trim();
  if (!/^\d{1,4}$/.test(text)) return undefined;
  const n = Number(text);
  if (zero === 0) return n < sides ? n : undefined;
  if (n === 0) return zero === 10 && sides === 10 ? 10 : undefined;
  return n <= sides ? n : undefined;
};

/** Whether typing more digits could still make another face: a 1 on a d20. */
export const mayGoOn = (typed: string, die: Die): boolean =>
  facesOf(die.sides, die.zero).some((face) => String(face).length > typed.length && String(face).startsWith(typed));

export type Bytes = (n: number) => Uint8Array;

/** One fair roll: bytes above the last whole multiple of `sides` are thrown away, so that no face is favoured. */
export const rollFair = (sides: number, bytes: Bytes, zero?: 10 | 0): number => {
  if (!Number.isInteger(sides) || sides < 1 || sides > 65_536) throw new Error(`a die has no ${sides} sides`);
  const wide = sides > 256;
  const range = wide ? 65_536 : 256;
  const limit = range - (range % sides);
  for (let tries = 0; tries < 10_000; tries++) {
    const drawn = bytes(wide ? 2 : 1);
    const n = wide ? (drawn[0] ?? 0) * 256 + (drawn[1] ?? 0) : (drawn[0] ?? 0);
    if (n < limit) return (n % sides) + (zero === 0 ? 0 : 1);
  }
  throw new Error('the source of random bytes is stuck');
};

export interface Fairness {
  readonly rolls: number;
  readonly counts: readonly { readonly face: number; readonly n: number; readonly expected: number }[];
  /** the chi-square statistic and its degrees of freedom */
  readonly chi: number;
  readonly freedom: number;
  /** chance that a fair die strays at least as far */
  readonly p: number;
  /** at least five rolls a face are expected: below that `p` says little */
  readonly enough: boolean;
}

/** How far a log of rolls of one die strays from an even die (Pearson's chi-square). */
export const fairness = (rolled: readonly number[], die: Die): Fairness => {
  const faces = facesOf(die.sides, die.zero);
  const tally = new Map<number, number>(faces.map((face) => [face, 0]));
  let rolls = 0;
  for (const face of rolled) {
    const n = tally.get(face);
    if (n === undefined) continue;
    tally.set(face, n + 1);
    rolls++;
  }
  const expected = rolls / faces.length;
  const counts = faces.map((face) => ({ face, n: tally.get(face) ?? 0, expected }));
  const chi = rolls === 0 ? 0 : counts.reduce((so, { n }) => so + (n - expected) ** 2 / expected, 0);
  const freedom = Math.max(faces.length - 1, 0);
  return { rolls, counts, chi, freedom, p: tailOfChiSquare(chi, freedom), enough: expected >= 5 };
};

/** Chance that a chi-square variable reaches `chi`. */
export const tailOfChiSquare = (chi: number, freedom: number): number => {
  if (freedom <= 0 || chi <= 0) return 1;
  const a = freedom / 2;
  const x = chi / 2;
  const front = Math.exp(-x + a * Math.log(x) - logGamma(a));
  if (x < a + 1) {
    // the series of the lower incomplete gamma function
    let term = 1 / a;
    let total = term;
    for (let n = 1; n < 2_000 && term > total * 1e-17; n++) {
      term *= x / (a + n);
      total += term;
    }
    return Math.max(0, 1 - total * front);
  }
  // the continued fraction of the upper one (Lentz)
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 2_000; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return Math.min(1, front * h);
};

/** log Γ of a multiple of one half, as the degrees of freedom give it: exact steps down to Γ(1) or Γ(1/2). */
const logGamma = (a: number): number => {
  let log = 0;
  let at = a;
  while (at > 1) {
    at -= 1;
    log += Math.log(at);
  }
  return at === 1 ? log : log + Math.log(Math.PI) / 2;
};
