import type { MarkerKind, Piece, PieceState } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, sides } from '../../ids.ts';
import { keepBefore } from '../../model/snapshot.ts';
import { pieceMsg, sideMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { markerIds, stateIds } from './stand.ts';

/** What players put on hexes and units: DSG (11.2), OOS (8.3), retreated in this phase (12.3.3). */

const dsg = (hex: string, on: boolean): Proposal => ({
  ok: true,
  says: msg(on ? 'armir.says.dsgOn' : 'armir.says.dsgOff', { hex: name(hex) }),
  facts: [setAt(cells.dsg, hex, on ? 'yes' : null)],
});
const oos = (piece: Piece, on: boolean, context: Context): Proposal => ({
  ok: true,
  says: msg(on ? 'armir.says.oosOn' : 'armir.says.oosOff', { unit: pieceMsg(piece) }),
  facts: [...keepBefore(context), setAt(cells.oos, piece.id, on ? 'yes' : null)],
});
const retreated = (piece: Piece, on: boolean, { place }: Context): Proposal => ({
  ok: true,
  says: msg(on ? 'armir.says.retreatedOn' : 'armir.says.retreatedOff', { unit: pieceMsg(piece) }),
  facts: [on ? mark(marks.retreated, piece.id, true, place) : unmark(marks.retreated, piece.id)],
});

export const markerKinds: readonly MarkerKind[] = [
  {
    id: markerIds.dsg,
    msg: msg('armir.marker.dsg'),
    look: 'note',
    put: (hex) => dsg(hex, true),
    take: (hex) => dsg(hex, false),
  },
  { id: markerIds.depot, msg: msg('armir.marker.depot'), side: sides.axis, look: 'note' },
  ...([sides.axis, sides.soviet] as const).map(
    (side): MarkerKind => ({
      id: markerIds[side],
      msg: msg('armir.marker.control', { side: sideMsg(side) }),
      side,
      look: 'control',
    }),
  ),
];

export const pieceStates: readonly PieceState[] = [
  { id: stateIds.oos, msg: msg('armir.state.oos'), rule: '8.3', put: oos },
  {
    id: stateIds.dsg,
    msg: msg('armir.state.dsg'),
    rule: '11.2',
    put: (piece, on) => dsg(piece.hex, on),
  },
  { id: stateIds.retreated, msg: msg('armir.state.retreated'), rule: '12.3.3', put: retreated },
];
