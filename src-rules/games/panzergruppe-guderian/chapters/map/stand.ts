import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import { type Board, zonesOf } from '#rules/kit/hexmap/board.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { markerKindIds, marks, recordCells, type SideId, sides, stateIds } from '../../ids.ts';
import { arrivedNow } from '../../model/arrived.ts';
import { airHexes, brokenRails } from '../../model/markers.ts';
import { marksOf, sideOf } from '../../model/reading.ts';
import { divisionOfUnit, stepsOf } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { groundOf } from './ground.ts';
import { msg } from './msg.ts';
import { ratingOf, standing, symbolOf } from './pieces.ts';
import { sideKeys } from './sheet.ts';

/** Marks are kept by a unit's name, or by the hex for units that have none (6.61, 9.75). */
export const isMarked = (context: Pick<Context, 'marks'>, mark: string, piece: Pick<Piece, 'id' | 'side' | 'hex'>) => {
  const keys = context.marks[mark];
  if (!keys) return false;
  if (keys[piece.id] !== undefined) return true;
  const there = keys[`hex:${piece.hex}`];
  return there !== undefined && sideOf(there) === piece.side;
};

const statesOf = (context: Context, piece: Pick<Piece, 'id' | 'side' | 'hex'>): readonly string[] => [
  ...(isMarked(context, marks.disrupted, piece) ? [stateIds.disrupted] : []),
  ...(isMarked(context, marks.retreated, piece) ? [stateIds.retreated] : []),
  ...(arrivedNow(context, piece) ? [stateIds.arrived] : []),
];

/** 9.61: a German unit that has lost steps; a Soviet division has one. */
const stepsShown = (context: Context, id: string): Pick<Piece, 'steps'> => {
  const division = divisionOfUnit(id);
  const [left, of] = [stepsLeft(context, id), division ? stepsOf(division) : 0];
  return left < of ? { steps: { left, of, msg: msg('pgg.map.steps', { n: left, of }) } } : {};
};

const piecesOf = (context: Context): readonly Piece[] =>
  standing(context).map(({ person, hex }) => {
    const { id, type, side, name } = person;
    const radius = ratingOf(person);
    // a counter that has been shown is drawn as what it is
    const symbol = person.tried === undefined ? symbolOf(type) : type === 'armor' ? 'armor' : 'infantry';
    const at = { id, side, hex };
    return {
      ...at,
      kind: type,
      symbol,
      name,
      states: statesOf(context, at),
      ...stepsShown(context, id),
      radius,
    };
  });

export const isDisrupted = (piece: Piece): boolean => piece.states.includes(stateIds.disrupted);

/** 8.11, 8.17: every undisrupted unit, untried ones and leaders too, controls the six hexes around, not across lakes. */
export const zoneOf = (board: Board, pieces: readonly Piece[]): Uint8Array => {
  const ground = groundOf(board);
  const controlling = pieces.filter((piece) => !isDisrupted(piece));
  const zone = zonesOf(
    board,
    controlling.map((piece) => board.nodeOf(piece.hex)),
    (arc) => !ground.isLakeSide(arc),
  );
  // a unit beside the drawn part controls what is drawn of its six hexes
  for (const piece of controlling) {
    if (board.nodeOf(piece.hex) >= 0) continue;
    for (const hex of neighboursOf(board.sheet.grid, piece.hex)) {
      const node = hex === undefined ? -1 : board.nodeOf(hex);
      if (node < 0 || hex === undefined) continue;
      if (!board.sheet.sides[pairOf(hex, piece.hex)]?.includes(sideKeys.lake)) zone[node] = 1;
    }
  }
  return zone;
};

export const withZones = (board: Board, pieces: readonly Piece[], markers: MapState['markers']): MapState => ({
  pieces,
  markers,
  zones: Object.fromEntries(
    Object.values(sides).map((side: SideId) => [
      side,
      zoneOf(
        board,
        pieces.filter((piece) => piece.side === side),
      ),
    ]),
  ),
  off: pieces.filter((piece) => board.nodeOf(piece.hex) < 0),
});

export const stand = (board: Board, context: Context): MapState => {
  const soviet = textIn(context, recordCells.sovietMarker);
  return withZones(board, piecesOf(context), [
    ...airHexes(context).map((hex) => ({ kind: markerKindIds.air, hex })),
    ...(soviet === '' ? [] : [{ kind: markerKindIds.interdiction, hex: soviet }]),
    ...brokenRails(context).map((hex) => ({ kind: markerKindIds.brokenRail, hex })),
  ]);
};

/** Where the disrupted of a hex are marked together, taking one of them off leaves the others marked by name. */
export const hexMark = (context: Pick<Context, 'marks'>, mark: string, piece: Piece): string | undefined =>
  marksOf(context, mark).find(([key, value]) => key === `hex:${piece.hex}` && sideOf(value) === piece.side)?.[0];
