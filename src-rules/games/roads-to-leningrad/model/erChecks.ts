/** 3.42, 3.44: an ER check. */

/** 3.44: −1 out of supply, −2 disrupted, never under 1. */
export const effectiveEr = (printed: number, oos: boolean, disrupted: boolean): number =>
  Math.max(1, printed - (oos ? 1 : 0) - (disrupted ? 2 : 0));
/** Faces out of ten that pass (3.42): no face passes or fails by itself. */
export const passes = (er: number, modifier: number): number => Math.max(0, Math.min(10, er - modifier));
