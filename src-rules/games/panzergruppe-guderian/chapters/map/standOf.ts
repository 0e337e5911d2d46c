import type { Stand } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { stand } from './stand.ts';

const stands = new WeakMap<Around, WeakMap<Board, Stand>>();

/** The stand on a board as the record has it, made once: fights, fills and questions ask for it one after the other. */
export const standOf = (board: Board, around: Around): Stand => {
  const of = stands.get(around) ?? new WeakMap<Board, Stand>();
  stands.set(around, of);
  const known = of.get(board);
  if (known) return known;
  const made = stand(board, around);
  of.set(board, made);
  return made;
};
