import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Nation, otherSide, type SideId, type UnitClass } from '../../ids.ts';
import { isAir } from '../../model/blocks/block.ts';
import type { Field } from '../map/field.ts';
import { isOwn, isSource } from '../map/network.ts';
import { blockOf } from '../map/pieces.ts';
import { bitOf } from '../map/zones.ts';
import { type StackTrouble, stackTroubles } from './stackLimits.ts';

/** 3.10 on the map. */

const support: readonly UnitClass[] = ['artillery', 'armouredHq', 'airHq', 'navalHq', 'supremeHq'];
/** 3.8: a combat unit, which may attack alone; a block whose class nobody typed is taken for one. */
export const isCombatClass = (unitClass: UnitClass | undefined): boolean =>
  unitClass === undefined || !(support.includes(unitClass) || unitClass === 'partisans' || isAir({ class: unitClass }));

/** 3.4: a minor or major city or a fortress of its own that is a source of supply. */
export const isAirfield = (field: Field, side: SideId, nation: Nation, node: number): boolean => {
  const city = field.ground.cityAt(node);
  return city !== 'none' && city !== 'bunker' && isOwn(field, side, node) && suppliesAt(field, nation, node);
};
/** The hex is a source for that nation; for Germans, one of Finland's will do (5.5). */
export const suppliesAt = (field: Field, nation: Nation, node: number): boolean =>
  isSource(field, nation, node) || (nation === 'GER' && isSource(field, 'north', node));

/** What is too much in a hex of one side, with one block more or without. */
export const stackAt = (
  field: Field,
  node: number,
  side: SideId,
  context: Context,
  { more = [], without = [] }: { readonly more?: readonly string[]; readonly without?: readonly string[] } = {},
): readonly StackTrouble[] => {
  const there = (field.units.get(node) ?? []).filter(
    (piece: Piece) => piece.side === side && !without.includes(piece.id),
  );
  const blocks = [...there.map(({ id }) => id), ...more.filter((id) => !there.some((one) => one.id === id))].flatMap(
    (id) => blockOf(context, id) ?? [],
  );
  const air = blocks.filter(isAir);
  const combat = blocks.filter((block) => isCombatClass(block.class));
  return stackTroubles({
    combat: combat.length,
    support: blocks.length - air.length - combat.length,
    air: air.length,
    battle: ((field.any[node] ?? 0) & bitOf[otherSide(side)]) !== 0,
    airfield: air.every((block) => isAirfield(field, side, block.nation, node)),
    assault: 0,
    gustav: false,
  });
};
