import { afterEach, expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { speaker } from '#shared/say.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { makeGame } from '../testing/makeGame.ts';
import { memoryHost } from '../testing/memoryClient.ts';
import { asMsg } from '../words/asMsg.ts';
import { english } from '../words/english.ts';
import { faceOf } from './openedGame.ts';
import { act, closeGame, gameNow, openGame } from './store.ts';

afterEach(closeGame);

it('the row of a game tells fights from bombardments, and what is not ended is none of them', async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([armir]);
  await openGame(await makeGame(memory, armir));
  const begin = (flow: string, calc: string) =>
    act({ id: 'x' }, [{ kind: 'flow', flow, game: armir.id, calc, v: 1, input: {}, around: {} }]);
  const end = (flow: string) => act({ id: 'x' }, [{ kind: 'end', flow, outcome: {}, says: { id: 'x' } }]);
  for (const [flow, calc] of [
    ['a', 'combat'],
    ['b', 'bombard'],
    ['c', 'bombard'],
    ['d', 'combat'],
  ] as const) {
    begin(flow, calc);
    if (flow !== 'd') end(flow);
  }
  const open = gameNow();
  if (!open) throw new Error('no game');
  const { note } = faceOf(open);
  expect(note && speaker('en', [...english, armir.text.en])(asMsg(note))).toBe('Combat: 1, Bombardment: 2');
});
