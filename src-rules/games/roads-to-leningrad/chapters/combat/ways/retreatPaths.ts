import { otherSide, type SideId } from '../../../ids.ts';
import type { Counter } from '../../../model/units.ts';
import type { Field } from '../../map/field.ts';
import { arcsOf, distance } from '../../map/ground.ts';
import { walkerOf } from '../../map/passage.ts';
import { crosses } from '../../map/zones.ts';

/** 11.3, 11.5: where units may retreat to on the drawn map. */

export interface RetreatPath {
  /** the hexes entered, one or two */
  readonly hexes: readonly string[];
  /** 11.54: empty hexes in an enemy ZOC among them */
  readonly zoned: readonly string[];
  /** 11.56: motorised enemies exert such a ZOC */
  readonly motorised: boolean;
  /** 11.33: friends already stand where it ends */
  readonly friends: boolean;
}
export interface Retreats {
  /** ways without an empty hex in enemy ZOC: if there are any, one of them must be taken (11.51) */
  readonly free: readonly RetreatPath[];
  /** ways with one such hex, first, two hexes long (11.55) */
  readonly through: readonly RetreatPath[];
  /** 11.55: heavy artillery of the group, which cannot go through */
  readonly heavy: readonly string[];
  /** hexes beside that lie on no drawn part of the map */
  readonly undrawn: boolean;
}

/** Who leaves: a unit on the map, or a row of a fight. */
export type Leaving = Pick<Counter, 'id' | 'kind' | 'class' | 'traits'>;

/**
 * Of units that cross the same hexsides: `retreatEnds` takes a stack apart. `least`: 1 on the Assault table, 2 on the Mobile
 * one, in an overrun and for a refusal (11.31). `away`: the hex attacked, which attackers go away from as defenders do.
 */
export const retreatPaths = (
  field: Field,
  from: number,
  side: SideId,
  units: readonly Leaving[],
  least: 1 | 2,
  away = from,
): Retreats => {
  const { ground, zones } = field;
  const { board } = ground;
  const enemy = otherSide(side);
  const walker = walkerOf(units);
  const enter = (node: number): readonly number[] =>
    [...arcsOf(board, node)].flatMap((arc) => {
      const to = board.to[arc] ?? 0;
      return !field.at[enemy].has(to) && crosses(ground, field, walker, arc) ? [to] : [];
    });
  const isZoned = (node: number): boolean => zones.any[enemy][node] === 1 && !field.at[side].has(node);
  const pathOf = (nodes: readonly number[]): RetreatPath => {
    const zoned = nodes.filter(isZoned);
    return {
      hexes: ground.ids(nodes),
      zoned: ground.ids(zoned),
      motorised: zoned.some((node) => zones.mot[enemy][node] === 1),
      friends: field.at[side].has(nodes.at(-1) ?? -1),
    };
  };
  // 11.3: every hex lies farther from the hex attacked than the one before
  const begun = distance(ground, away, from);
  const first = enter(from).flatMap((node) => (distance(ground, away, node) > begun ? [[node]] : []));
  const second = first.flatMap(([one = -1]) =>
    enter(one).flatMap((node) => (distance(ground, away, node) > distance(ground, away, one) ? [[one, node]] : [])),
  );
  const all = [...(least === 1 ? first : []), ...second].map(pathOf);
  return {
    free: all.filter(({ zoned }) => zoned.length === 0),
    through: all.filter(({ hexes, zoned }) => hexes.length === 2 && zoned.length === 1 && zoned[0] === hexes[0]),
    heavy: units.flatMap((unit) => (unit.class === 'heavy' && unit.kind === 'artillery' ? [unit.id] : [])),
    undrawn: board.rim[from] === 1,
  };
};
