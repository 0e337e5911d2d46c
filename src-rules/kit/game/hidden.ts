import type { Game } from './game.ts';

/** What of a game only one player has looked at: no second screen is told. */
export interface Hidden {
  readonly cells: readonly string[];
  readonly rolls: readonly string[];
}

export const hiddenIn = ({ cells }: Pick<Game, 'cells'>): Hidden => {
  const kept = cells.filter((cell) => cell.hidden !== undefined);
  return { cells: kept.map(({ id }) => id), rolls: kept.flatMap(({ hidden }) => hidden?.rolls ?? []) };
};
