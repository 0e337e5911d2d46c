import type { MarkerKind, PieceState } from '#rules/kit/game/mapSpec.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { enterPartisans, putBattalion } from '../events/actions/partisans.ts';
import { cells, type SideId, sides } from '../ids.ts';
import { m } from '../text/speak-map.ts';
import { sideMsg } from '../words.ts';
import { markerIds, stateIds } from './stand.ts';

/** What players put on hexes and blocks: who controls a hex (3.1), white barrels (4.3). */

const controlBy =
  (side: SideId) =>
  (hex: string, _around: Around): Proposal => ({
    ok: true,
    says: m('bite.says.control', { hex: name(hex), side: sideMsg(side) }),
    facts: [setAt(cells.control, hex, side)],
  });
const free = (hex: string, _around: Around): Proposal => ({
  ok: true,
  says: m('bite.says.controlOff', { hex: name(hex) }),
  facts: [setAt(cells.control, hex, null)],
});
const control = (side: SideId): MarkerKind => ({
  id: markerIds[side],
  msg: m('bite.marker.control', { side: sideMsg(side) }),
  side,
  look: 'control',
  put: controlBy(side),
  take: free,
});

export const markerKinds: readonly MarkerKind[] = [
  control(sides.axis),
  control(sides.soviet),
  {
    id: markerIds.partisans,
    msg: m('bite.marker.partisans'),
    side: sides.soviet,
    look: 'note',
    put: putBattalion,
    take: enterPartisans,
  },
];

export const pieceStates: readonly PieceState[] = [
  {
    id: stateIds.barrel,
    msg: m('bite.state.barrel'),
    rule: '4.3',
    put: (piece, on) => ({
      ok: true,
      says: m(on ? 'bite.says.barrel' : 'bite.says.barrelOff', { unit: name(piece.name) }),
      facts: [setAt(cells.barrels, piece.id, on ? 'yes' : null)],
    }),
  },
];
