import type { MarkerKind, Piece, PieceState } from '#rules/kit/game/mapSpec.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { msg } from './msg.ts';
import { isPiece } from './pieces.ts';
import { markerIds, stateIds } from './stand.ts';
import { mapSideMsg, pieceMsg } from './words.ts';

/** What players put on hexes and units of the map by hand. */

type Value = string | null;
const booked = (says: Proposal & { ok: true }): Proposal => says;
const onHex = (cell: string, hex: string, value: Value, what: MarkerKind['msg']): Proposal =>
  booked({
    ok: true,
    says: msg(value === null ? 'rtl.says.markerOff' : 'rtl.says.markerOn', { what, hex: name(hex) }),
    facts: [setAt(cell, hex, value)],
  });
const marker = (
  id: string,
  msg: MarkerKind['msg'],
  side: SideId,
  cell: string,
  value: string,
  look: MarkerKind['look'],
) =>
  ({
    id,
    msg,
    side,
    look,
    put: (hex: string) => onHex(cell, hex, value, msg),
    take: (hex: string) => onHex(cell, hex, null, msg),
  }) satisfies MarkerKind;

export const markerKinds: readonly MarkerKind[] = [
  ...([sides.german, sides.soviet] as const).flatMap((side) => [
    marker(
      markerIds[`${side}Strong`],
      msg('rtl.marker.strongpoint', { side: mapSideMsg(side) }),
      side,
      cells.strongpoints,
      `${side}:done`,
      'note',
    ),
    marker(
      markerIds[`${side}Building`],
      msg('rtl.marker.building', { side: mapSideMsg(side) }),
      side,
      cells.strongpoints,
      `${side}:building`,
      'note',
    ),
    marker(
      markerIds[`${side}Control`],
      msg('rtl.marker.control', { side: mapSideMsg(side) }),
      side,
      cells.control,
      side,
      'control',
    ),
  ]),
  // put and moved by the action "bridge", which asks for the hexside
  { id: markerIds.bridge, msg: msg('rtl.marker.bridge'), look: 'note' },
];

// 15.23
const unit = (piece: Piece): boolean => !isPiece(piece, 'leader', 'bridge');
const state = (
  id: keyof typeof stateIds,
  cell: string,
  value: string,
  rule: string,
  fits: (piece: Piece) => boolean,
): PieceState => {
  const what = msg(`rtl.state.${id}`);
  return {
    id: stateIds[id],
    msg: what,
    rule,
    fits,
    put: (piece: Piece, on: boolean): Proposal =>
      booked({
        ok: true,
        says: msg(on ? 'rtl.says.stateOn' : 'rtl.says.stateOff', { unit: pieceMsg(piece), what }),
        facts: [setAt(cell, piece.id, on ? value : null)],
      }),
  };
};
export const pieceStates: readonly PieceState[] = [
  state('disrupted', cells.disrupted, 'yes', '3.7', unit),
  state('emergency', cells.supply, 'emergency', '6.13', unit),
  state('oos', cells.supply, 'oos', '6.14', unit),
  state('fired', cells.fired, 'yes', '12.19', (piece) => isPiece(piece, 'artillery')),
  state('spent', cells.spent, 'yes', '15.32', (piece) => isPiece(piece, 'hq', 'leader')),
];
