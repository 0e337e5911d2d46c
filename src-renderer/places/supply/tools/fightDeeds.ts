import type { MapTool, Overlay, Piece, Reason } from '#rules/kit/game/mapSpec.ts';
import type { GuideLine, MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import { openCalcWith } from '../../../state/bench.ts';
import { hasGone, isMade, mayStay } from '../../../state/fightOnMap.ts';
import { changeDesk, deskNow, type FightOnMap, showPane } from '../../../state/mapDesk.ts';
import { goPlace } from '../../../state/route.ts';
import { ui } from '../../../words/text.ts';
import { changeOf, make } from '../view/deeds.ts';
import { presentAfter } from '../view/trial.ts';
import type { MapNow } from '../view/useMap.ts';

/** What the hands do on the map behind a fight: who has still to go, whether he may now, and where a tap takes him. */

/** The tool that shows where to; undefined: there is one hex to go to. */
const toolOf = ({ map }: MapNow, { tool }: MapDeed): MapTool | undefined => map.tools.find(({ id }) => id === tool);

/** Those on the map who have not gone yet; who goes on from a hex has still to come there, or to leave it. */
export const stillToGo = (now: MapNow, pane: FightOnMap, deed: MapDeed): readonly Piece[] =>
  deed.pieces.flatMap((id) => {
    const piece = now.pieceOf(id);
    if (!piece || (pane.went?.[id] === piece.hex && piece.hex !== deed.from)) return [];
    return hasGone(now.map.tools, deed, piece.hex) ? [] : [piece];
  });
/** Whether everybody has gone who goes: its line is done, though some who may stay behind are still there. */
export const isDone = (now: MapNow, pane: FightOnMap, deed: MapDeed): boolean =>
  isMade(deed, {
    left: stillToGo(now, pane, deed).length,
    of: deed.pieces.filter((id) => now.pieceOf(id) !== undefined).length,
  });
/** Of those who go on from a hex who has come there; of all others everybody. */
const isThere = ({ from }: MapDeed, piece: Pick<Piece, 'hex'> | undefined): boolean =>
  from === undefined || piece?.hex === from;
/** Those who can go now. */
export const mayGo = (now: MapNow, pane: FightOnMap, deed: MapDeed): readonly Piece[] =>
  stillToGo(now, pane, deed).filter((piece) => isThere(deed, piece));

/** Whether it can be done as the map stands: an advance waits until the enemy has left the hex; friends may be there. */
export const isOpen = (now: MapNow, deed: MapDeed): boolean => {
  const { board, pieceOf, piecesIn } = now;
  if (!deed.pieces.some((id) => isThere(deed, pieceOf(id)))) return false;
  if (toolOf(now, deed)?.of === 'piece') return true;
  const side = pieceOf(deed.pieces[0])?.side;
  return board.nodeOf(deed.target) >= 0 && piecesIn(deed.target).every((piece) => piece.side === side);
};

/** Into the one hex there is: nothing to show but the hex, while it is chosen who goes. */
const oneHex = (hex: string): Overlay => ({
  says: ui('ui.supply.fight.who'),
  hexes: [{ hex, tone: 'good', end: true }],
  lines: [],
  list: [],
});
/** What the tool shows for them; undefined where it does not answer now. */
export const shownFor = (now: MapNow, deed: MapDeed): Overlay | undefined => {
  const { board, stand, context } = now;
  if (!isOpen(now, deed)) return undefined;
  return deed.tool === undefined
    ? oneHex(deed.target)
    : toolOf(now, deed)?.show(deed.target, board, stand, context, deed);
};
/** Whether there is a choice of who goes where a tap would take them all. */
export const isChosen = (now: MapNow, pane: FightOnMap, deed: MapDeed): boolean =>
  deed.tool === undefined && deed.may === true && isOpen(now, deed) && mayGo(now, pane, deed).length > 1;

const notFirst = ({ pieces, first }: MapDeed): readonly string[] =>
  first ? pieces.filter((id) => !first.includes(id)) : [];
/** What a line of the map's answer goes on with, among the calculators. */
export const carryOn = ({ scope, open }: MapNow, calc: NonNullable<Overlay['list'][number]['calc']>): void => {
  openCalcWith(scope, calc.id, calc.input, open.state.flows);
  goPlace('fight');
};

/** Of them those whom the next tap takes. Into the one hex there is, unasked, those who go first; then whoever is left. */
export const goingNow = (now: MapNow, pane: FightOnMap, deed: MapDeed): readonly Piece[] => {
  const all = mayGo(now, pane, deed);
  const unasked = deed.tool === undefined && pane.deed === undefined;
  const stays = (unasked ? notFirst(deed) : pane.stays) ?? [];
  const going = all.filter(({ id }) => !stays.includes(id));
  return unasked && going.length === 0 ? all : going;
};

/** What would be said of the one hex there is once they stand in it, as it is said of a move by hand. */
export const amissThen = (now: MapNow, pane: FightOnMap, deed: MapDeed): readonly Reason[] => {
  const { map, board, open, desk } = now;
  const going = deed.tool === undefined && isOpen(now, deed) ? goingNow(now, pane, deed) : [];
  if (!map.amiss || going.length === 0) return [];
  const then = presentAfter(open, [...(desk.tried ?? []), changeOf(now, going, deed.target)]);
  return map.amiss(deed.target, board, map.stateOf(board, then), then);
};

export const beginDeed = (scope: string, pane: FightOnMap, deed: MapDeed): void =>
  showPane(scope, { ...pane, deed, stays: notFirst(deed) });
export const endDeed = (scope: string): void => {
  const { pane } = deskNow(scope);
  if (pane.is !== 'fight') return;
  const { deed: _, ...fight } = pane;
  showPane(scope, fight);
};

/** All of them to one hex, in one entry; who is left goes on waiting. */
export const goTo = (now: MapNow, pane: FightOnMap, deed: MapDeed, hex: string): boolean => {
  const going = goingNow(now, pane, deed);
  if (going.length === 0 || !make(now, changeOf(now, going, hex))) return false;
  const { deed: _, ...fight } = pane;
  const went = { ...pane.went, ...Object.fromEntries(going.map(({ id }) => [id, hex])) };
  showPane(now.scope, { ...fight, went });
  // as behind a move by hand: what is wrong in the hex is said of it
  changeDesk(now.scope, { cursor: hex });
  return true;
};

/** What the map has still to see before the fight is left: the first deed that can be done now and must be. */
export const dueNow = (now: MapNow, pane: FightOnMap, guide: readonly GuideLine[]): MapDeed | undefined =>
  guide
    .flatMap(({ onMap = [] }) => onMap)
    .find((deed) => !mayStay(deed) && stillToGo(now, pane, deed).length > 0 && isOpen(now, deed));
/** By its button: into the one hex there is, or to where it is shown which. */
export const doDeed = (now: MapNow, pane: FightOnMap, deed: MapDeed): void => {
  if (deed.tool === undefined) goTo(now, pane, deed, deed.target);
  else beginDeed(now.scope, pane, deed);
};
