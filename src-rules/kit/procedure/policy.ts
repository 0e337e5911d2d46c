import { nearest } from '../base/near.ts';

/** What a forecast takes wherever a player would choose: for the id of a question, or '*' for all, the key of an option. */
export type Policy = { readonly [ask: string]: string };

/** The key a policy names for a question, or for all, out of those the rules allow; undefined: it names none of them. */
export const takenBy = (policy: Policy, ask: string, open: readonly string[]): string | undefined => {
  const asked = watched.get(policy);
  if (asked) asked.set(ask, [...(asked.get(ask) ?? []), ...open]);
  return [policy[ask], policy['*']].find((key) => key !== undefined && open.includes(key));
};

/** Policies somebody wants to know the use of, with what they were asked. */
const watched = new WeakMap<Policy, Map<string, readonly string[]>>();

/** What a policy says that no question of a forecast took, with what was most likely meant. */
export interface Unused {
  readonly ask: string;
  readonly key: string;
  readonly near?: string;
}
/** Works something out under a policy, and tells what of it was in vain: a slip, or a question that does not come up. */
export const withUnused = <T>(
  policy: Policy,
  of: (policy: Policy) => T,
): { readonly value: T; readonly unused: readonly Unused[] } => {
  const mine = { ...policy };
  const asked = new Map<string, readonly string[]>();
  watched.set(mine, asked);
  const value = of(mine);
  const unused = Object.entries(policy).flatMap(([ask, key]): readonly Unused[] => {
    const options = ask === '*' ? [...asked.values()].flat() : asked.get(ask);
    if (options?.includes(key)) return [];
    const near = options ? nearest(key, options) : nearest(ask, [...asked.keys()]);
    return [{ ask, key, near }];
  });
  return { value, unused };
};
