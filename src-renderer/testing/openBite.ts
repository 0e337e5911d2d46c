import { blocksInTheEast as game } from '#rules/games/blocks-in-the-east/index.ts';
import type { SetUp } from '#rules/kit/record/journal.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { openGame } from '../state/store.ts';
import { makeGame } from './makeGame.ts';
import { type MemoryHost, memoryHost } from './memoryClient.ts';

/** A new game of Blocks in the East on a host without a disk, opened: with the scenario and options wanted. */
export const openBite = async (
  scenario: string,
  options: SetUp['options'] = {},
): Promise<{ readonly memory: MemoryHost; readonly id: string }> => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const id = await makeGame(memory, game, {}, { id: scenario, options });
  await openGame(id);
  return { memory, id };
};
