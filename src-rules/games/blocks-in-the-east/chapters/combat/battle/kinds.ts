import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { airClasses, type UnitClass } from '../../../ids.ts';
import { isFineIn } from '../../../model/weather.ts';
import type { BattleUnit, Fire, Scene } from './scene.ts';

/** Which kinds of block the rules of battle tell apart. */
type Rules = Pick<Scene, 'rulings'>;

const isOne =
  (...classes: readonly UnitClass[]) =>
  (unit: Pick<BattleUnit, 'class'>): boolean =>
    classes.includes(unit.class);

export const isAircraft = isOne(...airClasses);
/** 6.2: mechanised units, tanks and armoured HQs. */
export const isArmour = isOne('mechanised', 'tanks', 'armouredHq');
/** 6.1, but not its guns: the infantry of 5.5. */
export const isFoot = isOne('infantry', 'static', 'mountain', 'cavalry', 'paratroops', 'marines');
const isStaff = isOne('airHq', 'navalHq', 'supremeHq');

/** Fires in the artillery's step: artillery, an armoured HQ used so (AMB-10), Mannerheim (AMB-65). */
export const isGuns = (unit: BattleUnit, { rulings }: Rules): boolean =>
  unit.class === 'artillery' ||
  (unit.asGuns &&
    (unit.class === 'armouredHq' ||
      (unit.class === 'supremeHq' && unit.nation === 'FIN' && rulings.hqGuns === 'mannerheim')));

/** UST (3.9): guns and HQs; never alone, and like guns on the terrain card (7.7.6). */
export const isSupport = (unit: BattleUnit, rules: Rules): boolean => isStaff(unit) || isGuns(unit, rules);
/** UCT (3.8) */
export const isCombat = (unit: BattleUnit, rules: Rules): boolean => !isAircraft(unit) && !isSupport(unit, rules);

/** Whether its class has a part in a fire step at all. */
export const hasPart = (unit: BattleUnit, fire: Fire, rules: Rules): boolean => {
  switch (fire) {
    case 'air':
    case 'raid':
      return isAircraft(unit);
    case 'aa':
      return !isAircraft(unit);
    case 'guns':
      return isGuns(unit, rules);
    case 'fire':
      return isCombat(unit, rules);
  }
};

export const unitIn = (scene: Scene, id: string): BattleUnit => {
  const unit = scene.units.find((one) => one.id === id);
  if (!unit) throw new Error(`a battle has no unit ${id}`);
  return unit;
};

/** 26.0: Gustav against a bunker or a fortress. */
export const isGustavAtWork = (unit: BattleUnit, scene: Pick<Scene, 'city' | 'rules'>): boolean =>
  unit.gustav && unit.role === 'attacker' && scene.rules.o26 && (scene.city === 'bunker' || scene.city === 'fortress');

export const unitsOf = ({ units }: Pick<Scene, 'units'>, role: BattleRole): readonly BattleUnit[] =>
  units.filter((unit) => unit.role === role);

/** Air combat belongs to the first round of a battle (7.7). */
export const isFirst = (fire: Fire, round: number): boolean => fire === 'air' || round <= 1;

/** AMB-14: whether special attacks and aircraft have the weather they need. */
export const isFine = ({ weather, rulings }: Pick<Scene, 'weather' | 'rulings'>): boolean =>
  isFineIn(weather, () => rulings.lightRainIsBad);
