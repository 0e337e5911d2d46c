import { memo } from '#rules/kit/base/memo.ts';
import type { MapState } from '#rules/kit/game/mapSpec.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { stand } from './stand.ts';

const stands = memo((context: Context) => memo((board: Board): MapState => stand(board, context)));

/** The stand on a board as the record has it, made once: fights, fills and questions ask for it one after the other. */
export const standOf = (board: Board, context: Context): MapState => stands(context)(board);
