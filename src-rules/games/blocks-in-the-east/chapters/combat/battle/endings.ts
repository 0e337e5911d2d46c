import type { View } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import {
  type BattleEnd,
  type Battlefield,
  type BattleRole,
  type BlockBattle,
  enemyOf,
  type Retreat,
} from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { flies, hasCombat, hasGround, type Lines, strengthOf } from './lines.ts';
import type { Scene } from './scene.ts';

/** How a battle ends, and who leaves it. */

/** 7.7.10: what stands at 0 goes when the enemy has a combat unit left and nothing of its own side is above 0. */
export const sweepOf =
  (lines: Lines): NonNullable<BlockBattle['sweep']> =>
  (own: View, enemy: View, side: BattleRole) =>
    hasCombat(lines[enemyOf(side)], enemy)
      ? own.left.flatMap((left, place) => (left && !lines[side].grounded[place] ? [place] : []))
      : [];

/** 7.7.12, AMB-58 */
export const endOf =
  ({ attacker, defender }: Lines) =>
  (field: Battlefield): BattleEnd | undefined => {
    const mine = attacker.airOnly ? flies(field.attacker.air) : hasCombat(attacker, field.attacker.ground);
    if (!hasGround(defender, field.defender.ground)) {
      if (mine) return 'attackerWins';
      return hasGround(attacker, field.attacker.ground) ? 'defenderWins' : 'neither';
    }
    return mine ? undefined : 'defenderWins';
  };

/** Who holds the hex then. */
const holder: Readonly<Partial<Record<BattleEnd, BattleRole>>> = {
  attackerWins: 'attacker',
  defenderRetreats: 'attacker',
  defenderWins: 'defender',
  attackerRetreats: 'defender',
};

/** 7.7.13, 12.P-6: the policy of a side. Static units stay and fight on without the others. */
export const retreatOf = (scene: Scene, lines: Lines, side: BattleRole): Retreat => {
  const policy = scene.retreat[side];
  const line = lines[side];
  const statics = line.ground.flatMap(({ class: kind }, place) => (kind === 'static' ? [place] : []));
  // 24.0: marines lose a step as they go back aboard
  const marines = line.ground.flatMap((unit, place) => (isReembarking(scene, unit) ? [place] : []));
  const more: Retreat = {
    ...(statics.length > 0 ? { stays: (place) => statics.includes(place) } : {}),
    ...(marines.length > 0 ? { turns: () => marines } : {}),
  };
  switch (policy.kind) {
    case 'never':
      return {};
    case 'after':
      return { ...more, after: policy.round };
    case 'below':
      return { ...more, if: (own) => strengthOf(line, own) <= policy.strength };
    case 'best': {
      const other = enemyOf(side);
      const best = (end: BattleEnd, field: Battlefield) =>
        strengthOf(line, field[side]) -
        strengthOf(lines[other], field[other]) +
        (holder[end] === side ? (policy.hex ?? 0) : 0);
      return { ...more, best };
    }
  }
};

const isReembarking = ({ kind }: Scene, unit: { readonly role: BattleRole; readonly leads: boolean }): boolean =>
  kind === 'landing' && unit.role === 'attacker' && unit.leads;

/** 12.4.1: the unsupplied attackers of a desperate attack; they give themselves up unless no enemy unit is left. */
export const desperateOf = ({ rules }: Scene, { attacker }: Lines): readonly number[] =>
  rules.a12
    ? attacker.ground.flatMap(({ supplied }, place) => (supplied || attacker.grounded[place] ? [] : [place]))
    : [];
