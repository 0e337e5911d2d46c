/**
 * How many letters have to be put in, taken out, changed, or swapped with their neighbour, to come from one word to the
 * other.
 */
export const apart = (one: string, other: string): number => {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last?.[other.length] ?? 0;
};

const LONGEST = 60;
const plain = (word: string): string =>
  word
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[\s_-]+/g, '');

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** The name that was most likely meant; undefined: none is near enough to be worth saying. */
export const nearest = (word: string, names: readonly string[]): string | undefined => {
  const typed = plain(word);
  let best: { readonly name: string; readonly far: number } | undefined;
  for (const name of names) {
    // another month or hex is another one, not a slip
    if (isNumber(typed) && isNumber(plain(name))) continue;
    const far = apart(typed, plain(name));
    if (!best || far < best.far) best = { name, far };
  }
  return best && best.far <= Math.max(1, Math.floor(typed.length / 3)) ? best.name : undefined;
};
