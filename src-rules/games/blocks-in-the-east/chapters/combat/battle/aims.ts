import type { Aim } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { type BattleRole, byBoth, type Layer } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { isCombat, isFine } from './kinds.ts';
import type { BattleLine, Lines } from './lines.ts';
import type { BattleUnit, Fire, Scene } from './scene.ts';
import type { BattleStanding } from './standing.ts';

/** Who may be hit, and who is hit first among equals (7.7.9, 19.2, 20.0, AMB-73). One object for all steps that aim alike. */
export interface Aims {
  /** at ground units, at all that stands on the ground, at aircraft in the air */
  readonly ground: Aim;
  readonly raid: Aim;
  readonly air: Aim;
  /** the same, ties by choice of who fires */
  readonly guided: Aim;
  readonly guidedRaid: Aim;
  /** 20.0, 21.0: those who charge take the answer first */
  readonly charging: Aim;
  /** 23.0: those who are carried */
  readonly carried: Aim;
}

const anybody = (): boolean => true;

/** By the side that is shot at. */
export const aimsOf = (
  scene: Scene,
  lines: Lines,
  at: BattleStanding | undefined,
): Readonly<Record<BattleRole, Aims>> =>
  byBoth((side) => {
    const line = lines[side];
    const prefers = (layer: Layer) => preferred(line, layer, at);
    const units = (place: number) => !line.grounded[place];
    const ground: Aim = { may: units, prefers: prefers('ground') };
    const chosen: Aim = { may: units, prefers: gunsFirst(scene, line) };
    const apart = line.grounded.includes(true);
    const named = (place: number) => isNamed(scene, line, place);
    const firstly = side === 'defender' && scene.rulings.raidHits === 'attackerNames' ? named : undefined;
    const all = (aim: Aim): Aim => (apart ? { ...aim, may: anybody, firstly } : aim);
    return {
      ground,
      raid: all(ground),
      air: { may: anybody, prefers: prefers('air') },
      guided: chosen,
      guidedRaid: all(chosen),
      charging: { ...ground, firstly: (place) => isCharging(scene, line.ground[place]) },
      carried: { may: (place) => isCarried(scene, line.ground[place]), prefers: prefers('ground') },
    };
  });

/** What the owner has said goes first; the scene's order after it. */
const preferred = (line: BattleLine, layer: Layer, at: BattleStanding | undefined): readonly number[] | undefined => {
  if (!at || at.prefers.length === 0) return undefined;
  const places = at.prefers.map((id) => line[layer].findIndex((unit) => unit.id === id)).filter((place) => place >= 0);
  return places.length > 0 ? places : undefined;
};

/** 19.2: guided fire looks for guns. */
const gunsFirst = (scene: Scene, line: BattleLine): readonly number[] => {
  const places = line.ground.map((_, place) => place);
  const isOther = (place: number) => isCombat(line.ground[place] as BattleUnit, scene);
  return [
    ...places.filter((place) => line.guns[place]),
    ...places.filter((place) => !line.guns[place] && isOther(place)),
  ];
};

/** AMB-73: the unit the attacker names; if he names none, the aircraft. */
const isNamed = (scene: Scene, line: BattleLine, place: number): boolean =>
  scene.raidTarget === undefined ? (line.grounded[place] ?? false) : line.ground[place]?.id === scene.raidTarget;

/** 20.0, 21.0: TECH 1 mechanised units are no armour here. */
const mayCharge = { cavalryCharge: ['cavalry'], panzerAttack: ['tanks', 'mechanised', 'armouredHq'] } as const;
export const isCharger = (scene: Scene, unit: BattleUnit): boolean => {
  if (scene.kind !== 'cavalryCharge' && scene.kind !== 'panzerAttack') return false;
  const classes: readonly string[] = mayCharge[scene.kind];
  return classes.includes(unit.class) && isCombat(unit, scene) && !(unit.class === 'mechanised' && unit.tech === 1);
};
export const isCharging = (scene: Scene, unit: BattleUnit | undefined): boolean =>
  unit !== undefined && unit.role === 'attacker' && unit.leads && isCharger(scene, unit);

/** 23.0: paratroops still in their aircraft. */
export const isCarried = (scene: Scene, unit: BattleUnit | undefined): boolean =>
  scene.kind === 'paradrop' && unit !== undefined && unit.role === 'attacker' && unit.leads && isCombat(unit, scene);

/** 19.2, AMB-70: whose hits are guided. */
export const isGuided = (scene: Scene, unit: BattleUnit, fire: Fire): boolean => {
  if (!scene.rules.o19 || !scene.scouted || !isFine(scene) || unit.role !== 'attacker') return false;
  if (fire === 'guns') return (unit.gunTech ?? unit.tech) >= 2;
  return fire === 'raid' && (!scene.rulings.guidedTech2 || unit.tech >= 2);
};
