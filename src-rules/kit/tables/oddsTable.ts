/** Odds as printed at the head of a column: 2-1, 1-3, 3:1. */
export interface Ratio {
  readonly key: string;
  readonly attack: number;
  readonly defence: number;
}

export const ratioOf = (key: string): Ratio => {
  const [, attack, defence] = /^(\d+)\s*[-:]\s*(\d+)$/.exec(key) ?? [];
  const ratio = { key, attack: Number(attack), defence: Number(defence) };
  if (!(ratio.attack > 0 && ratio.defence > 0)) throw new Error(`${key} is no odds`);
  return ratio;
};

/** The columns of an odds table, worst for the attacker first, and what odds below the first of them are. */
export interface OddsTable {
  readonly columns: readonly Ratio[];
  /** clamp: fought on the first column; fixed: a result without a die; none: no attack is possible */
  readonly below: 'clamp' | { readonly fixed: string } | 'none';
}

export const oddsTable = (keys: readonly string[], below: OddsTable['below']): OddsTable => {
  const columns = keys.map(ratioOf);
  columns.forEach((column, i) => {
    const before = columns[i - 1];
    if (before && before.attack * column.defence >= column.attack * before.defence) {
      throw new Error(`column ${column.key} is not above ${before.key}`);
    }
  });
  return { columns, below };
};

export interface OddsColumn {
  /** undefined: below the first column of a table that does not clamp, or no attack at all */
  readonly column?: number;
  /** the result without a die, below the first column of a table that has one */
  readonly fixed?: string;
  readonly where: 'in' | 'below' | 'above' | 'no attack';
  /** points missing to the next column; undefined in the last, or where no number of points helps (no defence) */
  readonly short?: number;
  /** points that may go without losing the column; undefined where nothing lies below it */
  readonly spare?: number;
}

/**
 * The highest printed ratio that is not above attack : defence, so that every fraction falls to the defender: for
 * A ≥ D that is floor(A/D) to 1, for A < D 1 to ceil(D/A). Without defence no ratio is too high.
 */
export const oddsColumn = ({ columns, below }: OddsTable, attack: number, defence: number): OddsColumn => {
  if (!(attack > 0)) return { where: 'no attack' };
  const last = columns.length - 1;
  if (!(defence > 0)) return { column: last, where: 'above' };
  const needs = (i: number): number | undefined => {
    const ratio = columns[i];
    return ratio && Math.ceil((ratio.attack * defence) / ratio.defence);
  };
  let at = last;
  while (at >= 0 && attack < (needs(at) ?? 0)) at--;
  const next = needs(at + 1);
  const short = next === undefined ? {} : { short: next - attack };
  if (at < 0) {
    if (typeof below === 'object') return { fixed: below.fixed, where: 'below', ...short };
    if (below === 'none') return { where: 'below', ...short };
    const second = needs(1);
    return { column: 0, where: 'below', ...(second === undefined ? {} : { short: second - attack }) };
  }
  const least = needs(at) ?? 0;
  const spare = at > 0 || below !== 'clamp' ? { spare: attack - least } : {};
  const top = columns[last];
  const above = at === last && top !== undefined && attack * top.defence >= (top.attack + top.defence) * defence;
  return { column: at, where: above ? 'above' : 'in', ...short, ...spare };
};

/** A column moved right (or left, below 0), kept on the table. */
export const shiftColumn = ({ columns }: OddsTable, column: number, by: number): number =>
  Math.min(Math.max(column + by, 0), columns.length - 1);

/** The reader for trails: the index of the column, undefined where there is none. */
export const columnReader =
  (table: OddsTable) =>
  (attack?: number, defence?: number): number | undefined =>
    attack === undefined || defence === undefined ? undefined : oddsColumn(table, attack, defence).column;
