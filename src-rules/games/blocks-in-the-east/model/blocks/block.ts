import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt, mapIn, textAt } from '#rules/kit/record/readers.ts';
import {
  cells,
  isAirClass,
  type Nation,
  poolCells,
  poolMarks,
  rosters,
  type SideId,
  sides,
  type UnitClass,
} from '../../ids.ts';
import { notedAt, stateOf } from '../cells.ts';
import { axisAreas, cityArea, type OrderArea, sovietAreas, type Team, teams } from '../orderFields.ts';
import { readColours } from '../prices.ts';
import { facesOf, shownOf } from '../reading.ts';
import { rulesOf } from '../scenarios.ts';
import { classOf, nationOf } from './made.ts';

/** A block of the rosters, with what its dot, its number and the order-of-battle cards say. */
export interface PoolBlock {
  readonly unit: RosterUnit;
  readonly side: SideId;
  readonly nation: Nation;
  readonly class: UnitClass | undefined;
  /** the turn it enters; 0: from the start */
  readonly entry: number;
  /** the PF it enters with; 0: all */
  readonly entryPf: number;
  /** the turn it is taken off the map; 0: never */
  readonly removal: number;
  readonly area: OrderArea | undefined;
  readonly city: string;
  readonly team: Team | undefined;
}

const turnIn = (value: unknown): number => {
  const turn = typeof value === 'number' || typeof value === 'string' ? Number(value) : 0;
  return Number.isInteger(turn) && turn > 0 ? turn : 0;
};
const areas: readonly OrderArea[] = [...sovietAreas, ...axisAreas, cityArea];

export const asBlock = (unit: RosterUnit, side: SideId): PoolBlock => {
  const { values } = unit;
  return {
    unit,
    side,
    nation: side === sides.soviet ? 'SOV' : values.nation ? nationOf(unit) : 'GER',
    class: classOf(unit),
    entry: turnIn(values.entry),
    entryPf: turnIn(values.entryPf),
    removal: turnIn(values.removal),
    area: areas.find((area) => area === values.area),
    city: typeof values.city === 'string' ? values.city.trim() : '',
    team: teams.find((team) => team === values.team),
  };
};

const rosterOf = { [sides.axis]: rosters.axis, [sides.soviet]: rosters.soviet } as const;
const ofRosters = memo((all: Context['rosters']): readonly PoolBlock[] =>
  Object.values(sides).flatMap((side) => (all[rosterOf[side]]?.units ?? []).map((unit) => asBlock(unit, side))),
);
/** Every block of both rosters. Rosters are the same object as long as nobody edits them. */
export const blocksOf = (context: Pick<Context, 'rosters'>): readonly PoolBlock[] => ofRosters(context.rosters);
const indexOf = memo((blocks: readonly PoolBlock[]) => new Map(blocks.map((block) => [block.unit.id, block])));
export const blockById = (context: Pick<Context, 'rosters'>, id: string): PoolBlock | undefined =>
  indexOf(blocksOf(context)).get(id);

export const isAir = ({ class: unitClass }: { readonly class?: UnitClass | undefined }): boolean =>
  isAirClass(unitClass);

/** Removed and listed again for later (5.10). */
export const comesBack = ({ entry, removal }: PoolBlock): boolean => removal > 0 && entry > removal;

/** Where it stands on the drawn map; '' nowhere. */
export const hexOf = (context: Pick<Context, 'cells'>, id: string): string => textAt(context, cells.at, id);
export const isPlaced = (context: Pick<Context, 'cells'>, id: string): boolean =>
  textAt(context, poolCells.placed, id) === 'yes' || hexOf(context, id) !== '';

type Known = Pick<Context, 'cells' | 'scenario' | 'turn' | 'marks'>;

/** It has come, or was there from the start; what came before the first month of the scenario is on its charts. */
export const hasEntered = (block: PoolBlock, context: Known): boolean => {
  const { entry, removal, unit } = block;
  const { first } = rulesOf(context.scenario);
  if (entry < first || (countAt(context, poolCells.arrived, unit.id) ?? 0) > 0) return true;
  // who leaves after the first month was there until then
  return comesBack(block) && removal > first ? stateOf(context, unit.id) !== 'removed' : isPlaced(context, unit.id);
};

export const goneStates = ['eliminated', 'surrendered', 'disbanded', 'removed'] as const;
export const poolStates = ['play', 'reserve', 'active', 'due', 'delayed', ...goneStates, 'never'] as const;
export type PoolState = (typeof poolStates)[number];

const isBlue = ({ unit }: PoolBlock): boolean => {
  const faces = facesOf(unit);
  const typed = typeof unit.values.colours === 'string' ? unit.values.colours : '';
  const printed = faces.ok ? readColours(typed, faces.value.length) : undefined;
  return printed?.length ? printed.every((colour) => colour === 'blue') : false;
};
/** 7.3, 7.3.2, 10.0: Guards, Italians, blue PF, and what the players' cards say of a block. */
export const neverRebuilt = (block: PoolBlock): boolean =>
  isGuards(block) || block.nation === 'ITA' || block.unit.values.never === true || isBlue(block);
export const isGuards = ({ unit, side }: PoolBlock): boolean =>
  side === sides.soviet && (unit.values.guards === true || unit.values.elite === 'attack');

export const poolState = (block: PoolBlock, context: Known): PoolState => {
  const { id } = block.unit;
  const state = stateOf(context, id);
  const gone = goneStates.find((one) => one === state);
  const waits = !hasEntered(block, context);
  if (gone && !(gone === 'removed' && waits && comesBack(block))) {
    return gone === 'removed' || !neverRebuilt(block) || gone === 'disbanded' ? gone : 'never';
  }
  if (waits) {
    const putOff = notedAt(context, poolMarks.putOff, id) !== undefined;
    return context.turn > block.entry || putOff ? 'delayed' : 'due';
  }
  if (textAt(context, cells.reserve, id) !== '') return 'reserve';
  return mapIn(context, cells.activated)[id] === undefined ? 'play' : 'active';
};

/** On the map, whatever it does there. */
export const isOnMap = (state: PoolState): boolean => state === 'play' || state === 'reserve' || state === 'active';

export interface Face {
  /** best first; absent: nobody has typed them */
  readonly faces?: readonly number[];
  readonly at: number;
  readonly mark: boolean;
}
/** The face on top: as recorded; the one it is to enter with, as long as it has not. */
export const faceOf = (block: PoolBlock, context: Known): Face => {
  const read = facesOf(block.unit);
  if (!read.ok || read.value.length === 0) return { at: 0, mark: false };
  const faces = read.value;
  const shown = shownOf(block.unit, context);
  if (shown === undefined && !hasEntered(block, context) && block.entryPf > 0)
    return { faces, at: Math.max(0, faces.indexOf(block.entryPf)), mark: false };
  return { faces, at: Math.min((shown ?? 0) >> 1, faces.length - 1), mark: ((shown ?? 0) & 1) === 1 };
};
