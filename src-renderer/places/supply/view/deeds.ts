import type { Piece, SupplyCheck } from '#rules/kit/game/mapSpec.ts';
import { changeDesk, showVerdict } from '../../../state/mapDesk.ts';
import { type MapChange, movesOf, saidOnMap } from '../../../state/placing/placing.ts';
import { doOrTry } from './trial.ts';
import type { MapNow } from './useMap.ts';

/** Puts a change of the map into the record, or adds it to what is tried. */
export const make = ({ scope, readOnly, desk }: MapNow, change: MapChange): boolean =>
  readOnly && !desk.tried ? false : doOrTry(scope, change, saidOnMap(change));

export const movePiece = (now: MapNow, piece: Piece, hex: string | null): boolean => {
  if (piece.hex === hex) return false;
  const done = make(now, changeOf(now, [piece], hex));
  // the enemy that was pushed aside does not take the place of the unit in question
  // while trying, the question stays the one it was
  const own = piece.side === now.judge?.side && !now.desk.tried;
  if (done)
    changeDesk(now.scope, {
      ...(own ? { chosen: hex === null ? undefined : piece.id } : {}),
      ...(now.desk.tried && now.chosen ? { chosen: now.chosen.id } : {}),
      ...(hex === null ? {} : { cursor: hex }),
    });
  return done;
};

/** These to one hex, or off the map. */
export const changeOf = (now: MapNow, pieces: readonly Piece[], hex: string | null): MapChange =>
  movesOf(
    now.map,
    now.context,
    pieces.map((piece) => ({ piece: piece.id, called: now.called(piece), hex })),
  );

/** A stack, or part of one, to another hex in one entry. */
export const moveAll = (now: MapNow, pieces: readonly Piece[], hex: string): boolean => {
  const done = make(now, changeOf(now, pieces, hex));
  if (done) changeDesk(now.scope, { cursor: hex, going: undefined });
  return done;
};

/** Looks at a unit: its verdict is the question now, by a judgement of its own side. */
export const choosePiece = (now: MapNow, piece: Piece): void => {
  const fits = now.judge?.side === piece.side;
  const other = fits ? undefined : now.map.supplyChecks.find((judge) => judge.side === piece.side);
  changeDesk(now.scope, {
    chosen: piece.id,
    cursor: piece.hex,
    ...(other ? { judge: other.id } : {}),
  });
  showVerdict(now.scope);
};

export const chooseJudge = (now: MapNow, judge: SupplyCheck): void => {
  const chosen = now.chosen?.side === judge.side ? now.chosen.id : undefined;
  changeDesk(now.scope, { judge: judge.id, chosen });
};

/** The unit after the chosen one among those cut off; undefined behind the last. */
export const cutOffAfter = ({ cutOff, chosen }: MapNow, by: 1 | -1 = 1): string | undefined => {
  const at = cutOff.findIndex((verdict) => verdict.piece === chosen?.id);
  return cutOff[at < 0 ? (by === 1 ? 0 : cutOff.length - 1) : at + by]?.piece;
};

export const goToNext = (now: MapNow, by: 1 | -1 = 1): boolean => {
  const piece = now.pieceOf(cutOffAfter(now, by));
  if (!piece) return false;
  choosePiece(now, piece);
  return true;
};
