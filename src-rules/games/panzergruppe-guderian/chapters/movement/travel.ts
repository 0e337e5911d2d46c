import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import { type Moved, movedNow } from '#rules/kit/game/moves.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { mapCells, otherSide, recordCells, type SideId } from '../../ids.ts';
import { isMoving, staysOnFoot } from '../../model/active.ts';
import { type SetUpCard, setUpCards } from '../../model/schedule.ts';
import { type Mover, readPrinted } from '../../model/units.ts';
import { paysEntry } from '../arrivals/entering.ts';
import { costsOf } from '../map/costs.ts';
import { type Field, fieldOf, sideOfPiece } from '../map/field.ts';
import { type Person, personOf } from '../map/pieces.ts';
import { isDisrupted } from '../map/stand.ts';
import { interdictionHalves, terrainRow } from '../map/terrain.ts';
import { statusOf } from '../supply/judged.ts';
import { type Allowance, allowanceOf, moverOfPerson } from './allowance.ts';
import { allowance, barsEntry, type Walker } from './walk.ts';

/** How a unit may move in this phase: what it has to spend, and what holds it where it is. */
export type Held = 'disrupted' | 'zoc' | 'foot' | 'frozen' | 'unknown';

export interface Travel {
  readonly piece: Piece;
  readonly person: Person;
  readonly side: SideId;
  readonly field: Field;
  readonly node: number;
  /** why it does not move at all; 'frozen' may be shoved one hex (5.22) */
  readonly held?: Held;
  readonly allowance?: Allowance;
  /** whole points, halved where it is out of supply (6.25) */
  readonly ma: number;
  readonly state: string;
  /** marked for the phase, or judged now */
  readonly marked: boolean;
  /** 14.0: it stands where it entered, and has that hex to pay */
  readonly enters: boolean;
  /** halves that go for the hex it entered by */
  readonly paid: number;
  /** what it has moved in this phase already */
  readonly moved?: Moved;
  /** halves it had when the phase began */
  readonly had: number;
  /** halves it has left to spend: no more than these, where it has moved */
  readonly halves: number;
  /** 10.23: who goes into a zone with a leader: combat units of his hex that can attack */
  readonly companions: () => readonly Travel[];
  readonly walker: Walker;
  /** its own movement phase is now, or no game tells */
  readonly now: boolean;
}

/** 5.21: an army that rolled 4 to 6 stays where it was set up on turn 1; 5.23: two armies must leave their hexes. */
const stretchHas = (hexes: readonly [string] | readonly [string, string], hex: string): boolean => {
  const [from, to = from] = hexes;
  return hex.slice(0, 2) === from.slice(0, 2) && hex >= from && hex <= to;
};

/** 5.1: a leader is of the army he was set up with, wherever he stands; of a counter only the hex it is in tells. */
const cardOf = ({ id, kind, hex }: Piece): SetUpCard | undefined =>
  setUpCards.find((card) => (kind === 'leader' ? card.leader === id : stretchHas(card.hexes, hex)));

type Known = Pick<Context, 'turn' | 'cells'>;
const isArmyFrozen = (context: Known, { army }: SetUpCard): boolean =>
  context.turn === 1 && textAt(context, recordCells.army, army) === 'frozen';

/** The set-up of the frozen army a piece is of; undefined: it is of none, or nobody can tell. */
export const frozenCard = (context: Known, piece: Piece): SetUpCard | undefined => {
  const card = piece.side === 'soviet' ? cardOf(piece) : undefined;
  return card && isArmyFrozen(context, card) ? card : undefined;
};

/** 5.22: frozen armies a counter may be of that stands in one of these hexes, beside its own: shifted from there. */
export const perhapsFrozen = (context: Known, piece: Piece, beside: readonly string[]): readonly SetUpCard[] =>
  piece.side !== 'soviet' || piece.kind === 'leader' || frozenCard(context, piece)
    ? []
    : setUpCards.filter((card) => isArmyFrozen(context, card) && beside.some((hex) => stretchHas(card.hexes, hex)));

/** 5.23: on turn 1 the counters still in columns 01 and 02 are those of the 13th and 20th Army. */
export const isFirstMove = (context: Pick<Context, 'turn'>, piece: Piece): boolean => {
  if (context.turn !== 1 || piece.side !== 'soviet') return false;
  const army = cardOf(piece)?.army;
  return army === '13' || army === '20';
};

/** `whole`: with all it had when the phase began, whatever it has moved since. */
export const travelOf = (
  target: string,
  board: Board,
  stand: MapState,
  context: Context,
  whole = false,
): Travel | undefined => {
  const piece = stand.pieces.find((one) => one.id === target);
  const person = piece && personOf(context, piece.id);
  const node = piece ? board.nodeOf(piece.hex) : -1;
  if (!piece || !person || node < 0) return undefined;
  const side = sideOfPiece(piece);
  const field = fieldOf(board, stand);
  const has = allowanceOf(context, person);
  const status = statusOf(board, stand, context, piece);
  const state = status?.state ?? 'supplied';
  const ma = allowance(has?.ma ?? 0, state !== 'supplied');
  const mover = moverOfPerson(person);
  const startsInZoc = field.zones[otherSide(side)][node] === 1;
  // who stands in a zone does not walk out of it and may overrun (6.56); the others do neither
  const held: Held | undefined = isDisrupted(piece)
    ? 'disrupted'
    : staysOnFoot(context, person.type)
      ? 'foot'
      : frozenCard(context, piece)
        ? 'frozen'
        : startsInZoc
          ? 'zoc'
          : has === undefined
            ? 'unknown'
            : undefined;
  const enters = paysEntry(field, context, piece);
  const paid = enters ? terrainHalves(field, mover, node) + markerHalves(field, side, node) : 0;
  const mates =
    person.type === 'leader' ? (field.units[side].get(node) ?? []).filter((mate) => canLead(mate, context)) : [];
  let known: readonly Travel[] | undefined;
  const now = context.place === '' || isMoving(context, side);
  const moved = now
    ? movedNow(mapCells.at, piece, stand, context, (then) => {
        const before = travelOf(target, board, then, context);
        const cost = before && !before.held ? reachOf(before).cost[node] : undefined;
        // 14.0: the hex it entered by was paid on the way
        return before && cost !== undefined && cost >= 0 ? before.paid + cost : undefined;
      })
    : undefined;
  const had = Math.max(0, ma * 2 - paid);
  return {
    piece,
    person,
    side,
    field,
    node,
    ma,
    state,
    marked: status?.marked ?? false,
    enters,
    paid,
    ...(moved ? { moved } : {}),
    had,
    halves: Math.max(0, had - (whole ? 0 : (moved?.spent ?? 0))),
    companions: () => {
      known ??= mates.flatMap((mate) => travelOf(mate.id, board, stand, context) ?? []);
      return known;
    },
    ...(has ? { allowance: has } : {}),
    ...(held ? { held } : {}),
    walker: {
      mover,
      side,
      turn: context.turn,
      ma,
      firstMove: isFirstMove(context, piece),
      startsInZoc,
      withUnit: mates.length > 0,
    },
    now,
  };
};

/** 10.23, 6.62: a combat unit that can attack; an untried one may be, a 0-1 is known not to be (12.3). */
const canLead = (mate: Piece, context: Context): boolean => {
  const person = personOf(context, mate.id);
  if (!person || person.type === 'leader' || isDisrupted(mate)) return false;
  return person.tried === undefined || (readPrinted(person.tried)?.attack ?? 0) > 0;
};

/** Halves for entering over an arc, with the enemy's marker there (13.32, 13.43); `never` across a lake. */
export const entryHalves = ({ field, side, walker }: Travel, arc: number): number => {
  const base = costsOf(field.ground, walker.mover, side)[arc] ?? never;
  return base < 0 ? never : base + markerHalves(field, side, field.ground.board.to[arc] ?? -1);
};

/** 13.32, 13.43 */
const markerHalves = (field: Field, side: SideId, node: number): number =>
  (side === 'soviet' ? field.air.has(node) : field.interdiction === node) ? interdictionHalves : 0;

/** 14.0: a hex entered from off the map: its terrain, for no hexside is crossed (A14). */
const terrainHalves = (field: Field, mover: Mover, node: number): number =>
  terrainRow(field.ground.terrainAt(node)).halves[mover];

/** Everywhere it can get: 6.7, 6.21, 6.22, 6.4, 10.23, 5.23, the enemy's interdiction (13.32, 13.43). */
export const reachOf = (travel: Travel): Walk => {
  const { field, side, walker } = travel;
  const { ground } = field;
  const enemy = otherSide(side);
  const zone = field.zones[enemy];
  // 10.23: into a zone together, so only where one of them gets, too
  const together =
    walker.mover === 'leader' && walker.withUnit
      ? new Set(travel.companions().flatMap((mate) => (mate.held ? [] : reachOf(mate).reached)))
      : undefined;
  return walkFrom(
    ground.board,
    {
      // 5.23: never westward
      cost: (arc, from, to) =>
        walker.firstMove && ground.column(to) < ground.column(from) ? never : entryHalves(travel, arc),
      barred: (node) =>
        barsEntry(together ? { ...walker, withUnit: together.has(node) } : walker, {
          lake: false,
          enemyUnit: field.units[enemy].has(node),
          enemyZoc: zone[node] === 1,
          hex: ground.id(node),
        }) !== undefined,
      stops: (node) => zone[node] === 1,
    },
    travel.node,
    travel.halves,
  );
};
