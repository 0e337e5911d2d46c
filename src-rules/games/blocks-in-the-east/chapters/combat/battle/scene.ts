import type { BattleRole } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { CityKind, Nation, SideId, Tech, Terrain, UnitClass, Weather } from '../../../ids.ts';

/** A block in a battle, with all that its dice and its numbers hang on. */
export interface BattleUnit {
  readonly id: string;
  readonly called: Msg;
  readonly role: BattleRole;
  readonly side: SideId;
  readonly nation: Nation;
  readonly class: UnitClass;
  /** falling; a last 0 is a face too (7.7.8) */
  readonly faces: readonly number[];
  /** face by face, or all alike */
  readonly shield: boolean | readonly boolean[];
  /** the face on top as the battle begins, and whether it carries a mark */
  readonly face: number;
  readonly mark: boolean;
  readonly tech: Tech;
  /** AMB-10: its nation's infantry TECH, where it is used as guns and that is another */
  readonly gunTech?: Tech;
  /** 10.0 */
  readonly elite: 'none' | 'attack' | 'defence';
  /** 5.5 */
  readonly ski: boolean;
  /** 26.0 */
  readonly gustav: boolean;
  /** 22.0 */
  readonly stuka: boolean;
  /** 35.1: over Germany only */
  readonly interceptor?: true;
  /** 6.3.2, 1.2: Soviet long-range bombers and other strategic aircraft are exempt from reconnaissance */
  readonly strategic: boolean;
  /** what it crosses to attack */
  readonly crosses: 'none' | 'river' | 'strait';
  readonly supplied: boolean;
  /** an armoured HQ, or Mannerheim, used as guns (AMB-10, AMB-65) */
  readonly asGuns: boolean;
  /** an aircraft that stays on the ground (7.7.1-3, surprise) */
  readonly grounded: boolean;
  /** takes part in a charge, a panzer attack, a drop or a landing */
  readonly leads: boolean;
}

/** How a battle is fought. */
export const attackKinds = ['normal', 'cavalryCharge', 'panzerAttack', 'paradrop', 'landing'] as const;
export type AttackKind = (typeof attackKinds)[number];

/** When a side gives up (12.P-6). */
export type RetreatPolicy =
  | { readonly kind: 'never' }
  | { readonly kind: 'after'; readonly round: number }
  | { readonly kind: 'below'; readonly strength: number }
  /** what is best for this side: strength points left over the enemy's, and `hex` more where it holds the hex (default 0) */
  | { readonly kind: 'best'; readonly hex?: number };

/** Rulings of section 9 and house agreements a battle hangs on; by their option ids. */
export interface Rulings {
  readonly cancelBonusMalus: boolean;
  /** AMB-01 */
  readonly gunTurn: 'rotate' | 'minusOne' | 'halve';
  /** AMB-02: AA of artillery is its defence number, or 6 */
  readonly gunAa: 'defence' | 'six';
  /** AMB-03 */
  readonly tech1Bombers: 'silent' | 'six';
  /** AMB-04 */
  readonly mountainAttack: 'none' | 'malusAndBonus';
  /** AMB-05 */
  readonly fortAgainstRaid: boolean;
  /** AMB-06 */
  readonly weakest: 'toHit' | 'strength';
  /** AMB-08 */
  readonly lowest: 1 | 2;
  /** AMB-14: light rain is bad weather for charges, Stukas, drops, landings, reconnaissance */
  readonly lightRainIsBad: boolean;
  /** AMB-38: under surprise the numbers of the TECH table stay */
  readonly surpriseTable: 'stays' | 'six';
  /** AMB-39: extra dice after halving and pooling, or before */
  readonly extraDice: 'after' | 'before';
  /** AMB-40 */
  readonly charges: 'everyRound' | 'firstRound';
  /** AMB-41 */
  readonly gustavTech3: boolean;
  /** AMB-65 */
  readonly hqGuns: 'mannerheim' | 'none';
  /** AMB-70 */
  readonly guidedTech2: boolean;
  /** AMB-73 */
  readonly raidHits: 'strongest' | 'attackerNames';
}

/** Rule switches as they stand (1.5); at BASE all of them are off. */
export interface Switches {
  readonly a09: boolean;
  readonly a10: boolean;
  readonly a12: boolean;
  readonly a13: boolean;
  readonly o14: boolean;
  readonly o19: boolean;
  readonly o20: boolean;
  readonly o21: boolean;
  readonly o22: boolean;
  readonly o23: boolean;
  readonly o24: boolean;
  readonly o25: boolean;
  readonly o26: boolean;
  readonly o33: boolean;
  readonly o39: boolean;
}

/** One battle hex as it stands before a step: everything but what dice decide. */
export interface Scene {
  /** which side of the game attacks */
  readonly attacks: SideId;
  /** attackers first, each side in its preference order for ties (7.7.9) */
  readonly units: readonly BattleUnit[];
  readonly turn: number;
  /** 'clear' where weather is off */
  readonly weather: Weather;
  /** 33.0: December 1941 to March 1942, with the switch on */
  readonly firstWinter: boolean;
  readonly terrain: Terrain;
  readonly city: CityKind;
  /** the hex lies in the Finnish attack zone (5.5) */
  readonly finnishZone: boolean;
  readonly kind: AttackKind;
  /** 19.0: the hex was scouted with success */
  readonly scouted: boolean;
  /** SBE5-1 */
  readonly surprise: boolean;
  /** SBE5-2 */
  readonly supremacy: boolean;
  readonly retreat: Readonly<Record<BattleRole, RetreatPolicy>>;
  readonly rules: Switches;
  readonly rulings: Rulings;
  /** 20.0: Italian cavalry makes its charge of three dice */
  readonly italianCharge: boolean;
  /** AMB-73, where the attacker names what a raid hits: the unit; absent: the aircraft on the ground */
  readonly raidTarget?: string;
  /** the to-hit table with the players' own cells over the digest's */
  readonly toHit: ToHitTable;
}

/** What fires at what, in the order of a round (7.7). */
export const fires = ['air', 'aa', 'raid', 'guns', 'fire'] as const;
export type Fire = (typeof fires)[number];

/** A number of the to-hit table (7: may not fire), and where it stands there. */
export interface ToHitCell {
  /** undefined: no rulebook gives it and the players have not typed it */
  readonly toHit: number | undefined;
  readonly rule: string;
  readonly from: 'digest' | 'players';
  readonly table: string;
  readonly row: string;
  readonly col: string;
}
export interface ToHitTable {
  readonly at: (unit: BattleUnit, fire: Fire) => ToHitCell;
  /** the anti-aircraft guns of a city (7.7.2); undefined: it has none */
  readonly city: (kind: CityKind) => (ToHitCell & { readonly dice: number; readonly called: Msg }) | undefined;
}

/** One bonus or malus, with its reason. */
export interface Modifier {
  readonly kind: 'bonus' | 'malus';
  readonly n: number;
  readonly msg: Msg;
  readonly rule: string;
}

/** What a unit throws in one fire step: the figures say how it came about. */
export interface Thrown {
  readonly unit: string;
  readonly dice: number;
  /** 7: never */
  readonly toHit: number;
}
