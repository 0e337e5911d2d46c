import { describe, expect, it } from 'vitest';
import { agree } from './agree.ts';
import { agreementsOf, played } from './agreements.ts';

/** `AGREE_RUNS=10000` asks as long as `npm run agree`. */
const runs = Number(process.env.AGREE_RUNS ?? 60);
const seed = Number(process.env.AGREE_SEED ?? 12);

describe.each(played.map((game) => [game.name, game] as const))('readers agree: %s', (_, game) => {
  const { setting, pairs } = agreementsOf(game);
  it('on random positions, each pair of readers asked', () => {
    for (const { agreement, fails, stories } of agree(game, setting, pairs, { seed, runs }))
      expect([agreement.id, ...(fails ? [fails, ...stories] : [])].join('\n')).toBe(agreement.id);
  });
});
