/** What a number field takes: from and to in its own units; `per` 2: halves may be typed, and are kept as a whole number of them. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly per?: 1 | 2;
}

/** What is typed: a number, nothing yet (null), or no number of this kind, whatever its digits would make (undefined). */
export const readNumber = (text: string, { min, per = 1 }: Range): number | null | undefined => {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (plain === '' || (plain === '-' && min < 0)) return null;
  const digits = per === 2 ? /^-?\d+(\.[05]?)?$/ : /^-?\d+$/;
  if (!digits.test(plain) || (plain.startsWith('-') && min >= 0)) return undefined;
  return Number(plain) * per;
};
