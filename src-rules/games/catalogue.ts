import type { Game } from '#rules/kit/game/game.ts';
import type { Title } from '#rules/kit/game/title.ts';
import { title as armir } from './armir/model/title.ts';
import { title as blocksInTheEast } from './blocks-in-the-east/model/title.ts';
import { title as panzergruppeGuderian } from './panzergruppe-guderian/model/title.ts';
import { title as roadsToLeningrad } from './roads-to-leningrad/model/title.ts';

/** One line per game, as in the registry: here each is fetched by itself, and only when it is wanted. */
const catalogue: readonly (readonly [Title, () => Promise<Game>])[] = [
  [panzergruppeGuderian, () => import('./panzergruppe-guderian/index.ts').then((m) => m.panzergruppeGuderian)],
  [roadsToLeningrad, () => import('./roads-to-leningrad/index.ts').then((m) => m.roadsToLeningrad)],
  [armir, () => import('./armir/index.ts').then((m) => m.armir)],
  [blocksInTheEast, () => import('./blocks-in-the-east/index.ts').then((m) => m.blocksInTheEast)],
];
/** Every game there is, before any is fetched. */
export const titles: readonly Title[] = catalogue.map(([title]) => title);

/** A game of that id, or undefined where there is none. */
export const fetchGame = async (id: string): Promise<Game | undefined> =>
  catalogue.find(([title]) => title.id === id)?.[1]();
