import { afterEach, expect, it } from 'vitest';
import { roadsToLeningrad as game } from '#rules/games/roads-to-leningrad/index.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { act, closeGame, gameNow, openGame } from '../../state/store.ts';
import { phaseNames } from '../../state/undoNames.ts';
import { languageOf } from '../../testing/languageOf.ts';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { ui } from '../../words/text.ts';
import { csvRows } from './report.ts';

afterEach(closeGame);

it('the sheet calls a turn what the table calls it, not by a number nobody sees', async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  await openGame(await makeGame(memory, game, {}, { id: 'manstein', options: {} }));
  act(ui('ui.play.now'), []);
  const open = gameNow();
  if (!open) throw new Error('no game');
  const [, row] = csvRows(open, languageOf('en', open.game), phaseNames(open));
  expect(row?.[0]).toBe('19AM');
});
