import { create } from 'zustand';
import { fetchGame, gameIds } from '#rules/games/catalogue.ts';
import type { Game } from '#rules/kit/game/game.ts';

/** The games arrive beside the first screen, each in a chunk of its own. */
const useStore = create<{ readonly games: readonly Game[]; readonly ready: boolean }>(() => ({
  games: [],
  ready: false,
}));

let loading: Promise<void> | undefined;

export const loadGames = (): Promise<void> => {
  loading ??= Promise.all(gameIds.map(fetchGame)).then((games) =>
    useStore.setState({ games: games.filter((game) => game !== undefined), ready: true }),
  );
  return loading;
};

/** One game, without waiting for the others; undefined: this version has none of that id. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
  const known = gamesNow().find((game) => game.id === id);
  if (known) return known;
  const game = await fetchGame(id);
  if (game && !gamesNow().some((one) => one.id === id)) useStore.setState((s) => ({ games: [...s.games, game] }));
  return game;
};

/** Component tests bring games of their own. */
export const setGames = (games: readonly Game[]): void => useStore.setState({ games, ready: true });

export const useGames = (): readonly Game[] => useStore((s) => s.games);
export const useGamesReady = (): boolean => useStore((s) => s.ready);
export const useGameOf = (id: string | undefined): Game | undefined =>
  useStore((s) => s.games.find((game) => game.id === id));
export const gamesNow = (): readonly Game[] => useStore.getState().games;
