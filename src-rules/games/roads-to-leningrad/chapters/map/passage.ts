import type { Trait, UnitClass } from '../../ids.ts';
import type { RoadKind, Terrain, Water } from './terrain.ts';

/** 8.36, 8.37: who gets over a hexside at all, whoever stands there. */

export interface Moving {
  readonly class: UnitClass;
  readonly traits: { readonly has: (trait: Trait) => boolean };
}
/** 3.34, 8.12: a unit, or a group as its most hampered units make it. */
export interface Walker {
  /** 8.5: pays as motorised units do */
  readonly motorised: boolean;
  /** 8.22: ends its move on entering an enemy ZOC */
  readonly stops: boolean;
  /** 8.36: vehicles and heavy equipment, never over a river without a bridge */
  readonly noRiver: boolean;
  /** 8.37: not into nor out of swamp off the roads */
  readonly noSwamp: boolean;
  /** 8.37: on foot, no cavalry */
  readonly swampStops: boolean;
}
export const walkerOf = (units: readonly Moving[]): Walker => ({
  motorised: units.some((one) => one.class !== 'foot'),
  stops: units.some((one) => one.class !== 'mot'),
  noRiver: units.some((one) => one.class === 'heavy' || (one.class === 'mot' && one.traits.has('vehicle'))),
  noSwamp: units.some((one) => one.class !== 'foot'),
  swampStops: units.some((one) => one.class === 'foot' && !one.traits.has('cavalry')),
});
export type PassageBar = 'enemy' | 'lake' | 'river' | 'swamp';
export const barRule: { readonly [B in PassageBar]: string } = {
  enemy: '8.14',
  lake: '8.3',
  river: '8.36',
  swamp: '8.37',
};
/** 8.42, 5.13d: in rain there are no trails. */
export const usable = (ways: readonly RoadKind[], rain: boolean): readonly RoadKind[] =>
  rain ? ways.filter((way) => way !== 'trail') : ways;
/** 8.37: whether a unit that may not leave the roads gets across this hexside of a swamp hex. */
export const passesSwamp = (ways: readonly RoadKind[], rain: boolean): boolean => usable(ways, rain).length > 0;
/** 8.36, 8.37, 3.24: a hexside this walker can never cross, whoever stands there. */
export const barOf = (
  walker: Walker,
  step: Pick<GroundStep, 'terrain' | 'ways' | 'water' | 'bridge' | 'fromSwamp'>,
  rain: boolean,
): PassageBar | undefined => {
  if (step.water === 'lake') return 'lake';
  if (step.water === 'river' && !step.bridge && walker.noRiver) return 'river';
  if ((step.terrain === 'swamp' || step.fromSwamp) && walker.noSwamp && !passesSwamp(step.ways, rain)) return 'swamp';
  return undefined;
};

/** One hex entered over one hexside, as the map or the players say it lies. */
export interface GroundStep {
  readonly terrain: Terrain;
  readonly woods: boolean;
  /** drawn across the hexside, from hex to hex */
  readonly ways: readonly RoadKind[];
  readonly water?: Water;
  readonly bridge: boolean;
  readonly fromSwamp: boolean;
  /** of the enemy: in the hex entered, and in the one left */
  readonly zoc: boolean;
  readonly fromZoc: boolean;
  /** a completed one of the enemy */
  readonly strongpoint: boolean;
  /** an enemy combat unit stands there */
  readonly enemy: boolean;
}
