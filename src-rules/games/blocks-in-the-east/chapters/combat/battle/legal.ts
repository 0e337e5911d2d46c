import { type BattleRole, sides } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { assaultTech, maySend } from '../../../model/extraMoves.ts';
import { sideMsg } from '../../../model/words.ts';
import { most, stackTroubles } from '../../movement/stackLimits.ts';
import { msg } from '../msg.ts';
import { isCharger, isCharging } from './aims.ts';
import { isAircraft, isArmour, isCombat, isFine, isGustavAtWork, isSupport, unitsOf } from './kinds.ts';
import { isCaught, isGrounded } from './lines.ts';
import type { BattleUnit, Scene } from './scene.ts';

/** What the rules would not have in a battle. It is worked out all the same: who sits at the table decides. */
export interface Note {
  readonly msg: Msg;
  readonly rule: string;
  /** ids */
  readonly units?: readonly string[];
}

export const legal = (scene: Scene): readonly Note[] => [
  ...attackers(scene),
  ...supply(scene),
  ...aircraft(scene),
  ...ground(scene),
  ...stacks(scene),
  ...special(scene),
  ...retreats(scene),
];

/** What cannot be worked out at all: nobody is left to attack. */
export const impossible = (scene: Scene): Note | undefined => {
  const mine = unitsOf(scene, 'attacker');
  const grounded = scene.weather === 'rain' && mine.length > 0 && mine.every(isAircraft);
  return grounded ? { msg: msg('bite.legal.rainOnly'), rule: '9.3', units: ids(mine) } : undefined;
};

const ids = (units: readonly BattleUnit[]): readonly string[] => units.map(({ id }) => id);
const note = (msg: Msg, rule: string, units: readonly BattleUnit[] = []): readonly Note[] => [
  units.length > 0 ? { msg, rule, units: ids(units) } : { msg, rule },
];
/** A note about these units, if there are any. */
const about = (units: readonly BattleUnit[], msg: (count: number) => Msg, rule: string): readonly Note[] =>
  units.length > 0 ? note(msg(units.length), rule, units) : [];

const onGround = (scene: Scene, side: BattleRole): readonly BattleUnit[] =>
  unitsOf(scene, side).filter((unit) => !isAircraft(unit));

const attackers = (scene: Scene): readonly Note[] => {
  const mine = onGround(scene, 'attacker');
  const statics = mine.filter((unit) => unit.class === 'static');
  const alone = mine.length > 0 && mine.every((unit) => isSupport(unit, scene));
  return [
    ...about(statics, (count) => msg('bite.legal.static', { count }), '6.1.1'),
    ...(alone ? note(msg('bite.legal.supportAlone'), '3.9', mine) : []),
  ];
};

/** 4.4, 12.4.1 */
const supply = (scene: Scene): readonly Note[] => {
  const cut = unitsOf(scene, 'attacker').filter(({ supplied }) => !supplied);
  const ground = cut.filter((unit) => !isAircraft(unit));
  const flown = about(cut.filter(isAircraft), () => msg('bite.legal.unsuppliedAir'), '4.4');
  if (!scene.rules.a12) return [...about(ground, (count) => msg('bite.legal.unsupplied', { count }), '4.4'), ...flown];
  const raw = ground.filter(({ tech }) => tech === 1);
  return [
    ...about(raw, (count) => msg('bite.legal.unsupplied1', { count }), '12.4'),
    ...about(ground, (count) => msg('bite.legal.desperate', { count }), '12.4.1'),
    ...flown,
  ];
};

const aircraft = (scene: Scene): readonly Note[] => {
  const flown = scene.units.filter((unit) => isAircraft(unit) && !isGrounded(scene, unit));
  const empty = flown.filter((unit) => !maySend(unit.faces[unit.face] ?? 0));
  const mine = unitsOf(scene, 'attacker');
  const parked = mine.filter((unit) => isAircraft(unit) && unit.grounded);
  const caught = mine.filter((unit) => isCaught(scene, unit));
  const his = unitsOf(scene, 'defender');
  const base = his.length > 0 && his.every((unit) => isGrounded(scene, unit));
  const entered = base && onGround(scene, 'attacker').length > 0;
  return [
    ...(scene.weather === 'rain' ? about(flown, () => msg('bite.legal.rain'), '9.3') : []),
    ...about(empty, (count) => msg('bite.legal.emptyAir', { count }), '7.7.3'),
    ...about(parked, () => msg('bite.legal.groundedAttacker'), '7.7.3.1'),
    ...about(caught, () => msg('bite.silent.surpriseFighters'), 'SBE5'),
    ...(entered ? note(msg('bite.legal.evacuates'), '7.7.5', his) : []),
  ];
};

/** 7.5.5, 14.0: where armour and others do not go. */
const ground = (scene: Scene): readonly Note[] => {
  const mine = onGround(scene, 'attacker');
  const armour = mine.filter(isArmour);
  const over = armour.filter(({ crosses }) => crosses === 'strait');
  const high = scene.rules.o14 && scene.terrain === 'mountain';
  const others = mine.filter((unit) => unit.class !== 'mountain' && !isArmour(unit));
  return [
    ...about(over, () => msg('bite.legal.armourStrait'), '7.5.5'),
    ...(high ? about(armour, () => msg('bite.legal.armourMountain'), '14.0') : []),
    ...(high && scene.weather !== 'clear' ? about(others, () => msg('bite.legal.mountainWeather'), '14.0') : []),
  ];
};

/** 3.10; never forbidden: units may stand there by a rule the app does not know of. */
const stacks = (scene: Scene): readonly Note[] =>
  sides.flatMap((side) => {
    const units = unitsOf(scene, side);
    const combat = units.filter((unit) => isCombat(unit, scene));
    const assault = scene.kind === 'paradrop' || scene.kind === 'landing';
    const [first] = units;
    const troubles = stackTroubles({
      combat: combat.length,
      support: units.filter((unit) => !isAircraft(unit) && isSupport(unit, scene)).length,
      air: units.filter((unit) => isAircraft(unit) && !isGrounded(scene, unit)).length,
      battle: true,
      airfield: true,
      assault: assault && side === 'attacker' ? combat.filter(({ leads }) => leads).length : 0,
      gustav: units.some((unit) => isGustavAtWork(unit, scene)),
    });
    return troubles.flatMap(({ bar, over, rule }) => {
      if (!first || bar === 'noAirfield') return [];
      const side = sideMsg(first.side);
      const says = {
        combat: msg('bite.legal.combat', { side, n: most.combat + over }),
        ground: msg('bite.legal.units', { side, n: most.ground + over }),
        air: msg('bite.legal.air', { side, n: most.flying + over }),
      };
      return note(says[bar], rule);
    });
  });

const special = (scene: Scene): readonly Note[] => {
  switch (scene.kind) {
    case 'normal':
      return [];
    case 'cavalryCharge':
    case 'panzerAttack':
      return charge(scene, scene.kind);
    case 'paradrop':
      return drop(scene);
    case 'landing':
      return landing(scene);
  }
};

const weather = (scene: Scene, rule: string): readonly Note[] =>
  isFine(scene) ? [] : note(msg('bite.legal.weather'), rule);
const leading = (scene: Scene): readonly BattleUnit[] => onGround(scene, 'attacker').filter(({ leads }) => leads);

/** 20.0, 21.0 */
const charge = (scene: Scene, kind: 'cavalryCharge' | 'panzerAttack'): readonly Note[] => {
  const horse = kind === 'cavalryCharge';
  const rule = horse ? '20.0' : '21.0';
  const leads = leading(scene);
  const unfit = leads.filter((unit) => !isCharging(scene, unit));
  // tanks stop a cavalry charge as well as cavalry does, and an armoured HQ in the fight is as good as tanks (6.4)
  const stopsHorse = (unit: BattleUnit) =>
    unit.class === 'cavalry' || unit.class === 'tanks' || (unit.class === 'armouredHq' && !unit.asGuns);
  const stops = (unit: BattleUnit) => (horse ? stopsHorse(unit) : isCharger(scene, unit));
  const met = onGround(scene, 'defender').filter(stops);
  return [
    ...(leads.length === unfit.length ? note(msg('bite.legal.nobodyCharges'), rule) : []),
    ...unfit.flatMap((unit) => note(msg('bite.legal.leads', { unit: unit.called }), rule, [unit])),
    ...(scene.terrain === 'plain' ? [] : note(msg('bite.legal.plain'), rule)),
    ...weather(scene, rule),
    ...about(met, () => msg(horse ? 'bite.legal.horseMeets' : 'bite.legal.tanksMeet'), rule),
  ];
};

/** What both the drop and the landing ask of every unit that makes it. */
const ready = (unit: BattleUnit, rule: string): readonly Note[] => [
  ...(unit.face > 0 || unit.mark ? note(msg('bite.legal.fullStrength', { unit: unit.called }), rule, [unit]) : []),
  ...(unit.supplied ? [] : note(msg('bite.legal.notSupplied', { unit: unit.called }), rule, [unit])),
  ...(assaultTech(unit.side, unit.tech) ? [] : note(msg('bite.legal.tech2', { unit: unit.called }), rule, [unit])),
];

/** 23.0: an airlanding division is flown in by bombers. */
const drop = (scene: Scene): readonly Note[] => {
  const rule = '23.0';
  const leads = leading(scene);
  const carried = unitsOf(scene, 'attacker').some(({ class: kind }) => kind === 'bomber' || kind === 'longRange');
  const open = scene.terrain === 'plain' && (scene.city === 'none' || scene.city === 'minor');
  return [
    ...(leads.length === 0 ? note(msg('bite.legal.nobodyDrops'), rule) : []),
    ...leads.flatMap((unit) => ready(unit, rule)),
    ...leads.flatMap((unit) =>
      unit.class === 'paratroops' || carried
        ? []
        : note(msg('bite.legal.carrier', { unit: unit.called }), rule, [unit]),
    ),
    ...(open ? [] : note(msg('bite.legal.open'), rule)),
    ...weather(scene, rule),
  ];
};

/** 24.0 */
const landing = (scene: Scene): readonly Note[] => {
  const rule = '24.0';
  const leads = leading(scene);
  const isMarine = (unit: BattleUnit) => unit.class === 'marines' && unit.side === 'soviet';
  return [
    ...(leads.length === 0 ? note(msg('bite.legal.nobodyLands'), rule) : []),
    ...leads.flatMap((unit) =>
      isMarine(unit)
        ? ready(unit, rule)
        : note(msg('bite.legal.onlySovietMarines', { unit: unit.called }), rule, [unit]),
    ),
    ...(scene.terrain === 'mountain' || scene.city === 'major' ? note(msg('bite.legal.shore'), rule) : []),
    ...weather(scene, rule),
  ];
};

/** 7.7.13: where a side seeks the best moment, the odds do not split one that has static units. */
const retreats = (scene: Scene): readonly Note[] => {
  if (sides.every((side) => scene.retreat[side].kind !== 'best')) return [];
  return sides.flatMap((side) => {
    const stays = onGround(scene, side).filter((unit) => unit.class === 'static');
    return scene.retreat[side].kind === 'never' ? [] : about(stays, () => msg('bite.legal.staticStays'), '7.7.13');
  });
};
