import type { PieceKind, PieceSymbol } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Nation, nations, rosters, type SideId, sides, type UnitClass, unitClasses } from '../../ids.ts';
import { blockRosters } from '../../model/rosters.ts';
import { classMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** Who may stand on the map: the blocks of both lists, by class. */

const symbols: { readonly [C in UnitClass]: PieceSymbol } = {
  infantry: 'infantry',
  static: 'infantry',
  mountain: 'infantry',
  cavalry: 'cavalry',
  paratroops: 'infantry',
  marines: 'infantry',
  artillery: 'artillery',
  mechanised: 'grenadier',
  tanks: 'armor',
  armouredHq: 'headquarters',
  airHq: 'headquarters',
  navalHq: 'headquarters',
  supremeHq: 'headquarters',
  partisans: 'infantry',
  fighter: 'air',
  bomber: 'air',
  longRange: 'air',
};
const shorts: { readonly [C in UnitClass]: readonly string[] } = {
  infantry: ['infantry', 'fanteria'],
  static: ['static', 'statica'],
  mountain: ['mountain', 'montagna'],
  cavalry: ['cavalry', 'cavalleria'],
  paratroops: ['paratroops', 'paracadutisti'],
  marines: ['marines', 'fanteria di marina'],
  artillery: ['artillery', 'artiglieria'],
  mechanised: ['mechanised', 'meccanizzata'],
  tanks: ['tanks', 'carri'],
  armouredHq: ['armoured hq', 'qg corazzato'],
  airHq: ['air hq', 'qg aereo'],
  navalHq: ['naval hq', 'qg navale'],
  supremeHq: ['supreme hq', 'qg supremo'],
  partisans: ['partisans', 'partigiani'],
  fighter: ['fighter', 'caccia'],
  bomber: ['bomber', 'bombardiere'],
  longRange: ['long range', 'lungo raggio'],
};

const kind = (side: SideId, unitClass: UnitClass): PieceKind => ({
  id: `${side}-${unitClass}`,
  msg: classMsg[unitClass],
  side,
  symbol: symbols[unitClass],
  roster: rosters[side],
  of: (values) => values.class === unitClass,
  short: shorts[unitClass],
});
/** A block whose class nobody has typed yet. */
const unknown = (side: SideId): PieceKind => ({
  id: `${side}-block`,
  msg: msg('bite.piece.unknown'),
  side,
  symbol: 'infantry',
  roster: rosters[side],
  of: (values) => !unitClasses.some((one) => one === values.class),
  short: ['block', 'blocco'],
});
const notAxis: readonly UnitClass[] = ['marines', 'navalHq', 'partisans', 'longRange'];
export const pieceKinds: readonly PieceKind[] = [
  ...unitClasses.filter((one) => !notAxis.includes(one)).map((one) => kind(sides.axis, one)),
  unknown(sides.axis),
  ...unitClasses.map((one) => kind(sides.soviet, one)),
  unknown(sides.soviet),
];

export interface BlockOnMap {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  readonly nation: Nation;
  /** undefined: not typed yet */
  readonly class: UnitClass | undefined;
  readonly unit: RosterUnit;
}

const boxUnits = (side: SideId): readonly RosterUnit[] =>
  blockRosters.find((spec) => spec.id === rosters[side])?.known ?? [];

const blockOfUnit = (unit: RosterUnit, side: SideId): BlockOnMap => ({
  id: unit.id,
  name: unit.name,
  side,
  nation: side === sides.soviet ? 'SOV' : (nations.find((one) => one === unit.values.nation && one !== 'SOV') ?? 'GER'),
  class: unitClasses.find((one) => one === unit.values.class),
  unit,
});

const indexes = new WeakMap<RosterData | readonly RosterUnit[], ReadonlyMap<string, BlockOnMap>>();
const fromBox = { axis: boxUnits(sides.axis), soviet: boxUnits(sides.soviet) };
const indexOf = (context: Pick<Context, 'rosters'>, side: SideId): ReadonlyMap<string, BlockOnMap> => {
  const key = context.rosters[rosters[side]] ?? fromBox[side];
  const known = indexes.get(key);
  if (known) return known;
  const made = new Map<string, BlockOnMap>();
  for (const unit of [...(context.rosters[rosters[side]]?.units ?? []), ...fromBox[side]])
    if (!made.has(unit.id)) made.set(unit.id, blockOfUnit(unit, side));
  indexes.set(key, made);
  return made;
};

/** The block of that id, from the players' list or the names the text gives; undefined: none of this game. */
export const blockOf = (context: Pick<Context, 'rosters'>, id: string): BlockOnMap | undefined =>
  indexOf(context, sides.axis).get(id) ?? indexOf(context, sides.soviet).get(id);

export const symbolOf = (unitClass: UnitClass | undefined): PieceSymbol =>
  unitClass ? symbols[unitClass] : 'infantry';
export const kindOf = (block: Pick<BlockOnMap, 'class' | 'side'>): string => `${block.side}-${block.class ?? 'block'}`;

/** Still in the game, as far as the record tells. */
