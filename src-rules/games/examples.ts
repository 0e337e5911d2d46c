import type { Examples } from '#rules/kit/game/examples.ts';
import { examples as armir } from './armir/examples/index.ts';
import { examples as blocksInTheEast } from './blocks-in-the-east/examples/index.ts';
import { examples as panzergruppeGuderian } from './panzergruppe-guderian/examples/index.ts';
import { examples as roadsToLeningrad } from './roads-to-leningrad/examples/index.ts';

/** One line per game, as in the registry: only the command line shows them. */
export const examples: { readonly [game: string]: Examples } = {
  'panzergruppe-guderian': panzergruppeGuderian,
  'roads-to-leningrad': roadsToLeningrad,
  armir,
  'blocks-in-the-east': blocksInTheEast,
};
