import type { Game } from '#rules/kit/game/game.ts';

/** One line per game, as in the registry: here each is fetched by itself, and only when it is wanted. */
const catalogue: { readonly [id: string]: () => Promise<Game> } = {
  'panzergruppe-guderian': () => import('./panzergruppe-guderian/index.ts').then((m) => m.panzergruppeGuderian),
  'roads-to-leningrad': () => import('./roads-to-leningrad/index.ts').then((m) => m.roadsToLeningrad),
  armir: () => import('./armir/index.ts').then((m) => m.armir),
  'blocks-in-the-east': () => import('./blocks-in-the-east/index.ts').then((m) => m.blocksInTheEast),
};
export const gameIds: readonly string[] = Object.keys(catalogue);

/** A game of that id, or undefined where there is none. */
export const fetchGame = async (id: string): Promise<Game | undefined> => catalogue[id]?.();
