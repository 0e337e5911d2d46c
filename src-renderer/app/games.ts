import { create } from 'zustand';
import type { Game } from '#rules/kit/game.ts';

/** The games arrive in chunks of their own, beside the first screen. */
const useStore = create<{ readonly games: readonly Game[]; readonly ready: boolean }>(() => ({
  games: [],
  ready: false,
}));

let loading: Promise<void> | undefined;

export const loadGames = (): Promise<void> => {
  loading ??= import('#rules/games/registry.ts').then(({ games }) => useStore.setState({ games, ready: true }));
  return loading;
};

/** Component tests bring games of their own. */
export const setGames = (games: readonly Game[]): void => useStore.setState({ games, ready: true });

export const useGames = (): readonly Game[] => useStore((s) => s.games);
export const useGamesReady = (): boolean => useStore((s) => s.ready);
export const useGameOf = (id: string | undefined): Game | undefined =>
  useStore((s) => s.games.find((game) => game.id === id));
export const gamesNow = (): readonly Game[] => useStore.getState().games;
