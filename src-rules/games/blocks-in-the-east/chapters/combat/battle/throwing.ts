import { enemyOf, type FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Armies, fieldAt, isSilent } from './atTable.ts';
import { thrownBy } from './figures.ts';
import { cityId } from './numbers.ts';
import type { Fire, Scene, Thrown } from './scene.ts';
import type { Fight } from './standing.ts';

/** Who throws how many dice in a fire step, as the blocks stand. */
export interface UnitDice extends Thrown {
  readonly called: Msg;
}

/** What a rulebook calls the steps of a round. */
export const fireRules: Readonly<Record<Fire, string>> = {
  air: '7.7.1',
  aa: '7.7.2',
  raid: '7.7.3',
  guns: '7.7.4',
  fire: '7.7.5',
};

/** Strengths by unit id: all of the enemy's, and of those who throw. */
const strengthsIn = (fight: Fight, armies: Armies, step: FireStep): Readonly<Record<string, number>> => {
  const field = fieldAt(fight, armies);
  const own = fight.fires(step).own?.map(({ id }) => id);
  const throws = (id: string): boolean => own?.includes(id) ?? true;
  const by: Record<string, number> = {};
  for (const side of [step.side, enemyOf(step.side)]) {
    for (const layer of ['ground', 'air'] as const) {
      for (const [i, id] of fight.ids[side][layer].entries())
        if (side !== step.side || throws(id)) by[id] = field[side][layer].strengths[i] ?? 0;
    }
  }
  return by;
};

/** Empty where nobody fires. */
export const diceIn = (
  scene: Scene,
  fight: Fight,
  round: number,
  armies: Armies,
  step: FireStep,
  explanation?: Explanation,
): readonly UnitDice[] => {
  if (step.idle || isSilent(step, fieldAt(fight, armies))) return [];
  const { fire } = fight.fires(step);
  const thrown = thrownBy(scene, step.side, fire, round, strengthsIn(fight, armies, step), explanation);
  if (!thrown.ok) return [];
  const called = (id: string): Msg | undefined =>
    id === cityId ? scene.toHit.city(scene.city)?.called : scene.units.find((unit) => unit.id === id)?.called;
  return thrown.value.flatMap((one) => {
    const msg = called(one.unit);
    return msg ? [{ ...one, called: msg }] : [];
  });
};

export const diceOf = (dice: readonly Thrown[]): number => dice.reduce((so, one) => so + one.dice, 0);
