import type { Game } from '#rules/kit/game/game.ts';
import type { SetUp } from '#rules/kit/record/journal.ts';
import type { In } from '#shared/contract.ts';
import type { MemoryHost } from './memoryClient.ts';

/** A new game, of the first scenario unless told, written on a host without a disk; answers its id. */
export const makeGame = async (
  { client }: MemoryHost,
  game: Pick<Game, 'id' | 'scenarios' | 'setUp'>,
  things: In<'games.create'>['things'] = {},
  { id, options = {} }: { readonly id?: string; readonly options?: SetUp['options'] } = {},
): Promise<string> => {
  const scenario = game.scenarios.find((one) => one.id === id) ?? game.scenarios[0];
  const made = await client['games.create']({
    game: game.id,
    gameVersion: 1,
    scenario: scenario?.id ?? '',
    name: 'Test',
    players: {},
    setUp: game.setUp({ scenario: scenario?.id ?? '', options }),
    things,
    face: { turn: 1, turns: scenario?.turns ?? 1 },
  });
  if (!made.ok) throw new Error(made.reason);
  return made.value.envelope.id;
};
