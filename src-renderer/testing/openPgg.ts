import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { setHost } from '../app/client.ts';
import { setGames } from '../app/games.ts';
import { openGame } from '../game/store.ts';
import { type MemoryHost, memoryHost } from './memoryClient.ts';

/** A new game of Panzergruppe Guderian on a host without a disk, opened. */
export const openPgg = async (): Promise<{ readonly memory: MemoryHost; readonly id: string }> => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  const scenario = game.scenarios[0]?.id ?? '';
  const made = await memory.client['games.create']({
    game: game.id,
    gameVersion: 1,
    scenario,
    name: 'Test',
    players: {},
    setUp: game.setUp({ scenario, options: {} }),
    things: {},
    face: { turn: 1, turns: 12 },
  });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.value.envelope;
  await openGame(id);
  return { memory, id };
};
