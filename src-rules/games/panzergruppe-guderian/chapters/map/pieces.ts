import type { Piece, PieceKind } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { mapCells, rosters, type SideId, sides } from '../../ids.ts';
import { boxUnits } from '../../model/boxUnits.ts';
import { counterOf } from '../../model/counters.ts';
import { leaderOff } from '../../model/leaders.ts';
import { divisionOfUnit } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { type GermanType, germanTypes, readPrinted, sovietTypes, type UnitType } from '../../model/units.ts';
import { counterMsg, plain } from '../../model/words.ts';
import { msg } from './msg.ts';

/** Who may stand on the map: units of the rosters, and Soviet counters by number. */
const german = (id: GermanType, symbol: PieceKind['symbol'], short: readonly string[]): PieceKind => ({
  id,
  msg: msg(`pgg.type.${id}`),
  side: sides.german,
  symbol,
  roster: rosters.german,
  of: (values) => values.type === id,
  short,
});

export const pieceKinds: readonly PieceKind[] = [
  german('panzer', 'armor', ['panzer', 'pz']),
  german('grenadier', 'grenadier', ['grenadier', 'panzergrenadier', 'pzgr', 'granatieri']),
  german('motorized', 'motorized', ['motorized', 'mot', 'motorizzato', 'motorizzata']),
  german('infantry', 'infantry', ['infantry', 'inf', 'fanteria']),
  german('cavalry', 'cavalry', ['cavalry', 'cav', 'cavalleria']),
  {
    id: 'rifle',
    msg: msg('pgg.type.rifle'),
    side: sides.soviet,
    symbol: 'untriedInfantry',
    short: ['rifle', 'rifles', 'fucilieri', 'fuc'],
  },
  {
    id: 'armor',
    msg: msg('pgg.type.armor'),
    side: sides.soviet,
    symbol: 'untriedArmor',
    short: ['armor', 'armored', 'tank', 'tanks', 'corazzata', 'corazzate'],
  },
  {
    id: 'leader',
    msg: msg('pgg.type.leader'),
    side: sides.soviet,
    symbol: 'leader',
    roster: rosters.soviet,
    of: (values) => values.type === 'leader',
    short: ['leader', 'comandante'],
  },
];

export const symbolOf = (type: UnitType): PieceKind['symbol'] =>
  pieceKinds.find((kind) => kind.id === type)?.symbol ?? 'infantry';

/** The players' list, and behind it what every copy of the game has. */
const unitsOf = (context: Pick<Context, 'rosters'>, roster: keyof typeof boxUnits): readonly RosterUnit[] => [
  ...(context.rosters[roster]?.units ?? []),
  ...boxUnits[roster],
];

/** By roster (the players' data object; absent: the box's), so that two hundred pieces are not looked up in lists. */
const indexes = new WeakMap<RosterData | readonly RosterUnit[], ReadonlyMap<string, RosterUnit>>();

const none: readonly RosterUnit[] = [];

const indexOf = (context: Pick<Context, 'rosters'>, roster: keyof typeof boxUnits): ReadonlyMap<string, RosterUnit> => {
  const key = context.rosters[roster] ?? (roster === rosters.german ? boxUnits.german : none);
  const known = indexes.get(key);
  if (known) return known;
  const made = new Map<string, RosterUnit>();
  for (const unit of unitsOf(context, roster)) if (!made.has(unit.id)) made.set(unit.id, unit);
  indexes.set(key, made);
  return made;
};

export interface Person {
  readonly id: string;
  readonly type: UnitType;
  readonly side: SideId;
  readonly name: string;
  /** the roster's unit, for what its fields say */
  readonly unit?: RosterUnit;
  /** a Soviet counter's strength, once it has been shown (12.2) */
  readonly tried?: string;
}

/** Who a piece is; undefined: nobody of this game. */
export const personOf = (context: Pick<Context, 'rosters' | 'cells'>, piece: string): Person | undefined => {
  const counter = counterOf(piece);
  if (counter) {
    const tried = textAt(context, mapCells.tried, piece);
    const shown = tried !== '' && readPrinted(tried) !== undefined ? tried : undefined;
    // X06: an untried counter tells its number, never a strength
    const name = shown ?? `#${counter.no}`;
    return { id: piece, type: counter.pool, side: sides.soviet, name, ...(shown ? { tried: shown } : {}) };
  }
  const own = indexOf(context, rosters.german).get(piece);
  const germanType = germanTypes.find((type) => type === own?.values.type);
  if (own && germanType) return { id: piece, type: germanType, side: sides.german, name: own.name, unit: own };
  const leader = indexOf(context, rosters.soviet).get(piece);
  const sovietType = sovietTypes.find((type) => type === leader?.values.type);
  return leader && sovietType
    ? { id: piece, type: sovietType, side: sides.soviet, name: leader.name, unit: leader }
    : undefined;
};

/** Whether it is still in the game: steps left (9.61), a leader neither lost nor withdrawn (12.4, 10.4). */
const isInPlay = (context: Pick<Context, 'cells'>, person: Person): boolean => {
  if (person.type === 'leader') return leaderOff(context, person.id) === undefined;
  if (person.side !== sides.german) return true;
  // a unit the players added to the list has its steps there, not in the schedule
  return divisionOfUnit(person.id) ? stepsLeft(context, person.id) > 0 : !isZero(context, person.id);
};

const isZero = (context: Pick<Context, 'cells'>, unit: string): boolean => mapIn(context, 'steps')[unit] === 0;

/** Who stands where, as the record has it: pieces that are in play. */
export interface StandingPiece {
  readonly person: Person;
  readonly hex: string;
}

export const standing = (context: Pick<Context, 'rosters' | 'cells'>): readonly StandingPiece[] =>
  Object.entries(mapIn(context, mapCells.at)).flatMap(([id, hex]) => {
    const person = typeof hex === 'string' && hex !== '' ? personOf(context, id) : undefined;
    return person && typeof hex === 'string' && isInPlay(context, person) ? [{ person, hex }] : [];
  });

export const standsIn = (context: Pick<Context, 'rosters' | 'cells'>, hex: string, side: SideId): boolean =>
  hex !== '' && standing(context).some((one) => one.hex === hex && one.person.side === side);

/** 10.1: a leader's radius; undefined while the players have not typed it (N02). */
export const ratingOf = (person: Person): number | undefined => {
  const rating = person.unit?.values.rating;
  return person.type === 'leader' && typeof rating === 'number' ? rating : undefined;
};

/** Leaders on the map who command nobody beyond their hex, for nobody has typed their rating (N02). */
export const unratedLeaders = (context: Pick<Context, 'rosters' | 'cells'>): readonly Person[] =>
  standing(context).flatMap(({ person }) =>
    person.type === 'leader' && ratingOf(person) === undefined ? [person] : [],
  );

export const isCombat = (kind: string): boolean => kind !== 'leader';

/** How a piece is named in sentences. */
export const pieceMsg = (piece: Pick<Piece, 'id' | 'name'>): Msg => counterMsg(piece.id) ?? plain(piece.name);
