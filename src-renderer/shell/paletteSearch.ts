import { bare, finder } from '#rules/kit/base/found.ts';

/** What the palette lists: found by its name first, then by what is said of it. */
interface Listed {
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | string[] | undefined;
}

/** 0: the name begins so; 1: a word of it; 2: it is in the name; 3: beside it; undefined: nowhere. */
const rankOf = ({ label = '', description = '', keywords = [] }: Listed, asked: string): number | undefined => {
  const name = bare(label);
  if (name.startsWith(asked)) return 0;
  if (name.includes(` ${asked}`)) return 1;
  const has = finder(asked);
  if (has(label)) return 2;
  return has([label, description, ...keywords].join(' ')) ? 3 : undefined;
};

/** The groups with what fits, the best on top; without a question everything as it stands. */
export const found = <A extends Listed, G extends { readonly actions: A[] }>(
  asked: string,
  groups: readonly G[],
): G[] => {
  const wanted = bare(asked);
  if (wanted === '') return [...groups];
  return groups
    .map((group) => {
      const ranked = group.actions.flatMap((action) => {
        const rank = rankOf(action, wanted);
        return rank === undefined ? [] : [{ action, rank }];
      });
      const sorted = ranked.toSorted((a, b) => a.rank - b.rank);
      return { best: sorted[0]?.rank, group: { ...group, actions: sorted.map(({ action }) => action) } };
    })
    .filter(({ best }) => best !== undefined)
    .toSorted((a, b) => (a.best ?? 0) - (b.best ?? 0))
    .map(({ group }) => group);
};
