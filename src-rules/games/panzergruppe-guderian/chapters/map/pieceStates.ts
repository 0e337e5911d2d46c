import type { Piece, PieceState } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { marks, stateIds } from '../../ids.ts';
import { allowUnless } from '../../model/propose.ts';
import { placeOf } from '../../model/reading.ts';
import { ruling } from '../../model/rulings.ts';
import { namedMark, sideMsg } from '../../model/words.ts';
import { sideOfPiece } from './field.ts';
import { msg } from './msg.ts';
import { pieceMsg, standing } from './pieces.ts';
import { hexMark } from './stand.ts';

/** What may be noted on a piece, by the marks the record keeps anyway. */
const noted = (piece: Piece, { id, name }: Pick<Piece, 'id' | 'name'> = piece) => ({
  side: sideOfPiece(piece),
  hex: piece.hex,
  ...namedMark(id, name),
});

/** Off one unit: a mark on its whole hex stays on the others, by name. */
const off = (id: string, piece: Piece, context: Context): readonly Fact[] => {
  const facts: Fact[] = context.marks[id]?.[piece.id] === undefined ? [] : [unmark(id, piece.id)];
  const hex = hexMark(context, id, piece);
  if (hex === undefined) return facts;
  const until = context.marks[id]?.[hex]?.until;
  const mates = standing(context).filter(
    ({ person, hex: at }) => at === piece.hex && person.id !== piece.id && person.side === piece.side,
  );
  return [...facts, unmark(id, hex), ...mates.map(({ person }) => mark(id, person.id, noted(piece, person), until))];
};

const disrupted = (piece: Piece, on: boolean, context: Context): Proposal => {
  const unit = { unit: pieceMsg(piece) };
  return on
    ? allowUnless(undefined, msg('pgg.says.disrupt', { ...unit, side: sideMsg(piece.side) }), [
        mark(marks.disrupted, piece.id, noted(piece)),
      ])
    : allowUnless(undefined, msg('pgg.says.undisrupt', unit), off(marks.disrupted, piece, context));
};

/** 9.75, A48: to the end of the phase, or of the player-turn. */
const retreated = (piece: Piece, on: boolean, context: Context): Proposal => {
  const place = placeOf(context);
  const until = ruling(context.options, 'a48') === 'turn' ? place.playerTurn : place.phase;
  const unit = { unit: pieceMsg(piece) };
  return on
    ? allowUnless(undefined, msg('pgg.says.retreated', unit), [mark(marks.retreated, piece.id, noted(piece), until)])
    : allowUnless(undefined, msg('pgg.says.notRetreated', unit), off(marks.retreated, piece, context));
};

/** 11.33, A24: kept for the turn; which of its phases it supplies the ruling tells. */
const arrived = (piece: Piece, on: boolean, context: Context): Proposal => {
  const unit = { unit: pieceMsg(piece) };
  return on
    ? allowUnless(undefined, msg('pgg.says.arrived', unit), [
        mark(marks.arrived, piece.id, noted(piece), placeOf(context).turn),
      ])
    : allowUnless(undefined, msg('pgg.says.notArrived', unit), off(marks.arrived, piece, context));
};

export const pieceStates: readonly PieceState[] = [
  { id: stateIds.disrupted, msg: msg('pgg.state.disrupted'), rule: '6.61', put: disrupted },
  { id: stateIds.retreated, msg: msg('pgg.state.retreated'), rule: '9.75', put: retreated },
  { id: stateIds.arrived, msg: msg('pgg.state.arrived'), rule: '11.33', put: arrived },
];
