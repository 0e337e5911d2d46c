import {
  type BattleEnd,
  type Battlefield,
  type BattleRole,
  enemyOf,
  sides,
} from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { heldOn } from '#rules/kit/chance/solvers/blockBattle/judge.ts';
import { type Armies, afterLeaving, fieldAt } from './atTable.ts';
import type { Scene } from './scene.ts';
import { solved } from './solving.ts';
import type { BattleStanding, Fight } from './standing.ts';
import { battleOf } from './steps.ts';

/** When a side gives up by the policy it was given (7.7.13, 12.P-6): asked after a round that decided nothing. */

/** Better by more than rounding can make it: as the solver has it. */
const isBetter = (one: number, other: number): boolean => one - other > 1e-12 * Math.max(1, Math.abs(other));

/** What ends at a field is worth to a side that wants its best. */
const worthOf = (fight: Fight, side: BattleRole, end: BattleEnd, field: Battlefield): number =>
  fight.battle.retreat?.[side]?.best?.(end, field) ?? 0;

/** What going on is worth to both, both doing what their policies say. */
const goingOn = (scene: Scene, at: BattleStanding): { readonly of: (side: BattleRole) => number } => {
  const next: BattleStanding = { ...at, round: at.round + 1, step: 0 };
  const fight = battleOf(scene, next);
  const worth = { attacker: 0, defender: 0 };
  solved(fight.battle).each(({ end, armies, p }) => {
    const field = fieldAt(fight, armies);
    for (const side of ['attacker', 'defender'] as const) worth[side] += p * worthOf(fight, side, end, field);
  });
  return { of: (side) => worth[side] };
};

/** Whether a side gives up now, if it keeps to its policy. */
export const givesUp = (scene: Scene, fight: Fight, at: BattleStanding, armies: Armies, side: BattleRole): boolean => {
  const field = fieldAt(fight, armies);
  const policy = fight.battle.retreat?.[side];
  if (!policy) return false;
  const { battle } = fight;
  const held = heldOn(battle, side, field[side].ground);
  // some leave and others stay; where a side wants its best, all stay with those
  const sought = sides.some((one) => battle.retreat?.[one]?.best !== undefined);
  if (held === 'all' || (held === 'some' && sought)) return false;
  if (at.round >= (policy.after ?? Infinity)) return true;
  if (policy.if?.(field[side], field[enemyOf(side)])) return true;
  if (!policy.best) return false;
  const on = goingOn(scene, at);
  const leaving = (one: BattleRole, by: BattleRole): number =>
    worthOf(fight, one, `${by}Retreats`, fieldAt(fight, afterLeaving(fight, armies, by)));
  if (side === 'attacker') return isBetter(leaving(side, side), on.of(side));
  // the defender knows what the attacker will say to his going on
  const other = fight.battle.retreat?.attacker;
  const left =
    heldOn(battle, 'attacker', field.attacker.ground) === 'nobody' &&
    (at.round >= (other?.after ?? Infinity) ||
      other?.if?.(field.attacker, field.defender) === true ||
      (other?.best !== undefined && isBetter(leaving('attacker', 'attacker'), on.of('attacker'))));
  const goes = left ? leaving(side, 'attacker') : on.of(side);
  return isBetter(leaving(side, side), goes);
};
