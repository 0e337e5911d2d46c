import type { MapState } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { stand } from './stand.ts';

const stands = new WeakMap<Context, WeakMap<Board, MapState>>();

/** The stand on a board as the record has it, made once: fights, fills and questions ask for it one after the other. */
export const standOf = (board: Board, context: Context): MapState => {
  const of = stands.get(context) ?? new WeakMap<Board, MapState>();
  stands.set(context, of);
  const known = of.get(board);
  if (known) return known;
  const made = stand(board, context);
  of.set(board, made);
  return made;
};
