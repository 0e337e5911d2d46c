import type { Board } from '../hexmap/board.ts';
import type { Context } from '../record/context.ts';
import { textAt } from '../record/readers.ts';
import { msg, name } from '../words/message.ts';
import type { MapSpec, MapState, MapTool, Piece, Reason } from './mapSpec.ts';

/** A move that a piece has made already in the present phase, as far as the record tells. */
export interface Moved {
  /** the hex it stood in when the phase began */
  readonly from: string;
  /** halves of a movement point on the cheapest way from there; absent: none that the rules know leads here */
  readonly spent?: number;
}

/**
 * Where it stood when the phase began, if that was elsewhere, and what `spentIn` finds for the way, asked of the map with
 * the piece back there. Of one that came onto the map since then nothing is known.
 */
export const movedNow = (
  at: string,
  piece: Pick<Piece, 'id' | 'hex'>,
  stand: MapState,
  { began }: Pick<Context, 'began'>,
  spentIn: (then: MapState) => number | undefined,
): Moved | undefined => {
  const from = began && textAt({ cells: began }, at, piece.id);
  if (!from || from === piece.hex) return undefined;
  const pieces = stand.pieces.map((one) => (one.id === piece.id ? { ...one, hex: from } : one));
  const spent = spentIn({ ...stand, pieces });
  return spent === undefined || spent < 0 ? { from } : { from, spent };
};

/** A piece that moves, as its game sees it. */
export interface Mover {
  /** its own movement phase is now, or no game tells */
  readonly now: boolean;
  readonly moved?: Moved;
  /** halves of a movement point it had when the phase began; undefined: nobody knows */
  readonly had?: number;
}
type MoverOf = (piece: string, board: Board, stand: MapState, context: Context) => Mover | undefined;

/** What is to be said before it moves, whose phase it is and what it has spent, by these rules of its game. */
export const movesBy =
  (moverOf: MoverOf, rules: { readonly phase: string; readonly spending: string }): NonNullable<MapSpec['moves']> =>
  (...asked) => {
    const mover = moverOf(...asked);
    if (!mover) return undefined;
    const { now, moved, had } = mover;
    return {
      ...(now ? {} : { notNow: { msg: msg('kit.moves.notNow'), rule: rules.phase } }),
      ...(moved ? { moved: movedSaid(moved, had, rules.spending) } : {}),
    };
  };

export const movedSaid = ({ from, spent }: Moved, had: number | undefined, rule: string): Reason => ({
  msg:
    spent === undefined || had === undefined
      ? msg('kit.moves.from', { hex: name(from) })
      : msg('kit.moves.spent', { hex: name(from), spent, of: had }),
  rule,
});

/** A question how far a piece goes: with what is left, and, of one known to have spent some, with all it had. */
export const reachTools = (
  tool: Omit<MapTool, 'show' | 'of'>,
  show: (whole: boolean) => MapTool['show'],
  moverOf: MoverOf,
): readonly [reach: MapTool, whole: MapTool] => [
  { ...tool, of: 'piece', show: show(false) },
  {
    ...tool,
    id: `${tool.id}Whole`,
    msg: msg('kit.moves.whole'),
    of: 'piece',
    when: (...asked) => moverOf(...asked)?.moved?.spent !== undefined,
    show: show(true),
  },
];
