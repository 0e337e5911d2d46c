/** A longer copy of a buffer that has room at `index`; new places hold `fill`. */
export const grown = (old: Int32Array, index: number, fill = 0): Int32Array<ArrayBuffer> => {
  const longer = new Int32Array(Math.max(old.length * 2, index + 1));
  longer.set(old);
  if (fill !== 0) longer.fill(fill, old.length);
  return longer;
};
