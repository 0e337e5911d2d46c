import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { fetchGame, titles as ofCatalogue } from '#rules/games/catalogue.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { type Title, titleOf } from '#rules/kit/game/title.ts';

/** A game is fetched when somebody wants it, in a chunk of its own; of the others the title is known. */
const useStore = create<{ readonly titles: readonly Title[]; readonly games: readonly Game[] }>(() => ({
  titles: ofCatalogue,
  games: [],
}));

export const gamesNow = (): readonly Game[] => useStore.getState().games;

/** Undefined: this version has no game of that id. */
export const loadGame = async (id: string): Promise<Game | undefined> => {
  const known = () => gamesNow().find((game) => game.id === id);
  if (known() || !useStore.getState().titles.some((title) => title.id === id)) return known();
  const game = await fetchGame(id);
  if (game && !known()) useStore.setState((s) => ({ games: [...s.games, game] }));
  return game;
};

/** Component tests bring games of their own. */
export const setGames = (games: readonly Game[]): void => useStore.setState({ titles: games.map(titleOf), games });

export const useTitles = (): readonly Title[] => useStore((s) => s.titles);
export const useTitleOf = (id: string): Title | undefined => useStore((s) => s.titles.find((title) => title.id === id));

/** Those fetched so far. */
export const useGames = (): readonly Game[] => useStore((s) => s.games);

/** All of them, in the order of their titles; undefined: one is still on its way. */
export const useAllGames = (): readonly Game[] | undefined => {
  const { titles, games } = useStore();
  useEffect(() => {
    for (const { id } of titles) void loadGame(id);
  }, [titles]);
  return useMemo(() => {
    const all = titles.flatMap(({ id }) => games.filter((game) => game.id === id));
    return all.length === titles.length ? all : undefined;
  }, [titles, games]);
};

/** Fetched by being asked for; undefined: it is on its way, or there is no such title. */
export const useGameOf = (id: string | undefined): Game | undefined => {
  useEffect(() => {
    if (id !== undefined) void loadGame(id);
  }, [id]);
  return useStore((s) => s.games.find((game) => game.id === id));
};
