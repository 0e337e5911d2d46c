import { afterEach, expect, it } from 'vitest';
import { armir } from '#rules/games/armir/index.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { languageOf } from '../testing/languageOf.ts';
import { makeGame } from '../testing/makeGame.ts';
import { memoryHost } from '../testing/memoryClient.ts';
import { openBite } from '../testing/openBite.ts';
import { openPgg } from '../testing/openPgg.ts';
import { closeGame, gameNow, openGame } from './store.ts';
import { phaseHeads } from './undoNames.ts';

afterEach(() => closeGame());

it('the head of a phase that both sides have says whose it was; one that has its side in its name says it once', async () => {
  const heads = (...paths: readonly string[]) => {
    const open = gameNow();
    if (!open) throw new Error('no game is open');
    const headOf = phaseHeads(open);
    const { say } = languageOf('it', open.game);
    return paths.map((path) => say(headOf(path) ?? { id: path }));
  };
  await openBite('SBE5');
  expect(heads('t1/axis/combat', 't1/soviet/combat', 't1/victory')).toEqual([
    'Asse: Combattimento',
    'Sovietico: Combattimento',
    'Fase di vittoria',
  ]);
  closeGame();
  await openPgg();
  expect(heads('t1/ger/combat')).toEqual(['Fase di combattimento tedesca']);
  closeGame();
  // in ARMIR a phase stands in three orders of the turn, and is one side's in each; who begins a bombardment changes
  const memory = memoryHost();
  setHost(memory.client);
  setGames([armir]);
  await openGame(await makeGame(memory, armir));
  expect(heads('t1/order=short/short/soviet-combat', 't2/order=axis/usual/bombardment-1')).toEqual([
    'Combattimento sovietico',
    'Asse: Bombardamento',
  ]);
});
