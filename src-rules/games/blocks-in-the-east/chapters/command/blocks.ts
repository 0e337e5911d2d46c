import { folded } from '#rules/kit/base/folded.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Nation, nations, otherSide, rosters, type SideId, sides, type UnitClass } from '../../ids.ts';
import { hasBarrel, isInPlay } from '../../model/barrels.ts';
import { classOf } from '../../model/blocks/made.ts';
import { facesOf, shownOf } from '../../model/reading.ts';
import { blockRosters } from '../../model/rosters.ts';
import { activeSide } from '../../model/rules.ts';

/** A block as headquarters see it. */
export interface Listed {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly nation: Nation;
  readonly class?: UnitClass;
  readonly unit: RosterUnit;
}

const rosterOf = { [sides.axis]: rosters.axis, [sides.soviet]: rosters.soviet } as const;

const none: readonly RosterUnit[] = [];
const lists = new WeakMap<readonly RosterUnit[], Map<SideId, readonly Listed[]>>();
/** The blocks of a side: the players' list, and those the text calls by name which are not on it; read once a list. */
export const listed = (context: Pick<Context, 'rosters'>, side: SideId): readonly Listed[] => {
  const typed = context.rosters[rosterOf[side]]?.units ?? none;
  const of = lists.get(typed) ?? new Map<SideId, readonly Listed[]>();
  lists.set(typed, of);
  const all = of.get(side) ?? listOf(typed, side);
  of.set(side, all);
  return all;
};
const listOf = (typed: readonly RosterUnit[], side: SideId): readonly Listed[] => {
  const known = blockRosters.find(({ id }) => id === rosterOf[side])?.known ?? [];
  const others = known.filter(
    (unit) => !typed.some((one) => one.id === unit.id || folded(one.name) === folded(unit.name)),
  );
  return [...typed, ...others].map((unit) => asListed(unit, side));
};

const asListed = (unit: RosterUnit, side: SideId): Listed => {
  const unitClass = classOf(unit);
  return {
    id: unit.id,
    name: unit.name,
    side,
    nation: nations.find((one) => one === unit.values.nation) ?? (side === sides.axis ? 'GER' : 'SOV'),
    ...(unitClass ? { class: unitClass } : {}),
    unit,
  };
};

export const isThere = (context: Pick<Context, 'cells'>, block: Listed): boolean => isInPlay(context, block.id);
export const isUnsupplied = (context: Pick<Context, 'cells'>, block: Listed): boolean => hasBarrel(context, block.id);

/** Its face as the record has it: where in its list, and the strength there if anybody has typed the list. */
export interface NotedFace {
  readonly at: number;
  readonly faces: readonly number[];
  readonly strength?: number;
}
export const faceOf = (context: Pick<Context, 'cells' | 'marks'>, { unit }: Pick<Listed, 'unit'>): NotedFace => {
  const read = facesOf(unit);
  const faces = read.ok ? read.value : [];
  const recorded = (shownOf(unit, context) ?? 0) >> 1;
  const at = faces.length > 0 ? Math.min(recorded, faces.length - 1) : recorded;
  const strength = faces[at];
  return { at, faces, strength };
};

/** The side that acts in the step of the present place: the other one where it reacts. */
export const acting = (context: Pick<Context, 'place' | 'who'>): SideId | undefined => {
  const active = activeSide(context);
  if (active === undefined) return undefined;
  if (stepOf(context) !== 'reaction') return active;
  return otherSide(active);
};
/** The last part of the place: 'rail', 'movement', 'combat' … */
export const stepOf = ({ place }: Pick<Context, 'place'>): string => place.split('/').at(-1) ?? '';
