import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roadsToLeningrad as game } from '#rules/games/roads-to-leningrad/index.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { changeDraft, draftOf, useBench } from '../../state/bench.ts';
import { onKey } from '../../state/keys.ts';
import { act, closeGame, gameNow, openGame, phaseDone } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { TableScreen } from './TableScreen.tsx';

const book = (id: string, input: JsonObject) => {
  const now = gameNow();
  const action = game.actions.find((one) => one.id === id);
  const parsed = now && action?.parse(input, now.context);
  const proposal = now && parsed?.ok ? action?.proposes(parsed.value, now.context) : undefined;
  if (!proposal?.ok) throw new Error(`${id}: ${JSON.stringify(proposal ?? parsed)}`);
  act(proposal.says, proposal.facts);
};
const on = (end: RegExp) => {
  for (let guard = 0; guard < 40 && !end.test(gameNow()?.state.place.path ?? ''); guard += 1) phaseDone();
};

beforeEach(async () => {
  const memory = memoryHost();
  setHost(memory.client);
  setGames([game]);
  await openGame(await makeGame(memory, game, {}, { id: 'manstein', options: {} }));
  on(/activation$/);
  window.addEventListener('keydown', onKey);
});
afterEach(() => {
  window.removeEventListener('keydown', onKey);
  cleanup();
  closeGame();
});

it('Enter on a form that would be refused goes into its fields, and says why', async () => {
  draw(<TableScreen />);
  const form = screen.getByRole('region', { name: 'Do now' });
  form.focus();
  await flush(async () => void fireEvent.keyDown(form, { key: 'Enter' }));
  expect(form.textContent).toContain('Nothing was spent');
  expect(document.activeElement).not.toBe(form);
  expect(form.contains(document.activeElement)).toBe(true);
  // at what is still to be filled in, not at the side that is chosen already
  expect(document.activeElement).toBeInstanceOf(HTMLInputElement);
  expect(document.activeElement).toHaveProperty('value', '');
});

it('RTL-9.16 a declared attack is the next fight, by the button of its duty as by F', async () => {
  book('cup', { count: 1 });
  book('choose-sequence', {});
  on(/movement$/);
  book('declare', { hex: '5417' });
  on(/combat$/);
  draw(<TableScreen />);
  // the checklist follows its phase
  const named = () => screen.queryAllByRole('button', { name: /5417/ }).map((each) => each.textContent);
  await waitFor(() => expect(named()).toEqual([expect.stringMatching(/^Fight: .*5417.*F$/)]));
  const target = () => draftOf(useBench.getState(), gameNow()?.id ?? '', 'attack').input.target;
  expect(target()).toBeUndefined();
  await flush(async () => void fireEvent.keyDown(document.body, { key: 'f' }));
  expect(target()).toBe('5417');
});

it('RTL-9.16 the two numbers of a quick fight do not keep a declared attack off the bench', async () => {
  book('cup', { count: 1 });
  book('choose-sequence', {});
  on(/movement$/);
  book('declare', { hex: '5417' });
  on(/combat$/);
  const scope = gameNow()?.id ?? '';
  changeDraft(scope, 'attack', { input: { attackTotal: 26, defenceTotal: 9 } });
  draw(<TableScreen />);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /5417/ }).length).toBe(1));
  await flush(async () => void fireEvent.keyDown(document.body, { key: 'f' }));
  expect(draftOf(useBench.getState(), scope, 'attack').input.target).toBe('5417');
});
