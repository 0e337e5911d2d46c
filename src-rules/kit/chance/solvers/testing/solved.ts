import { expect } from 'vitest';
import type { BlockBattle, BlockOutcome } from '../blockBattle/fire.ts';
import { solveBlocks } from '../blockBattle/solveBlocks.ts';

/** To the end without a pause. */
export const solved = (battle: BlockBattle): BlockOutcome => {
  const work = solveBlocks(battle);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Chances of every way a battle may end, written as the naive player writes them. */
export const joint = (battle: BlockBattle): Map<string, number> => {
  const all = new Map<string, number>();
  solved(battle).each(({ end, armies: { attacker, defender }, p }) => {
    const key = `${end} ${[attacker.ground, attacker.air, defender.ground, defender.air].map((shown) => shown.join()).join('|')}`;
    all.set(key, (all.get(key) ?? 0) + p);
  });
  return all;
};

export const expectSame = (found: ReadonlyMap<string, number>, exact: ReadonlyMap<string, number>): void => {
  expect([...found.keys()].sort()).toEqual([...exact.keys()].sort());
  for (const [key, p] of exact) {
    if (p > 1e-30) expect(Math.abs((found.get(key) ?? 0) - p) / p, `${key}: ${p}`).toBeLessThan(1e-11);
  }
};
