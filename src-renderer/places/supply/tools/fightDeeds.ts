import type { MapTool, Overlay, Piece } from '#rules/kit/game/mapSpec.ts';
import type { MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import { deskNow, type FightOnMap, showPane } from '../../../state/mapDesk.ts';
import { joined, moveOf } from '../../../state/placing/placing.ts';
import { make } from '../view/deeds.ts';
import type { MapNow } from '../view/useMap.ts';

/** What the hands do on the map behind a fight: who has still to go, whether he may now, and where a tap takes him. */

/** The tool that shows where to; undefined: there is one hex to go to. */
const toolOf = ({ map }: MapNow, { tool }: MapDeed): MapTool | undefined => map.tools.find(({ id }) => id === tool);

/** Those on the map who have not gone yet. */
export const stillToGo = (now: MapNow, pane: FightOnMap, { pieces, target, tool }: MapDeed): readonly Piece[] =>
  pieces.flatMap((id) => {
    const piece = now.pieceOf(id);
    if (!piece || pane.went?.[id] === piece.hex) return [];
    return tool === undefined && piece.hex === target ? [] : [piece];
  });

/** Whether it can be done as the map stands: an advance waits until the enemy has left the hex; friends may be there. */
export const isOpen = (now: MapNow, deed: MapDeed): boolean => {
  const { board, pieceOf, piecesIn } = now;
  if (toolOf(now, deed)?.of === 'piece') return true;
  const side = pieceOf(deed.pieces[0])?.side;
  return board.nodeOf(deed.target) >= 0 && piecesIn(deed.target).every((piece) => piece.side === side);
};

/** What the tool shows for them; undefined where it does not answer now. */
export const shownFor = (now: MapNow, deed: MapDeed): Overlay | undefined => {
  const { board, stand, context } = now;
  return isOpen(now, deed) ? toolOf(now, deed)?.show(deed.target, board, stand, context, deed) : undefined;
};

/** Of them those whom the next tap takes. */
export const goingNow = (now: MapNow, pane: FightOnMap, deed: MapDeed): readonly Piece[] =>
  stillToGo(now, pane, deed).filter(({ id }) => !pane.stays?.includes(id));

export const beginDeed = (scope: string, pane: FightOnMap, deed: MapDeed): void =>
  showPane(scope, { ...pane, deed, stays: deed.first ? deed.pieces.filter((id) => !deed.first?.includes(id)) : [] });
export const endDeed = (scope: string): void => {
  const { pane } = deskNow(scope);
  if (pane.is !== 'fight') return;
  const { deed: _, ...fight } = pane;
  showPane(scope, fight);
};

/** All of them to one hex, in one entry; who is left goes on waiting. */
export const goTo = (now: MapNow, pane: FightOnMap, deed: MapDeed, hex: string): boolean => {
  const going = goingNow(now, pane, deed);
  const changes = going.map((piece) => moveOf(now.map, piece.id, now.called(piece), hex));
  const change = { says: joined(changes.map(({ says }) => says)), facts: changes.flatMap(({ facts }) => facts) };
  if (going.length === 0 || !make(now, change)) return false;
  const { deed: _, ...fight } = pane;
  const went = { ...pane.went, ...Object.fromEntries(going.map(({ id }) => [id, hex])) };
  showPane(now.scope, { ...fight, went });
  return true;
};
