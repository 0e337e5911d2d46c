import type { Context } from './context.ts';
import type { Fact, Line } from './journal.ts';
import { isFix } from './path.ts';

/**
 * Which version of the players' own things (tables, rosters, sheets) a game uses is a fact of its journal like any
 * other: undo, redo, a jump and another branch choose it by the head.
 */
export const thingsMark = 'things';

/** From here on the thing of this key (`table:<id>` …) is used in the version of this checksum. */
export const takes = (key: string, checksum: string): Fact => ({
  kind: 'mark',
  mark: thingsMark,
  key,
  value: checksum,
});

/** By key, the version taken last on the way to the head; a key left out is used as the game began with it. */
export const versionsAt = (marks: Context['marks']): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(marks[thingsMark] ?? {}).flatMap(([key, { value }]) =>
      typeof value === 'string' ? [[key, value] as const] : [],
    ),
  );

function* factsIn(line: Line): Generator<Fact> {
  if (!isFix(line)) return yield* line.facts;
  for (const { facts } of line.fix) if (facts) yield* facts;
  for (const { entry } of line.insert ?? []) yield* entry.facts;
}

/** By key, every version some line of the tree names, on whatever branch: any of them may be wanted again. */
export const namedVersions = (lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const named = new Map<string, Set<string>>();
  for (const line of lines) {
    for (const fact of factsIn(line)) {
      if (fact.kind !== 'mark' || fact.mark !== thingsMark || typeof fact.value !== 'string') continue;
      const of = named.get(fact.key) ?? new Set();
      named.set(fact.key, of.add(fact.value));
    }
  }
  return named;
};
