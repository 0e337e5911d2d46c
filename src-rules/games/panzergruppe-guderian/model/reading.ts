import type { Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { CellValue, Mark } from '#rules/kit/record/journal.ts';
import { marks, sides } from '../ids.ts';

/** What the record holds, read from a game's state as well as from what a question was given. */
export type Cells = { readonly [id: string]: CellValue };

export interface Holds {
  readonly cells: Cells;
  readonly balances: Context['balances'];
}

export const mapOf = (cells: Cells, id: string): { readonly [key: string]: Scalar } => {
  const value = cells[id];
  return typeof value === 'object' ? value : {};
};

export const countOf = (cells: Cells, id: string): number => {
  const value = cells[id];
  return typeof value === 'number' ? value : 0;
};

export const textOf = (cells: Cells, id: string): string => {
  const value = cells[id];
  return typeof value === 'string' ? value : '';
};

export const countAt = (cells: Cells, id: string, key: string): number => {
  const value = mapOf(cells, id)[key];
  return typeof value === 'number' ? value : 0;
};

export const textAt = (cells: Cells, id: string, key: string): string => {
  const value = mapOf(cells, id)[key];
  return typeof value === 'string' ? value : '';
};

/** Said to be so: by an action (true), or by hand in the ledger, which writes its choices as text. */
export const hasAt = (cells: Cells, id: string, key: string): boolean => {
  const value = mapOf(cells, id)[key];
  return value === true || value === 'true';
};

export const balance = (holds: Holds, account: string): number => holds.balances[account] ?? 0;

export const marksOf = (context: Pick<Context, 'marks'>, mark: string): readonly (readonly [string, Mark])[] =>
  Object.entries(context.marks[mark] ?? {});

/** The side written on a mark's value, '' when there is none. */
export const sideOf = (mark: Mark): string => {
  const { value } = mark;
  if (typeof value !== 'object' || value === null || !('side' in value)) return '';
  return typeof value.side === 'string' ? value.side : '';
};

/** The marks of disrupted units of one side: roster units, hexes, or names the players typed. */
export const disruptedKeys = (context: Pick<Context, 'marks'>, side: 'german' | 'soviet'): readonly string[] =>
  marksOf(context, marks.disrupted).flatMap(([key, mark]) => (sideOf(mark) === sides[side] ? [key] : []));

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
