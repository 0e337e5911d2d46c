import { useMemo } from 'react';
import type { MapSpec, MapState, Piece, SupplyCheck } from '#rules/kit/game/mapSpec.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { type Desk, useDesk } from '../../../state/mapDesk.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { isOwned } from '../../../state/part.ts';
import { ui } from '../../../words/text.ts';
import { presentAfter } from './trial.ts';
import { type JudgedView, useJudged } from './useJudged.ts';

/** Everything the parts of the supply screen look at: one map, one moment, one judgement. */
export interface MapNow {
  readonly open: OpenGame;
  readonly map: MapSpec;
  readonly scope: string;
  readonly desk: Desk;
  readonly readOnly: boolean;
  /** the map itself may be drawn, and another taken: where the game lies */
  readonly paints: boolean;
  readonly sheet: Sheet;
  readonly board: Board;
  readonly stand: MapState;
  /** the present, or what it would be after what is tried */
  readonly context: Context;
  readonly judge: SupplyCheck | undefined;
  readonly side: Side | undefined;
  readonly judged: JudgedView;
  readonly verdictOf: (piece: string) => SupplyStatus | undefined;
  readonly pieceOf: (id: string | undefined) => Piece | undefined;
  readonly piecesIn: (hex: string) => readonly Piece[];
  /** a piece in words: a counter without a name of its own with what it is */
  readonly called: (piece: Piece) => Msg;
  /** cut off first, then half supplied; in the order of the judge */
  readonly cutOff: readonly SupplyStatus[];
  readonly chosen: Piece | undefined;
  readonly verdict: SupplyStatus | undefined;
}

/** The judgement looked at: the chosen one, else the first of the side whose phase it is. */
export const judgeOf = (map: MapSpec, desk: Desk, who: string | undefined): SupplyCheck | undefined =>
  map.supplyChecks.find((judge) => judge.id === desk.judge) ??
  map.supplyChecks.find((judge) => judge.side === who) ??
  map.supplyChecks[0];

const byPiece = (verdicts: readonly SupplyStatus[] | undefined): ReadonlyMap<string, SupplyStatus> =>
  new Map((verdicts ?? []).map((verdict) => [verdict.piece, verdict]));

const byHex = (pieces: readonly Piece[]): ReadonlyMap<string, readonly Piece[]> => {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = found.get(piece.hex);
    if (there) there.push(piece);
    else found.set(piece.hex, [piece]);
  }
  return found;
};

const calledOf = (map: MapSpec, piece: Piece): Msg => {
  const kind = map.pieces.find((each) => each.id === piece.kind);
  return kind?.roster === undefined && kind
    ? ui('ui.supply.counter', { kind: kind.msg, name: name(piece.name) })
    : ui('ui.supply.named', { name: name(piece.name) });
};

const none: readonly never[] = [];

export const useMapNow = (open: OpenGame, map: MapSpec, sheet: Sheet): MapNow => {
  const scope = open.id;
  const desk = useDesk(scope);
  const { game } = open;
  const context = useMemo(() => (desk.tried ? presentAfter(open, desk.tried) : open.context), [open, desk.tried]);
  const board = useMemo(() => boardOf(sheet, map.sheet), [sheet, map]);
  const stand = useMemo(() => map.stateOf(board, context), [map, board, context]);
  const judge = judgeOf(map, desk, context.who);
  const judged = useJudged({ game: game.id, map, judge, board, stand, context });
  const verdicts = useMemo(() => byPiece(judged.verdicts), [judged.verdicts]);
  const pieces = useMemo(() => new Map([...stand.pieces, ...stand.off].map((piece) => [piece.id, piece])), [stand]);
  const hexes = useMemo(() => byHex([...pieces.values()]), [pieces]);
  const cutOff = useMemo(() => {
    const of = (tone: SupplyStatus['tone']) => (judged.verdicts ?? none).filter((verdict) => verdict.tone === tone);
    return [...of('bad'), ...of('half')];
  }, [judged.verdicts]);
  const chosen = pieces.get(desk.chosen ?? '') ?? pieces.get((cutOff[0] ?? judged.verdicts?.[0])?.piece ?? '');
  return {
    open,
    map,
    scope,
    desk,
    readOnly: open.readOnly !== undefined,
    paints: isOwned(open),
    sheet,
    board,
    stand,
    context,
    judge,
    side: game.sides.find((side) => side.id === judge?.side),
    judged,
    verdictOf: (piece) => verdicts.get(piece),
    pieceOf: (id) => (id === undefined ? undefined : pieces.get(id)),
    piecesIn: (hex) => hexes.get(hex) ?? none,
    called: (piece) => calledOf(map, piece),
    cutOff,
    chosen,
    verdict: chosen && verdicts.get(chosen.id),
  };
};
