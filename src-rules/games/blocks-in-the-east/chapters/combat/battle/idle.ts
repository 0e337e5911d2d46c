import { type BattleRole, enemyOf, type FireStep } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { type Armies, fieldAt, hasTarget, isSilent } from './atTable.ts';
import { isAircraft, unitsOf } from './kinds.ts';
import { type BattleLine, flies, isCaught, linesOf } from './lines.ts';
import { sideIn } from './read.ts';
import type { Scene } from './scene.ts';
import type { Fight } from './standing.ts';

/** Why nobody fires in a step, as things stand; undefined: somebody does. */
export interface Idle {
  readonly msg: Msg;
  readonly rule: string;
}

export const idleIn = (scene: Scene, fight: Fight, armies: Armies, step: FireStep, round: number): Idle | undefined => {
  const field = fieldAt(fight, armies);
  const { side } = step;
  const line = linesOf(scene)[side];
  const own = field[side][step.from];
  const target = hasTarget(step, field);
  const dice = step.idle ? [] : step.dice(own, field[enemyOf(side)][step.from]);
  if (target && !isSilent(step, field) && dice.length > 0) return undefined;
  switch (fight.fires(step).fire) {
    case 'air':
      return airIdle(scene, fight, armies);
    case 'aa':
      if (!flies(field[enemyOf(side)].air))
        return (
          wet(scene, enemyOf(side)) ??
          caught(scene, enemyOf(side)) ?? { msg: msg('bite.idle.nobodyFlies'), rule: '7.7.2' }
        );
      return scene.surprise && sideIn(scene, side) === 'soviet' && round <= 1
        ? { msg: msg('bite.idle.surprise'), rule: 'SBE5' }
        : nobodyHits;
    case 'raid':
      if (!flies(own))
        return wet(scene, side) ?? caught(scene, side) ?? { msg: msg('bite.idle.noPlanes'), rule: '7.7.3' };
      return target ? nobodyHits : { msg: msg('bite.idle.noTarget'), rule: '7.7.3' };
    case 'guns': {
      const gunsLeft = line.guns.some((gun, place) => gun && own.left[place]);
      if (!gunsLeft) return { msg: msg('bite.idle.noGuns'), rule: '7.7.4' };
      if (!isLoaded(line, own.strengths)) return { msg: msg('bite.idle.spentGuns'), rule: '6.1.4' };
      if (!target) return { msg: msg('bite.idle.noTarget'), rule: '7.7.4' };
      return isSilent(step, field) ? { msg: msg('bite.idle.alone'), rule: '6.1.4' } : nobodyHits;
    }
    case 'fire': {
      const units = line.combat.some((unit, place) => unit && (own.strengths[place] ?? 0) > 0);
      if (!units) return { msg: msg('bite.idle.noUnits'), rule: '7.7.5' };
      return target ? nobodyHits : { msg: msg('bite.idle.noTarget'), rule: '7.7.5' };
    }
  }
};

const nobodyHits: Idle = { msg: msg('bite.idle.never'), rule: '3.14' };

const isLoaded = ({ guns }: BattleLine, strengths: readonly number[]): boolean =>
  guns.some((gun, place) => gun && (strengths[place] ?? 0) > 0);

/** Aircraft that only the rain keeps down. */
const wet = (scene: Scene, side: BattleRole): Idle | undefined =>
  scene.weather === 'rain' && unitsOf(scene, side).some(isAircraft)
    ? { msg: msg('bite.idle.rain'), rule: '9.3' }
    : undefined;

/** Aircraft that the surprise keeps down. */
const caught = (scene: Scene, side: BattleRole): Idle | undefined =>
  unitsOf(scene, side).some((unit) => isCaught(scene, unit))
    ? { msg: msg('bite.idle.caught'), rule: 'SBE5' }
    : undefined;

/** Why aircraft do not fight among themselves; undefined: they do. */
export const airIdle = (scene: Scene, fight: Fight, armies: Armies): Idle | undefined => {
  const { attacker, defender } = fieldAt(fight, armies);
  const { airCombat } = fight.battle;
  if (airCombat && !airCombat.over(attacker.air, defender.air)) return undefined;
  const rain = wet(scene, 'attacker') ?? wet(scene, 'defender');
  if (rain) return rain;
  const surprised =
    (flies(attacker.air) ? caught(scene, 'defender') : undefined) ??
    (flies(defender.air) ? caught(scene, 'attacker') : undefined);
  if (surprised) return surprised;
  if (flies(attacker.air) && flies(defender.air)) return { msg: msg('bite.idle.noFighter'), rule: '7.7.1' };
  const any = (['attacker', 'defender'] as const).some((side) => unitsOf(scene, side).some(isAircraft));
  return { msg: any ? msg('bite.idle.noAir') : msg('bite.idle.noneFlies'), rule: '7.7.1' };
};

/** The least telling reasons: one side simply has nobody there. */
const plain: readonly string[] = [
  'bite.idle.nobodyFlies',
  'bite.idle.noPlanes',
  'bite.idle.noGuns',
  'bite.idle.noUnits',
];

/** Why nobody fires in any of these steps, in a word: what is there and stays silent says more than what is not there. */
export const idleInAll = (
  scene: Scene,
  fight: Fight,
  armies: Armies,
  steps: readonly FireStep[],
  round: number,
): Idle | undefined => {
  const idle = steps.flatMap((step) => idleIn(scene, fight, armies, step, round) ?? []);
  if (idle.length < steps.length) return undefined;
  // guns that are silent by themselves, before those that have nothing to fire at
  const silent = idle.find(({ msg }) => msg.id === 'bite.idle.surprise');
  return silent ?? idle.find(({ msg }) => !plain.includes(msg.id)) ?? idle[0];
};
