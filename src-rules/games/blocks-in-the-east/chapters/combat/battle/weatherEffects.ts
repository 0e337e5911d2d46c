import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Nation, SideId, UnitClass } from '../../../ids.ts';
import { msg } from '../msg.ts';
import type { BattleUnit, Fire, Modifier, Scene } from './scene.ts';

/** Who fires, as far as the weather cares: a block, or the guns of a city. */
interface Weathered {
  readonly role: BattleRole;
  readonly side: SideId;
  readonly nation?: Nation | undefined;
  readonly class?: UnitClass;
}

/** 9.3: snow never weighs on Soviets, Finns and mountain troops; 33.0 spares the same. */
const isHardened = ({ side, nation, class: kind }: Weathered): boolean =>
  side === 'soviet' || nation === 'FIN' || kind === 'mountain';

const malus = (id: 'lightRain' | 'rain' | 'snow' | 'winter', rule: string): Modifier => ({
  kind: 'malus',
  n: 1,
  msg: msg(`bite.mod.${id}`),
  rule,
});

/** 9.3, 33.0, 39.0. In rain no aircraft flies: that is not a malus but silence. */
export const weatherModifiers = (
  { weather, firstWinter }: Pick<Scene, 'weather' | 'firstWinter'>,
  unit: Weathered | BattleUnit,
  fire: Fire,
): readonly Modifier[] => {
  const winter = firstWinter && !isHardened(unit);
  return [...ofWeather(weather, winter, unit, fire), ...(winter ? [malus('winter', '33.0')] : [])];
};

const ofWeather = (weather: Scene['weather'], winter: boolean, unit: Weathered, fire: Fire): readonly Modifier[] => {
  const attacks = unit.role === 'attacker';
  const flies = fire === 'air' || fire === 'raid';
  switch (weather) {
    case 'clear':
      return [];
    case 'lightRain':
      // AMB-12: anti-aircraft fire is not named
      return attacks && (flies || fire === 'fire') ? [malus('lightRain', '39.0')] : [];
    case 'rain':
      if (fire === 'aa' || (attacks && fire === 'fire')) return [malus('rain', '9.3')];
      return fire === 'fire' ? [{ kind: 'bonus', n: 1, msg: msg('bite.mod.rain'), rule: '9.3' }] : [];
    case 'snow':
      if (isHardened(unit)) return [];
      // AMB-11: in the first winter the defender's anti-aircraft fire is halved, not quartered
      if (fire === 'aa') return !attacks && winter ? [] : [malus('snow', '9.3')];
      return flies || (attacks && fire === 'fire') ? [malus('snow', '9.3')] : [];
  }
};
