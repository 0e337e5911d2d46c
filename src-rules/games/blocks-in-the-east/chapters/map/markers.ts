import type { MarkerKind } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { sideMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { markerIds } from './stand.ts';

/** What players put on hexes and blocks: who controls a hex (3.1), white barrels (4.3). */

const controlBy =
  (side: SideId) =>
  (hex: string, _around: Context): Proposal => ({
    ok: true,
    says: msg('bite.says.control', { hex: name(hex), side: sideMsg(side) }),
    facts: [setAt(cells.control, hex, side)],
  });
const free = (hex: string, _around: Context): Proposal => ({
  ok: true,
  says: msg('bite.says.controlOff', { hex: name(hex) }),
  facts: [setAt(cells.control, hex, null)],
});
const control = (side: SideId): MarkerKind => ({
  id: markerIds[side],
  msg: msg('bite.marker.control', { side: sideMsg(side) }),
  side,
  look: 'control',
  put: controlBy(side),
  take: free,
});

export const markerKinds: readonly MarkerKind[] = [control(sides.axis), control(sides.soviet)];
