import type { Game } from '../kit/game.ts';
import { panzergruppeGuderian } from './panzergruppe-guderian/index.ts';

/** One line per game. */
export const games: readonly Game[] = [panzergruppeGuderian];

export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);
