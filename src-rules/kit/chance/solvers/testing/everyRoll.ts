import { type DiceBattle, type DiceSide, FACES } from '../diceBattle/dice.ts';

/**
 * The naive reference: every face of every die, counted one by one, round after round up to the limit (which the battle
 * must have). Chances as `n/d` in lowest terms, by how it ends and who is left.
 */
export const everyRoll = (battle: DiceBattle): ReadonlyMap<string, string> => {
  const { attacker, defender, first = 'both', rounds = 1 } = battle;
  const found = new Map<string, [bigint, bigint]>();
  const units = (side: DiceSide) =>
    side.losses.flatMap((kind) => Array.from({ length: side.kinds[kind]?.count ?? 0 }, () => kind));

  /** Every way the dice of these units can fall: hits, and how many ways of how many. */
  const rolls = (side: DiceSide, alive: readonly string[]): readonly [number, bigint, bigint][] => {
    let ways: [number, bigint, bigint][] = [[0, 1n, 1n]];
    for (const kind of alive) {
      const { hits = 0, of = FACES } = side.kinds[kind] ?? {};
      const byFace = Array.from({ length: of }, (_, face) => (face < hits ? 1 : 0));
      const struck = byFace.filter((hit) => hit === 1).length;
      ways = ways.flatMap(([n, w, all]): [number, bigint, bigint][] => [
        [n + 1, w * BigInt(struck), all * BigInt(of)],
        [n, w * BigInt(of - struck), all * BigInt(of)],
      ]);
    }
    return ways.filter(([, w]) => w > 0n);
  };

  const play = (a: readonly string[], d: readonly string[], round: number, w: bigint, all: bigint): void => {
    const after = (x: readonly string[], y: readonly string[], w2: bigint, all2: bigint): void => {
      const end = ending(x, y, round);
      if (end === undefined) {
        play(x, y, round + 1, w2, all2);
        return;
      }
      const key = `${end} ${x.length}/${y.length}`;
      const [n, of] = found.get(key) ?? [0n, 1n];
      found.set(key, [n * all2 + w2 * of, of * all2]);
    };
    if (first === 'both') {
      for (const [i, wi, ni] of rolls(attacker, a)) {
        for (const [j, wj, nj] of rolls(defender, d)) after(a.slice(j), d.slice(i), w * wi * wj, all * ni * nj);
      }
    } else if (first === 'attacker') {
      for (const [i, wi, ni] of rolls(attacker, a)) {
        for (const [j, wj, nj] of rolls(defender, d.slice(i)))
          after(a.slice(j), d.slice(i), w * wi * wj, all * ni * nj);
      }
    } else {
      for (const [j, wj, nj] of rolls(defender, d)) {
        for (const [i, wi, ni] of rolls(attacker, a.slice(j)))
          after(a.slice(j), d.slice(i), w * wi * wj, all * ni * nj);
      }
    }
  };
  const quits = ({ retreat }: DiceSide, left: number, round: number) =>
    (retreat?.below !== undefined && left < retreat.below) || (retreat?.after !== undefined && round >= retreat.after);
  const ending = (a: readonly string[], d: readonly string[], round: number): string | undefined => {
    if (a.length === 0 || d.length === 0) return 'alone';
    if (quits(defender, d.length, round)) return 'defenderRetreats';
    if (quits(attacker, a.length, round)) return 'attackerRetreats';
    return round >= rounds ? 'open' : undefined;
  };
  play(units(attacker), units(defender), 1, 1n, 1n);
  return new Map([...found].map(([key, [n, of]]) => [key, lowest(n, of)] as const));
};

const lowest = (n: bigint, d: bigint): string => {
  let [x, y] = [n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  return `${n / x}/${d / x}`;
};
