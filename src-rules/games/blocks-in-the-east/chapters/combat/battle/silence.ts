import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { isAircraft } from './kinds.ts';
import { isCaught } from './lines.ts';
import type { BattleUnit, Fire, Scene } from './scene.ts';

/** Why a block that has a part in this fire step does not fire. */
export interface Silence {
  readonly msg: Msg;
  readonly rule: string;
}

export const silenceOf = (scene: Scene, unit: BattleUnit, fire: Fire, round: number): Silence | undefined => {
  if (isAircraft(unit)) {
    if (unit.grounded) return { msg: msg('bite.silent.grounded'), rule: '7.7.3.1' };
    if (isCaught(scene, unit)) return { msg: msg('bite.silent.surpriseFighters'), rule: 'SBE5' };
    return scene.weather === 'rain' ? { msg: msg('bite.silent.rain'), rule: '9.3' } : undefined;
  }
  if (fire !== 'aa' || round > 1) return undefined;
  if (scene.surprise && unit.side === 'soviet') return { msg: msg('bite.silent.surpriseAa'), rule: 'SBE5' };
  // 23.0: they land once aircraft and anti-aircraft guns have fought
  return scene.kind === 'paradrop' && unit.leads && unit.role === 'attacker'
    ? { msg: msg('bite.silent.inTheAir'), rule: '23.0' }
    : undefined;
};
