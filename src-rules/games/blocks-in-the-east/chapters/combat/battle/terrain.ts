import type { Msg } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { isAircraft, isArmour, isFoot, isGustavAtWork, isSupport, unitsOf } from './kinds.ts';
import type { BattleUnit, Fire, Modifier, Scene } from './scene.ts';

/** Card 1, with 5.5, 6.1.2 and 14.0: what the hex does to those who fire in it. Aircraft among themselves: nothing. */
export const terrainModifiers = (scene: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  if (fire === 'air') return [];
  if (unit.role === 'defender') return fire === 'fire' ? defending(scene, unit) : [];
  if (fire === 'raid') return scene.rulings.fortAgainstRaid ? works(scene) : [];
  // the anti-aircraft fire of support units follows the artillery's column
  if (fire === 'guns' || isSupport(unit, scene)) return isGustavAtWork(unit, scene) ? [] : works(scene);
  return [
    ...ground(scene, unit),
    ...crossing(scene, unit),
    ...city(scene),
    ...works(scene),
    ...zone(scene, unit, fire),
  ];
};

const malus = (count: number, msg: Msg, rule = 'C1'): Modifier => ({ kind: 'malus', n: count, msg, rule });
const bonus = (count: number, msg: Msg, rule = 'C1'): Modifier => ({ kind: 'bonus', n: count, msg, rule });

/** Bunker and fortress weigh on every attacker. */
const works = ({ city }: Scene): readonly Modifier[] => {
  if (city === 'bunker') return [malus(1, msg('bite.mod.bunker'))];
  return city === 'fortress' ? [malus(2, msg('bite.mod.fortress'))] : [];
};
const city = ({ city }: Scene): readonly Modifier[] => (city === 'major' ? [malus(1, msg('bite.mod.major'))] : []);

const groundMsg = {
  forest: msg('bite.mod.forest'),
  hill: msg('bite.mod.hill'),
  mountain: msg('bite.mod.mountain'),
  swamp: msg('bite.mod.swamp'),
} as const;

const isHigh = ({ terrain }: Scene): boolean => terrain === 'hill' || terrain === 'mountain';
/** 6.1.2, AMB-04: mountain troops on hills and mountains. */
const isAtHome = (scene: Scene, unit: BattleUnit): boolean => unit.class === 'mountain' && isHigh(scene);

const ground = (scene: Scene, unit: BattleUnit): readonly Modifier[] => {
  const { terrain, weather, rules, rulings } = scene;
  if (terrain === 'plain') return [];
  const here = malus(1, groundMsg[terrain]);
  if (isAtHome(scene, unit))
    return rulings.mountainAttack === 'none' ? [] : [here, bonus(1, msg('bite.mod.mountaineers'), '7.7.6')];
  // 14.0: under snow swamps are frozen
  const sinks = rules.o14 && terrain === 'swamp' && weather !== 'snow' && isArmour(unit);
  return sinks ? [here, malus(1, msg('bite.mod.swampArmour'), '14.0')] : [here];
};

/** 9.3: snow freezes rivers, not straits. */
const crosses = ({ weather }: Scene, unit: BattleUnit): BattleUnit['crosses'] =>
  unit.crosses === 'river' && weather === 'snow' ? 'none' : unit.crosses;

const crossing = (scene: Scene, unit: BattleUnit): readonly Modifier[] => {
  const over = crosses(scene, unit);
  if (over === 'river') return [malus(1, msg('bite.mod.river'))];
  return over === 'strait' ? [malus(2, msg('bite.mod.strait'))] : [];
};

/** Every ground unit that attacks comes across: judged on those the attack begins with. */
const allCross = (scene: Scene): boolean => {
  const attackers = unitsOf(scene, 'attacker').filter((unit) => !isAircraft(unit));
  return attackers.length > 0 && attackers.every((unit) => crosses(scene, unit) !== 'none');
};

/** 5.5: Finnish infantry in the woods and swamps of its zone; ski troops attack better there too. */
const zone = (scene: Scene, unit: BattleUnit, fire: Fire): readonly Modifier[] => {
  const { terrain, finnishZone } = scene;
  if (fire !== 'fire' || unit.nation !== 'FIN' || !isFoot(unit) || !finnishZone) return [];
  if (terrain !== 'forest' && terrain !== 'swamp') return [];
  if (unit.role === 'defender') return [bonus(1, msg('bite.mod.finns'), '5.5')];
  return unit.ski ? [bonus(1, msg('bite.mod.ski'), '5.5')] : [];
};

const defending = (scene: Scene, unit: BattleUnit): readonly Modifier[] => [
  ...(allCross(scene) ? [bonus(1, msg('bite.mod.allCross'))] : []),
  ...(scene.city === 'major' ? [bonus(1, msg('bite.mod.major'))] : []),
  ...(scene.city === 'bunker' ? [bonus(1, msg('bite.mod.bunker'))] : []),
  ...(scene.city === 'fortress' ? [bonus(2, msg('bite.mod.fortress'))] : []),
  ...(isAtHome(scene, unit) ? [bonus(1, msg('bite.mod.mountaineers'), '6.1.2')] : []),
  ...zone(scene, unit, 'fire'),
];
