import { isRecord } from '#rules/kit/base/json.ts';
import { flatLists } from './flatLists.ts';

/**
 * Old files open for ever: numbered steps bring the lines of an older version to the present one, in memory. Only the
 * kit's own facts and messages ever change their form; opening a saved game runs no game code. The old file is kept as a
 * backup when the game is first changed.
 *
 * To change the form of a fact: add `up(n, 'what changed', fact => …)` at the end of `upcasters` (`upLine` where more
 * than facts changes), and keep a file `fixtures/v<n>-….json` of the version it starts from; the tests ask for both.
 */

export type RawFact = { readonly kind: string } & Readonly<Record<string, unknown>>;

export interface Upcaster {
  /** the version it starts from; it gives `from + 1` */
  readonly from: number;
  readonly what: string;
  readonly line: (line: unknown) => unknown;
}
const upLine = (from: number, what: string, line: Upcaster['line']): Upcaster => ({ from, what, line });
export const up = (from: number, what: string, fact: (fact: RawFact) => RawFact): Upcaster =>
  upLine(from, what, (line) => mapFacts(line, fact));

export const upcasters: readonly Upcaster[] = [upLine(1, 'lists are flat', flatLists)];

/** The version written today: one more than the last step starts from. */
export const currentVersion = upcasters.length + 1;

/** The first number at which the steps have a gap or a double, or undefined. */
export const gapIn = (steps: readonly Upcaster[]): number | undefined => {
  const at = steps.findIndex((step, i) => step.from !== i + 1);
  return at < 0 ? undefined : at + 1;
};

const isFact = (value: unknown): value is RawFact => isRecord(value) && typeof value.kind === 'string';

/** Every list of facts in a line: an entry's own, those a correction puts in, those of the entries it adds. */
const mapFacts = (line: unknown, change: (fact: RawFact) => RawFact): unknown => {
  if (!isRecord(line)) return line;
  const facts = (list: unknown): unknown =>
    Array.isArray(list) ? list.map((fact) => (isFact(fact) ? change(fact) : fact)) : list;
  const each = (list: unknown, one: (member: Readonly<Record<string, unknown>>) => unknown): unknown =>
    Array.isArray(list) ? list.map((member) => (isRecord(member) ? one(member) : member)) : list;
  return {
    ...line,
    ...('facts' in line ? { facts: facts(line.facts) } : {}),
    ...('fix' in line ? { fix: each(line.fix, (member) => ({ ...member, facts: facts(member.facts) })) } : {}),
    ...('insert' in line
      ? { insert: each(line.insert, (member) => ({ ...member, entry: mapFacts(member.entry, change) })) }
      : {}),
  };
};

/** Lines of version `from`, as this version (or the version after `steps`) writes them. Nothing is done to present ones. */
export const migrateLines = (
  lines: readonly unknown[],
  from: number,
  steps: readonly Upcaster[] = upcasters,
): readonly unknown[] => {
  const due = steps.filter((step) => step.from >= from);
  if (due.length === 0) return lines;
  return lines.map((line) => due.reduce((now, step) => step.line(now), line));
};
