/** A number inside a code, several small whole numbers in one: code = Σ digit × step, digit ≤ top. */
export interface DigitSlot {
  readonly step: number;
  readonly top: number;
}
export const digit = (code: number, { step, top }: DigitSlot): number =>
  top === 0 ? 0 : (step === 1 ? code : Math.floor(code / step)) % (top + 1);
export const digits = (code: number, places: readonly DigitSlot[]): readonly number[] =>
  places.map((place) => digit(code, place));

/** Gives each number its place in one code. */
export const places = (): { readonly next: (top: number) => DigitSlot; readonly range: () => number } => {
  let at = 1;
  return {
    next: (top) => {
      const step = at;
      at *= top + 1;
      return { step, top };
    },
    range: () => at,
  };
};

export interface Capped extends DigitSlot {
  /** a cap holds it at `top`; without one it never gets there */
  readonly capped: boolean;
}
/** A gain of sums, ready to be added to codes. */
export interface Gain {
  readonly free: number;
  readonly capped: readonly Raise[];
}
export interface Raise extends DigitSlot {
  readonly add: number;
}
export const NONE: Gain = { free: 0, capped: [] };

export const gainOf = (adds: readonly number[], sums: readonly Capped[]): Gain => {
  const capped: Raise[] = [];
  let free = 0;
  adds.forEach((add, i) => {
    const sum = sums[i];
    if (!sum || add === 0) return;
    if (sum.capped) capped.push({ step: sum.step, top: sum.top, add });
    else free += add * sum.step;
  });
  return { free, capped };
};

export const plus = (a: Gain, b: Gain, times: number): Gain => ({
  free: a.free + b.free * times,
  capped: b.capped.length > 0 ? [...a.capped, ...b.capped.map((sum) => ({ ...sum, add: sum.add * times }))] : a.capped,
});

export const raised = (code: number, sum: Raise): number => {
  const here = digit(code, sum);
  return code + (Math.min(sum.top, here + sum.add) - here) * sum.step;
};

export const gained = (code: number, gain: Gain): number => {
  let to = code + gain.free;
  for (const sum of gain.capped) to = raised(to, sum);
  return to;
};

/** Two codes of sums added, caps kept. */
export const met = (x: number, y: number, sums: readonly Capped[]): number => {
  if (!sums.some((sum) => sum.capped)) return x + y;
  let to = x;
  for (const sum of sums) {
    const add = digit(y, sum);
    to = sum.capped ? raised(to, { step: sum.step, top: sum.top, add }) : to + add * sum.step;
  }
  return to;
};
