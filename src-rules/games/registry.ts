import type { Game } from '../kit/game.ts';

/** One line per game. */
export const games: readonly Game[] = [];

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);
