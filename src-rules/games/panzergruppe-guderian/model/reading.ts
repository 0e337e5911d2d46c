import type { Context } from '#rules/kit/record/context.ts';
import type { Mark } from '#rules/kit/record/journal.ts';
import { markedIn } from '#rules/kit/record/readers.ts';
import { marks, sides } from '../ids.ts';

/** What the record holds, read from a game's state as well as from what a question was given. */
export const marksOf = (context: Pick<Context, 'marks'>, mark: string): readonly (readonly [string, Mark])[] =>
  Object.entries(markedIn(context, mark));

/** The side written on a mark's value, '' when there is none. */
export const sideOf = (mark: Mark): string => {
  const { value } = mark;
  if (typeof value !== 'object' || value === null || !('side' in value)) return '';
  return typeof value.side === 'string' ? value.side : '';
};

/** The marks of disrupted units of one side: roster units, hexes, or names the players typed. */
export const disruptedMarks = (context: Pick<Context, 'marks'>, side: 'german' | 'soviet') =>
  marksOf(context, marks.disrupted).filter(([, mark]) => sideOf(mark) === sides[side]);

/** The first parts of the present place: the turn, the player-turn, the phase. Marks live until one of them is left. */
export const placeOf = (context: Pick<Context, 'place' | 'turn'>) => {
  const [turn = `t${context.turn}`, playerTurn = '', phase = ''] = context.place.split('/');
  return {
    turn,
    playerTurn: playerTurn ? `${turn}/${playerTurn}` : turn,
    phase: phase ? `${turn}/${playerTurn}/${phase}` : playerTurn ? `${turn}/${playerTurn}` : turn,
    side: playerTurn,
    name: phase,
  };
};

/** A hex number as printed: column, then row. */
export const hexPattern = '^[0-9]{4}$';

export const columnOf = (hex: string): number => Number(hex.slice(0, 2));
