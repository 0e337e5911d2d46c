import { otherSide, type SideId, stackLimit } from '../../../ids.ts';
import type { Field } from '../../map/field.ts';
import { arcsOf, distance } from '../../map/ground.ts';
import { walkerOf } from '../../map/passage.ts';
import { counterOf } from '../../map/pieces.ts';
import { stacking } from '../../movement/stacking.ts';
import { type Leaving, type RetreatPath, retreatPaths } from './retreatPaths.ts';

/** 11.3: hex by hex, where a retreat may end on the drawn map, and why not elsewhere. */

export interface OpenEnd {
  readonly hex: string;
  readonly friends: boolean;
  /** 11.33: stacking points too many with those who come */
  readonly over: number;
}
/** An enemy unit; empty in enemy ZOC (11.34); only through one while another way is open (11.51); nobody gets there (11.32). */
export const closings = ['enemy', 'zoc', 'through', 'behind'] as const;
export type Closing = (typeof closings)[number];
export const closedRule: { readonly [why in Closing]: string } = {
  enemy: '11.32',
  zoc: '11.34',
  through: '11.51',
  behind: '11.32',
};
export interface RetreatEnds {
  readonly open: readonly OpenEnd[];
  readonly closed: { readonly [why in Closing]: readonly string[] };
  /** free: no empty ZOC hex on the way; zoc: one, with its check; none: nobody gets away */
  readonly way: 'free' | 'zoc' | 'none';
  /** 11.56: all ways through, and some of them, lead through the ZOC of motorised units */
  readonly motorised: 'all' | 'some' | 'none';
  readonly heavy: readonly string[];
  readonly undrawn: boolean;
}

const beside = ({ ground: { board } }: Field, node: number): readonly number[] =>
  [...arcsOf(board, node)].flatMap((arc) => board.to[arc] ?? []);

/** Of a stack those who get away alike. */
export interface RetreatPart {
  readonly units: readonly Leaving[];
  readonly ends: RetreatEnds;
}
/** 9.25: one of them would have to go through an enemy ZOC, or nowhere; what is not drawn nobody can say. */
export const isShut = (parts: readonly RetreatPart[]): boolean =>
  parts.some(({ ends }) => ends.way !== 'free' && !ends.undrawn);
/** 11.3: units retreat one by one, so that who cannot go keeps nobody else: a stack by those who cross the same hexsides. */
export const retreatParts = (
  field: Field,
  from: number,
  side: SideId,
  units: readonly Leaving[],
  least: 1 | 2,
  away = from,
): readonly RetreatPart[] => {
  const byWalker = new Map<string, Leaving[]>();
  for (const unit of units) {
    const { noRiver, noSwamp } = walkerOf([unit]);
    const key = `${noRiver} ${noSwamp}`;
    byWalker.set(key, [...(byWalker.get(key) ?? []), unit]);
  }
  const parts = [...byWalker.values()].map((part) => ({
    units: part,
    ends: retreatEnds(field, from, side, part, least, away),
  }));
  // 11.33: where all go the same ways they are one stack, which is counted together
  const way = ({ ends }: RetreatPart): string => `${ends.way} ${ends.open.map(({ hex }) => hex).join()}`;
  const same = parts.every((one) => way(one) === (parts[0] ? way(parts[0]) : ''));
  return same ? [{ units, ends: retreatEnds(field, from, side, units, least, away) }] : parts;
};

export const retreatEnds = (
  field: Field,
  from: number,
  side: SideId,
  units: readonly Leaving[],
  least: 1 | 2,
  away = from,
): RetreatEnds => {
  const { ground, zones } = field;
  const enemy = otherSide(side);
  const { free, through, heavy, undrawn } = retreatPaths(field, from, side, units, least, away);
  const ends = (paths: readonly RetreatPath[]): ReadonlySet<string> =>
    new Set(paths.flatMap(({ hexes }) => hexes.at(-1) ?? []));
  const ways = free.length > 0 ? free : through;
  const open = ends(ways);
  const byZoc = ends(through);
  const comers = units.flatMap(({ id }) => counterOf(field.context, id) ?? []);
  const closed: { [why in Closing]: string[] } = { enemy: [], zoc: [], through: [], behind: [] };
  const found: OpenEnd[] = [];
  const near = beside(field, from);
  const context = new Set([...near, ...near.flatMap((node) => beside(field, node))]);
  for (const node of [...context].sort((a, b) => a - b)) {
    const far = distance(ground, from, node);
    if (far < least || distance(ground, away, node) <= distance(ground, away, from)) continue;
    const hex = ground.id(node);
    if (open.has(hex)) {
      const mates = (field.at[side].get(node) ?? []).map(({ counter }) => counter);
      const others = mates.filter(({ id }) => !comers.some((one) => one.id === id));
      found.push({ hex, friends: others.length > 0, over: stacking([...others, ...comers], stackLimit).over });
    } else if (field.at[enemy].has(node)) closed.enemy.push(hex);
    else if (zones.any[enemy][node] === 1 && !field.at[side].has(node)) closed.zoc.push(hex);
    else if (byZoc.has(hex)) closed.through.push(hex);
    else closed.behind.push(hex);
  }
  const driven = through.filter(({ motorised }) => motorised).length;
  return {
    open: found,
    closed,
    way: free.length > 0 ? 'free' : through.length > 0 ? 'zoc' : 'none',
    motorised: driven === 0 ? 'none' : driven === through.length ? 'all' : 'some',
    heavy,
    undrawn,
  };
};
