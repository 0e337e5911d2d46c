import type { Around } from '../../../kit/around.ts';
import type { Board } from '../../../kit/hexMap/board.ts';
import type { Piece, Stand } from '../../../kit/map.ts';
import { never } from '../../../kit/trace/profile.ts';
import { type Walk, walkFrom } from '../../../kit/trace/walk.ts';
import { phases, playerTurns, recordCells, type SideId } from '../cells-ids.ts';
import { setUpCards } from '../data/schedule.ts';
import { interdictionHalves } from '../data/terrain.ts';
import { allowance, barsEntry, type Walker } from '../movement.ts';
import { placeOf, textAt } from '../reading.ts';
import { costsOf } from './costs.ts';
import { type Field, fieldOf, otherSide, sideOfPiece } from './field.ts';
import { statusOf } from './judged.ts';
import { type Allowance, allowanceOf, moverOfPerson, type Person, personOf } from './pieces.ts';
import { isDisrupted } from './stand.ts';
import { isMoving } from './status.ts';

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
  readonly walker: Walker;
  /** its own movement phase is now, or no game tells */
  readonly now: boolean;
}

/** 5.21: an army that rolled 4 to 6 stays where it was set up on turn 1; 5.23: two armies must leave their hexes. */
const stretchHas = (hexes: readonly [string] | readonly [string, string], hex: string): boolean => {
  const [from, to = from] = hexes;
  return hex.slice(0, 2) === from.slice(0, 2) && hex >= from && hex <= to;
};
const armyAt = (hex: string) => setUpCards.find((card) => stretchHas(card.hexes, hex))?.army;

export const isFrozen = (around: Pick<Around, 'turn' | 'cells'>, piece: Piece): boolean => {
  if (around.turn !== 1 || piece.side !== 'soviet') return false;
  const army = armyAt(piece.hex);
  return army !== undefined && textAt(around.cells, recordCells.army, army) === 'frozen';
};
/** 5.23: on turn 1 the units still in columns 01 and 02 are those of the 13th and 20th Army. */
export const isFirstMove = (around: Pick<Around, 'turn'>, piece: Piece): boolean => {
  if (around.turn !== 1 || piece.side !== 'soviet') return false;
  const army = armyAt(piece.hex);
  return army === '13' || army === '20';
};

export const travelOf = (target: string, board: Board, stand: Stand, around: Around): Travel | undefined => {
  const piece = stand.pieces.find((one) => one.id === target);
  const person = piece && personOf(around, piece.id);
  const node = piece ? board.nodeOf(piece.hex) : -1;
  if (!piece || !person || node < 0) return undefined;
  const side = sideOfPiece(piece);
  const field = fieldOf(board, stand);
  const has = allowanceOf(around, person);
  const status = statusOf(board, stand, around, piece);
  const state = status?.state ?? 'supplied';
  const ma = allowance(has?.ma ?? 0, state !== 'supplied');
  const mover = moverOfPerson(person);
  const phase = placeOf(around);
  const mech = phase.side === playerTurns.german && phase.name === phases.mechanized;
  const startsInZoc = field.zones[otherSide(side)][node] === 1;
  const held: Held | undefined = isDisrupted(piece)
    ? 'disrupted'
    : startsInZoc
      ? 'zoc'
      : side === 'german' && mech && mover === 'foot'
        ? 'foot'
        : isFrozen(around, piece)
          ? 'frozen'
          : has === undefined
            ? 'unknown'
            : undefined;
  // 10.23: a leader enters a zone only with a combat unit that can attack
  const withUnit = (field.units[side].get(node) ?? []).some((mate) => mate.kind !== 'leader' && !isDisrupted(mate));
  return {
    piece,
    person,
    side,
    field,
    node,
    ma,
    state,
    marked: status?.marked ?? false,
    ...(has ? { allowance: has } : {}),
    ...(held ? { held } : {}),
    walker: {
      mover,
      side,
      turn: around.turn,
      ma,
      firstMove: isFirstMove(around, piece),
      startsInZoc,
      withUnit,
    },
    now: around.place === '' || isMoving(around, side),
  };
};

/** Halves for entering over an arc, with the enemy's marker there (13.32, 13.43); `never` across a lake. */
export const entryHalves = ({ field, side, walker }: Travel, arc: number): number => {
  const base = costsOf(field.ground, walker.mover, side)[arc] ?? never;
  return base < 0 ? never : base + (isHostile(field, side, field.ground.board.to[arc] ?? -1) ? interdictionHalves : 0);
};
const isHostile = (field: Field, side: SideId, node: number): boolean =>
  side === 'soviet' ? field.air.has(node) : field.interdiction === node;

/** Everywhere it can get: 6.7, 6.21, 6.22, 6.4, 10.23, 5.23, the enemy's interdiction (13.32, 13.43). */
export const reachOf = (travel: Travel): Walk => {
  const { field, side, walker } = travel;
  const { ground } = field;
  const enemy = otherSide(side);
  const zone = field.zones[enemy];
  return walkFrom(
    ground.board,
    {
      // 5.23: never westward
      cost: (arc, from, to) =>
        walker.firstMove && ground.column(to) < ground.column(from) ? never : entryHalves(travel, arc),
      barred: (node) =>
        barsEntry(walker, {
          lake: false,
          enemyUnit: field.units[enemy].has(node),
          enemyZoc: zone[node] === 1,
          hex: ground.id(node),
        }) !== undefined,
      stops: (node) => zone[node] === 1,
    },
    travel.node,
    travel.ma * 2,
  );
};
