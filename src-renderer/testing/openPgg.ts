import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { openGame } from '../state/store.ts';
import { makeGame } from './makeGame.ts';
import { type MemoryHost, memoryHost } from './memoryClient.ts';

/** A new game of Panzergruppe Guderian on a host without a disk, opened. */
export const openPgg = async (): Promise<{ readonly memory: MemoryHost; readonly id: string }> => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const id = await makeGame(memory, game);
  await openGame(id);
  return { memory, id };
};
