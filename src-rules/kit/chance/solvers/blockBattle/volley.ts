/** So many dice that hit with this chance. */
export interface Pool {
  readonly dice: number;
  readonly chance: number;
}

/** Chances of 0, 1, 2 … hits; volleys with the same dice are made once. */
export type VolleyOf = (pools: readonly Pool[]) => Float64Array;

/** A maker of volleys that remembers: a battle throws the same few thousands of times. */
export const volleys = (): VolleyOf => {
  const made = new Map<string, Float64Array>();
  return (pools) => {
    const key = pools.map(({ dice, chance }) => `${dice}@${chance}`).join(' ');
    const known = made.get(key);
    if (known) return known;
    const volley = throwAll(pools);
    made.set(key, volley);
    return volley;
  };
};

/** One die after the other: positive terms only. */
const throwAll = (pools: readonly Pool[]): Float64Array => {
  const dice = pools.reduce((so, pool) => so + Math.max(0, pool.dice), 0);
  const hits = new Float64Array(dice + 1);
  hits[0] = 1;
  let thrown = 0;
  for (const { dice: more, chance } of pools) {
    for (let die = 0; die < more; die++) {
      thrown++;
      for (let i = thrown; i >= 1; i--) {
        hits[i] = (hits[i] ?? 0) * (1 - chance) + (hits[i - 1] ?? 0) * chance;
      }
      hits[0] = (hits[0] ?? 0) * (1 - chance);
    }
  }
  return hits;
};
