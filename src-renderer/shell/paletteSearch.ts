import { bare } from '#rules/kit/base/found.ts';

/** What the palette lists: found by its name first, then by what is said of it. */
interface Listed {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | string[] | undefined;
}

interface Plain {
  readonly name: string;
  readonly all: string;
}
const plainOf = ({ label = '', description = '', keywords = [] }: Listed): Plain => ({
  name: bare(label),
  all: bare([label, description, ...keywords].join(' ')),
});

/** Whether a word of the text begins so; before it stands a blank, a bracket, a dash. */
const begins = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  return false;
};

/**
 * 0: the name itself; 1: it begins so; 2: what is asked for stands in it from a word's beginning; 3: its words do, in any
 * order; 4: it is somewhere in the name; 5: words beside the name begin so; 6: it is somewhere there; undefined: nowhere.
 */
const rankOf = ({ name, all }: Plain, asked: string, words: readonly string[]): number | undefined => {
  if (name === asked) return 0;
  if (name.startsWith(asked)) return 1;
  if (begins(name, asked)) return 2;
  if (words.every((word) => begins(name, word))) return 3;
  if (words.every((word) => name.includes(word))) return 4;
  if (words.every((word) => begins(all, word))) return 5;
  return words.every((word) => all.includes(word)) ? 6 : undefined;
};

/** Nothing has all that was asked for: the more of its words a thing has, the sooner; with less than half, or none in its name, it is not meant. */
const nearly = ({ name }: Plain, words: readonly string[]): number | undefined => {
  const telling = words.filter((word) => word.length > 3);
  const has = telling.filter((word) => begins(name, word)).length;
  return has === 0 || has * 2 < telling.length ? undefined : telling.length - has;
};

/** Groups of one heading are one: who lists them tells them apart by it. */
const joined = <A, G extends { readonly group: string; readonly actions: A[] }>(groups: readonly G[]): G[] => {
  const made = new Map<string, G>();
  for (const group of groups) {
    const before = made.get(group.group);
    made.set(group.group, before ? { ...before, actions: [...before.actions, ...group.actions] } : group);
  }
  return [...made.values()];
};

/** From here on it is found by what is said of it, and no more by its name. */
const aside = 5;

/**
 * The groups with what fits, the best on top; without a question everything as it stands. What is in `behind` stands
 * behind all that has the name asked for, and before what is only said to do with it.
 */
export const found = <A extends Listed, G extends { readonly group: string; readonly actions: A[] }>(
  asked: string,
  groups: readonly G[],
  behind: readonly G[] = [],
): G[] => {
  const wanted = bare(asked);
  if (wanted === '') return [...joined<A, G>(groups), ...joined<A, G>(behind)];
  const words = wanted.split(' ');
  const listed = [groups, behind].flatMap((some, i) =>
    joined<A, G>(some).map((group) => ({
      group,
      later: i * (aside - 0.5),
      actions: group.actions.map((action) => ({ action, plain: plainOf(action) })),
    })),
  );
  const by = (rank: (plain: Plain) => number | undefined): G[] =>
    listed
      .flatMap(({ group, later, actions }) => {
        const ranked = actions.flatMap(({ action, plain }) => {
          const at = rank(plain);
          return at === undefined ? [] : [{ action, at }];
        });
        const sorted = ranked.toSorted((a, b) => a.at - b.at);
        const [best] = sorted;
        if (!best) return [];
        return [{ best: Math.max(best.at, later), group: { ...group, actions: sorted.map(({ action }) => action) } }];
      })
      .toSorted((a, b) => a.best - b.best)
      .map(({ group }) => group);
  const fits = by((plain) => rankOf(plain, wanted, words));
  return fits.length > 0 ? fits : by((plain) => nearly(plain, words));
};
