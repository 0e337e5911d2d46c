import type { View } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { type BattleRole, enemyOf } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Pool } from '#rules/kit/chance/solvers/blockBattle/volley.ts';
import type { Lines } from './lines.ts';
import { type Throws, thrower } from './numbers.ts';
import type { Fire, Scene } from './scene.ts';

/** Who throws in a step, as the solver asks: by place in the layer that fires. */
export interface Firers {
  readonly throws: Throws;
  readonly dice: (own: View, enemy: View) => readonly Pool[];
  /** 22.0: dice hang on the enemy's fighters */
  readonly heedsEnemy: boolean;
}

const nothing: Throws = () => [];

/** `only`: these fire by themselves, and pool what they have (7.7.7). Numbers nobody gives throw nothing: `missingIn` names them. */
export const firersOf = (
  scene: Scene,
  lines: Lines,
  side: BattleRole,
  fire: Fire,
  round: number,
  only?: (place: number) => boolean,
): Firers => {
  const layer = fire === 'air' || fire === 'raid' ? 'air' : 'ground';
  const own = lines[side][layer];
  const made = thrower(scene, side, fire, round, { own, enemy: lines[enemyOf(side)][layer] });
  const all = made.ok ? made.value : nothing;
  const throws: Throws = only
    ? (strengths, enemy) =>
        all(
          strengths.map((pf, place) => (only(place) ? pf : 0)),
          enemy,
        )
    : all;
  return {
    throws,
    dice: (mine, his) => poolsOf(throws(mine.strengths, his.strengths)),
    heedsEnemy: fire === 'raid' && scene.rules.o22 && own.some(({ stuka }) => stuka),
  };
};

/** Dice that hit alike together: fewer volleys to tell apart. */
const poolsOf = (thrown: ReturnType<Throws>): readonly Pool[] => {
  const by = [0, 0, 0, 0, 0, 0, 0];
  for (const { dice, toHit } of thrown) if (toHit <= 6) by[toHit] = (by[toHit] ?? 0) + dice;
  return by.flatMap((dice, toHit) => (dice > 0 ? [{ dice, chance: (7 - toHit) / 6 }] : []));
};
