import type { JsonObject } from '#rules/kit/base/json.ts';
import type { MapState, Piece, RowPlace } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { stateIds } from '../../../ids.ts';
import { readPrinted } from '../../../model/units.ts';
import { type Person, personOf, ratingOf } from '../../map/pieces.ts';
import { isDisrupted } from '../../map/stand.ts';
import { standOf } from '../../map/standOf.ts';
import { judgedState } from '../../supply/judged.ts';

const common = (piece: Piece): JsonObject => ({
  hex: piece.hex,
  disrupted: isDisrupted(piece),
  retreated: piece.states.includes(stateIds.retreated),
});

const printedRow = (person: Person): JsonObject => {
  if (person.type === 'leader') {
    const rating = ratingOf(person);
    return { type: 'leader', ...(rating === undefined ? {} : { rating }) };
  }
  if (person.side === 'german') return {};
  const shown = person.tried === undefined ? undefined : readPrinted(person.tried);
  if (!shown) return { type: person.type, untried: true };
  return { type: person.type, untried: false, attack: shown.attack, defence: shown.defence, ma: shown.ma };
};

/**
 * What a unit on the map brings into a row of a fight: where it stands, supply and command judged now, for the fight
 * (11.0, 11.36), disruption and retreat as noted, a tried counter's strength. Never one that has not been shown (X06).
 */
export const rowOf = (piece: Piece, board: Board, now: MapState, context: Context): JsonObject => {
  const person = personOf(context, piece.id);
  if (!person) return {};
  // off the drawn map nothing is judged: the row keeps what it has
  const state = judgedState(board, now, context, person.side, piece);
  const supply: JsonObject =
    state === undefined ? {} : person.side === 'german' ? { outOfSupply: state !== 'supplied' } : { supply: state };
  return { ...printedRow(person), ...common(piece), ...supply };
};

export const fills = (row: RowPlace, board: Board, context: Context): JsonObject => {
  if (row.field !== 'german' && row.field !== 'soviet') return {};
  const now = standOf(board, context);
  const piece = now.pieces.find((one) => one.id === row.piece);
  return piece && piece.side === row.field ? rowOf(piece, board, now, context) : {};
};
