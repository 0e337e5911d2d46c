import type { Game } from '#rules/kit/game/game.ts';
import { armir } from './armir/index.ts';
import { blocksInTheEast } from './blocks-in-the-east/index.ts';
import { panzergruppeGuderian } from './panzergruppe-guderian/index.ts';
import { roadsToLeningrad } from './roads-to-leningrad/index.ts';

/** One line per game. */
export const games: readonly Game[] = [panzergruppeGuderian, roadsToLeningrad, armir, blocksInTheEast];
