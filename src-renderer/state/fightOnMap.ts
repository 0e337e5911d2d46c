import { drawnBoard } from '#rules/kit/game/fightLine.ts';
import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import type { GuideLine, MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import { changeDraft, clearDraft, draftOf, openCalc, useBench } from './bench.ts';
import { showPane } from './mapDesk.ts';
import type { OpenGame } from './openedGame.ts';
import { goPlace } from './route.ts';

/** A fight for a hex has a bench of its own: what was prepared among the calculators stays there. */
export const benchOnMap = (scope: string, target: string): string => `${scope}/map/${target}`;

const flowAt = (open: OpenGame, target: string) => {
  const bench = useBench.getState();
  const at = benchOnMap(open.id, target);
  const calc = bench.calc[at] ?? '';
  const { flow } = draftOf(bench, at, calc);
  return { at, calc, flow: flow === undefined ? undefined : open.state.flows[flow] };
};

/** Whether a fight for that hex is in the record and not over: no tap elsewhere may lose it. */
export const isUnderWay = (open: OpenGame, target: string): boolean => {
  const { flow } = flowAt(open, target);
  return flow !== undefined && flow.end === undefined;
};

/** A fight for this hex: one under way goes on, one that is over makes room for the next. */
export const showFight = (open: OpenGame, target: string): void => {
  const { at, calc, flow } = flowAt(open, target);
  if (flow?.end) clearDraft(at, calc);
  showPane(open.id, { is: 'fight', target, since: open.state.place.path });
};

/** Whether Enter is the fight's: a die is typed, or the fight is in the record and goes on. */
export const takesEnter = (scope: string, target: string): boolean => {
  const bench = useBench.getState();
  const at = benchOnMap(scope, target);
  const { face, faces, flow } = draftOf(bench, at, bench.calc[at] ?? '');
  return face !== null || faces !== undefined || flow !== undefined;
};

/**
 * Goes on with a fight of the bench on the drawn map, where its retreats and advances are done by taps. Undefined: nothing
 * is drawn, or nobody who goes stands there.
 */
export const toMap = (
  open: OpenGame | undefined,
  { calc, flow }: { readonly calc: string | undefined; readonly flow: string | undefined },
  guide: readonly GuideLine[],
): (() => void) | undefined => {
  const { map } = open?.game ?? {};
  const board = open && drawnBoard(open.game, open.context);
  if (!open || !map || !board || calc === undefined || flow === undefined) return undefined;
  const deeds = guide.flatMap(({ onMap = [] }) => onMap);
  const hexes = new Map(map.stateOf(board, open.context).pieces.map(({ id, hex }) => [id, hex]));
  if (!deeds.some(({ pieces }) => pieces.some((id) => hexes.has(id)))) return undefined;
  // the hex that was fought for: a piece's own where a tool asks of pieces
  const target = deeds
    .map((deed) => deed.away ?? hexes.get(deed.target) ?? deed.target)
    .find((hex) => board.nodeOf(hex) >= 0);
  if (target === undefined) return undefined;
  return () => {
    const bench = benchOnMap(open.id, target);
    openCalc(bench, calc);
    changeDraft(bench, calc, { flow });
    showPane(open.id, { is: 'fight', target, since: open.state.place.path });
    goPlace('supply');
  };
};

/** Who may stay where he is: an advance is declined, a retreat is not. */
export const mayStay = ({ may, first }: MapDeed): boolean => may === true || first !== undefined;

/**
 * Whether a piece in that hex has gone, by whatever hand: it stands in the one hex there is to go to; or it has left the
 * hex its retreat is asked of.
 */
export const hasGone = (tools: readonly Pick<MapTool, 'id' | 'of'>[], deed: MapDeed, hex: string): boolean => {
  if (deed.tool === undefined) return hex === deed.target;
  const ofHex = tools.some(({ id, of }) => id === deed.tool && of === 'hex');
  return ofHex && deed.from === undefined && !mayStay(deed) && hex !== deed.target;
};

/** Whether it is made, with so many of those on the map still to go: of those who may stay behind one is enough. */
export const isMade = (deed: MapDeed, { left, of }: { readonly left: number; readonly of: number }): boolean =>
  left === 0 || (mayStay(deed) && left < of);

/** What a line of the guide asks for, as the drawn map stands: whether all of it is done. Undefined: nothing is drawn. */
export const doneOnMap = (open: OpenGame | undefined): ((line: GuideLine) => boolean) | undefined => {
  const { map } = open?.game ?? {};
  const board = open && drawnBoard(open.game, open.context);
  if (!open || !map || !board) return undefined;
  const hexes = new Map(map.stateOf(board, open.context).pieces.map(({ id, hex }) => [id, hex]));
  return ({ onMap = [] }) => {
    const all = onMap.flatMap((deed) => {
      const there = deed.pieces.flatMap((id) => hexes.get(id) ?? []);
      const left = there.filter((hex) => !hasGone(map.tools, deed, hex)).length;
      return there.length === 0 ? [] : [isMade(deed, { left, of: there.length })];
    });
    return all.length > 0 && all.every(Boolean);
  };
};
