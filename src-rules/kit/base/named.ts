import { folded } from './folded.ts';
import { memo } from './memo.ts';
import { apart } from './near.ts';

/** Names are folded once; what is typed is not kept. */
const foldedName = memo(folded);

/** Something that is found by what players type of its name. */
export interface Named {
  readonly name: string;
  readonly id?: string;
}

const typedAs = (text: string): string => text.trim().toLowerCase();

/**
 * The one called so by whoever types a whole name: by its name, else by its id, in any case; else with accents and signs
 * left out (Cir, Čir), where only one is.
 */
export const calledSo = <N extends Named>(typed: string, all: readonly N[]): N | undefined => {
  const asked = typedAs(typed);
  if (asked === '') return undefined;
  const one =
    all.find(({ name }) => typedAs(name) === asked) ?? all.find(({ id }) => id !== undefined && typedAs(id) === asked);
  if (one) return one;
  const bare = folded(typed);
  const alike = bare === '' ? [] : all.filter(({ name }) => foldedName(name) === bare);
  return alike.length === 1 ? alike[0] : undefined;
};

/** The place of the one that whoever types the name of the one at `at` gets instead; undefined: it has its name alone. */
export const namedBefore = (all: readonly Named[], at: number): number | undefined => {
  const asked = typedAs(all[at]?.name ?? '');
  const before = asked === '' ? at : all.findIndex(({ name }) => typedAs(name) === asked);
  return before < at ? before : undefined;
};

/** Whether each of some words begins a word of a name, no two of them the same one. */
const beginApart = (words: readonly string[], of: readonly string[]): boolean => {
  const [first, ...more] = words;
  return (
    first === undefined ||
    of.some((word, at) => word.startsWith(first) && beginApart(more, [...of.slice(0, at), ...of.slice(at + 1)]))
  );
};

/**
 * Those meant by a few letters: whose name or id it is; else those whose name begins with it; else those with all its
 * words in their names, each from the beginning of a word of its own: "2/237" is not in "1/237".
 */
export const named = <N extends Named>(typed: string, all: readonly N[]): readonly N[] => {
  const asked = folded(typed);
  if (asked === '') return [];
  const names = all.map((one) => ({ one, as: foldedName(one.name) }));
  const words = asked.split(' ');
  const kinds = [
    ({ one, as }: (typeof names)[number]) => as === asked || (one.id !== undefined && folded(one.id) === asked),
    ({ as }: (typeof names)[number]) => as.startsWith(asked),
    ({ as }: (typeof names)[number]) => beginApart(words, as.split(' ')),
  ];
  for (const kind of kinds) {
    const found = names.filter(kind);
    if (found.length > 0) return found.map(({ one }) => one);
  }
  return [];
};

/** Names a slip of the hand away, or with the letters inside, the nearest first. */
export const closeTo = (typed: string, names: readonly string[], most = 3): readonly string[] => {
  const asked = folded(typed);
  return (
    [...new Set(names)]
      .map((name) => ({ name, as: foldedName(name) }))
      // most are too long or too short to be a slip: their letters need not be counted
      .filter(({ as }) => Math.abs(as.length - asked.length) <= 2 || as.includes(asked))
      .map(({ name, as }) => ({ name, as, far: apart(as, asked) }))
      .filter(
        ({ as, far }) => far <= Math.min(2, Math.ceil(asked.length / 3)) || (asked.length >= 2 && as.includes(asked)),
      )
      .toSorted((a, b) => a.far - b.far)
      .slice(0, most)
      .map(({ name }) => name)
  );
};
