import type { Piece, PieceKind } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { mapCells, rosters, type SideId, sides } from '../cells-ids.ts';
import { divisionOfUnit } from '../data/schedule.ts';
import type { Mover } from '../data/terrain.ts';
import { leaderOff } from '../leaders.ts';
import { stepsLeft } from '../losses.ts';
import { sovietMa } from '../players-tables.ts';
import { countAt, mapOf, textAt } from '../reading.ts';
import { rosterSpecs } from '../rosters.ts';
import { f } from '../text/speak-fight.ts';
import {
  type GermanType,
  germanTypes,
  moverOf,
  readLadder,
  readPrinted,
  sovietTypes,
  type UnitType,
} from '../units.ts';
import { counterMsg, plain } from '../words.ts';
import { counterOf } from './counters.ts';

/** Who may stand on the map: units of the rosters, and Soviet counters by number. */
const german = (id: GermanType, symbol: PieceKind['symbol'], short: readonly string[]): PieceKind => ({
  id,
  msg: f(`pgg.type.${id}`),
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
    msg: f('pgg.type.rifle'),
    side: sides.soviet,
    symbol: 'untriedInfantry',
    short: ['rifle', 'rifles', 'fucilieri', 'fuc'],
  },
  {
    id: 'armor',
    msg: f('pgg.type.armor'),
    side: sides.soviet,
    symbol: 'untriedArmor',
    short: ['armor', 'armored', 'tank', 'tanks', 'corazzata', 'corazzate'],
  },
  {
    id: 'leader',
    msg: f('pgg.type.leader'),
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
const unitsOf = (around: Pick<Around, 'rosters'>, roster: string): readonly RosterUnit[] => [
  ...(around.rosters[roster]?.units ?? []),
  ...(rosterSpecs.find((spec) => spec.id === roster)?.known ?? []),
];

/** By roster (the players' data object; absent: the box's), so that two hundred pieces are not looked up in lists. */
const indexes = new WeakMap<RosterData | readonly RosterUnit[], ReadonlyMap<string, RosterUnit>>();
const none: readonly RosterUnit[] = [];
const indexOf = (around: Pick<Around, 'rosters'>, roster: string): ReadonlyMap<string, RosterUnit> => {
  const key = around.rosters[roster] ?? (roster === rosters.german ? boxGerman : none);
  const known = indexes.get(key);
  if (known) return known;
  const made = new Map<string, RosterUnit>();
  for (const unit of unitsOf(around, roster)) if (!made.has(unit.id)) made.set(unit.id, unit);
  indexes.set(key, made);
  return made;
};
const boxGerman: readonly RosterUnit[] = rosterSpecs.find((spec) => spec.id === rosters.german)?.known ?? [];

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
export const personOf = (around: Pick<Around, 'rosters' | 'cells'>, piece: string): Person | undefined => {
  const counter = counterOf(piece);
  if (counter) {
    const tried = textAt(around.cells, mapCells.tried, piece);
    const shown = tried !== '' && readPrinted(tried) !== undefined ? tried : undefined;
    // X06: an untried counter tells its number, never a strength
    const name = shown ?? `#${counter.no}`;
    return { id: piece, type: counter.pool, side: sides.soviet, name, ...(shown ? { tried: shown } : {}) };
  }
  const own = indexOf(around, rosters.german).get(piece);
  const germanType = germanTypes.find((type) => type === own?.values.type);
  if (own && germanType) return { id: piece, type: germanType, side: sides.german, name: own.name, unit: own };
  const leader = indexOf(around, rosters.soviet).get(piece);
  const sovietType = sovietTypes.find((type) => type === leader?.values.type);
  return leader && sovietType
    ? { id: piece, type: sovietType, side: sides.soviet, name: leader.name, unit: leader }
    : undefined;
};

/** Whether it is still in the game: steps left (9.61), a leader neither lost nor withdrawn (12.4, 10.4). */
const isInPlay = (around: Pick<Around, 'cells'>, person: Person): boolean => {
  if (person.type === 'leader') return leaderOff(around, person.id) === undefined;
  if (person.side !== sides.german) return true;
  // a unit the players added to the list has its steps there, not in the schedule
  return divisionOfUnit(person.id) ? stepsLeft(around.cells, person.id) > 0 : !isZero(around, person.id);
};
const isZero = (around: Pick<Around, 'cells'>, unit: string): boolean => mapOf(around.cells, 'steps')[unit] === 0;

/** Who stands where, as the record has it: pieces that are in play. */
export interface Standing {
  readonly person: Person;
  readonly hex: string;
}
export const standing = (around: Pick<Around, 'rosters' | 'cells'>): readonly Standing[] =>
  Object.entries(mapOf(around.cells, mapCells.at)).flatMap(([id, hex]) => {
    const person = typeof hex === 'string' && hex !== '' ? personOf(around, id) : undefined;
    return person && typeof hex === 'string' && isInPlay(around, person) ? [{ person, hex }] : [];
  });
export const standsIn = (around: Pick<Around, 'rosters' | 'cells'>, hex: string, side: SideId): boolean =>
  hex !== '' && standing(around).some((one) => one.hex === hex && one.person.side === side);

/** 10.1: a leader's radius; undefined while the players have not typed it (N02). */
export const ratingOf = (person: Person): number | undefined => {
  const rating = person.unit?.values.rating;
  return person.type === 'leader' && typeof rating === 'number' ? rating : undefined;
};

export const moverOfPerson = (person: Person): Mover => moverOf(person.type);
export const isCombat = (kind: string): boolean => kind !== 'leader';

/** What a unit has to move with, and whence it is known. */
export interface Allowance {
  readonly ma: number;
  readonly from: 'typed' | 'printed' | 'type';
}
/** 10.21 */
const leaderMa = 10;

export const allowanceOf = (around: Pick<Around, 'cells' | 'tables'>, person: Person): Allowance | undefined => {
  const typed = countAt(around.cells, mapCells.allowance, person.id);
  if (typed > 0) return { ma: typed, from: 'typed' };
  if (person.tried !== undefined) {
    const printed = readPrinted(person.tried);
    if (printed) return { ma: printed.ma, from: 'printed' };
  }
  const type = sovietTypes.find((one) => one === person.type);
  if (type === 'leader') return { ma: leaderMa, from: 'printed' };
  if (type) return { ma: sovietMa(around, type), from: 'type' };
  const text = person.unit?.values.steps;
  const ladder = typeof text === 'string' ? readLadder(text) : [];
  const left = divisionOfUnit(person.id) ? stepsLeft(around.cells, person.id) : ladder.length;
  const step = ladder[ladder.length - Math.min(left, ladder.length)];
  return step && step.ma > 0 ? { ma: step.ma, from: 'printed' } : undefined;
};

/** How a piece is named in sentences. */
export const pieceMsg = (piece: Pick<Piece, 'id' | 'name'>): Msg => counterMsg(piece.id) ?? plain(piece.name);
