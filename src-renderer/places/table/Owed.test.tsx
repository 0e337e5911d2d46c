import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cells } from '#rules/games/armir/ids.ts';
import { armir } from '#rules/games/armir/index.ts';
import { inventedThings } from '#rules/games/armir/testing/invented.ts';
import { roadsToLeningrad as rtl } from '#rules/games/roads-to-leningrad/index.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { setHost } from '../../host/client.ts';
import { setGames } from '../../host/games.ts';
import { draftOf, useBench } from '../../state/bench.ts';
import { deskNow } from '../../state/mapDesk.ts';
import { go, useRoute } from '../../state/route.ts';
import { playedSample } from '../../state/sample.ts';
import { closeGame, gameNow, openGame, phaseDone, act as record, undoOne } from '../../state/store.ts';
import { draw } from '../../testing/draw.tsx';
import { languageOf } from '../../testing/languageOf.ts';
import { makeGame } from '../../testing/makeGame.ts';
import { memoryHost } from '../../testing/memoryClient.ts';
import { openBite } from '../../testing/openBite.ts';
import nowClasses from './now.module.css';
import { TableScreen } from './TableScreen.tsx';

beforeEach(async () => {
  await openBite('SBE5');
  const isDone = () => gameNow()?.state.place.path.startsWith('t3/') === true;
  for (let guard = 0; guard < 200 && !isDone(); guard += 1) phaseDone();
});
afterEach(() => {
  cleanup();
  closeGame();
});

const openSample = async (of: Game): Promise<void> => {
  closeGame();
  const { client } = memoryHost();
  setHost(client);
  setGames([of]);
  const make = await of.sample?.();
  if (!make) throw new Error('no sample');
  const { envelope, setUp, things, lines, head } = playedSample(of, make, languageOf('en', of), 'Sample');
  const { game, gameVersion, scenario, name, players } = envelope;
  const face = { turn: 2, turns: 10 };
  const made = await client['games.create']({ game, gameVersion, scenario, name, players, setUp, things, face });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.value.envelope;
  await client['games.write']({ id, base: made.value.revision, lines: [...lines], head, face });
  await openGame(id);
};

const owed = () => screen.queryByRole('region', { name: 'Owed' });
const lines = () => (owed()?.textContent ?? '').match(/July 1941/g)?.length ?? 0;

it('of many debts two stand open, and the others by one press', async () => {
  for (let guard = 0; guard < 200 && !gameNow()?.state.place.path.startsWith('t5/'); guard += 1) phaseDone();
  draw(<TableScreen />);
  const waive = () => within(owed() ?? document.body).getAllByRole('button', { name: 'Waive' }).length;
  expect(waive()).toBe(2);
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: '4 more are owed' })));
  expect(waive()).toBe(6);
});

it('BITE-3.6-2 an income nobody took stays on top when its month is over, until it is taken there or waived', async () => {
  draw(<TableScreen />);
  expect(lines()).toBe(2);
  const region = owed();
  if (!region) throw new Error('nothing owed');
  // by keyboard as well
  expect(
    within(region)
      .getAllByRole('button', { name: 'Waive' })
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([0, 0]);
  // waived: said in the journal, and taken back by undo
  await flush(async () => void fireEvent.click(within(region).getAllByRole('button', { name: 'Waive' })[1] as Element));
  expect(lines()).toBe(1);
  await flush(async () => void undoOne());
  expect(lines()).toBe(2);
  // taken: in July, where what follows is shown first
  await flush(async () => void fireEvent.click(within(region).getAllByRole('button', { name: 'Take' })[0] as Element));
  await flush(async () => void fireEvent.submit(within(region).getByRole('form')));
  await flush(async () => void fireEvent.click(within(region).getByRole('button', { name: /Accept/ })));
  expect(lines()).toBe(1);
  expect(gameNow()?.state.balances['pp.GER.yellow']).toBe(24);
  expect(gameNow()?.state.place.path).toMatch(/^t3\//);
});

it('what paying late changes is worked out anew when something else is recorded meanwhile', async () => {
  draw(<TableScreen />);
  const region = owed();
  if (!region) throw new Error('nothing owed');
  await flush(async () => void fireEvent.click(within(region).getAllByRole('button', { name: 'Take' })[0] as Element));
  await flush(async () => void fireEvent.submit(within(region).getByRole('form')));
  await flush(
    async () =>
      void record({ id: 'x' }, [{ kind: 'post', account: 'pp.GER.yellow', n: 3, for: { id: 'x' }, rule: '3.6' }]),
  );
  await flush(async () => void fireEvent.click(within(region).getByRole('button', { name: /Accept/ })));
  expect(lines()).toBe(1);
  expect(gameNow()?.state.balances['pp.GER.yellow']).toBe(27);
});

it('a fight begun and not ended stands there in every later phase, and goes on from there', async () => {
  record({ id: 'x' }, [
    { kind: 'flow', flow: 'f1', game: 'blocks-in-the-east', calc: 'battle', v: 1, input: {}, around: {} },
  ]);
  phaseDone();
  draw(<TableScreen />);
  const region = owed();
  if (!region) throw new Error('nothing owed');
  await flush(async () => void fireEvent.click(within(region).getByRole('button', { name: 'Go on' })));
  const id = gameNow()?.id ?? '';
  expect(draftOf(useBench.getState(), id, 'battle').flow).toBe('f1');
});

it('RTL-6.12 a supply determination passed over stays on top until it is recorded where its phase ended', async () => {
  // it ends behind a supply determination that it recorded
  await openSample(rtl);
  const marked = () => JSON.stringify(gameNow()?.state.cells.supply ?? {});
  const after = marked();
  for (let guard = 0; guard < 5 && marked() === after; guard += 1) undoOne();
  phaseDone();
  phaseDone();
  draw(<TableScreen />);
  const region = owed();
  if (!region) throw new Error('nothing owed');
  expect(region.textContent).toContain('Supply determination not recorded: 1 marker by the map.');
  // it is not listed as left open besides
  expect(screen.queryByText(/Left open/)?.textContent ?? '').not.toContain('supply');
  await flush(async () => void fireEvent.click(within(region).getByRole('button', { name: 'Record…' })));
  await flush(async () => void fireEvent.submit(within(region).getByRole('form')));
  await flush(async () => void fireEvent.click(within(region).getByRole('button', { name: /Accept/ })));
  expect(marked()).toBe(after);
  expect(owed()).toBeNull();
});

it('where the other side acts in a player-turn, both stand above the phase', async () => {
  const above = async (to: string) => {
    await flush(async () => void record({ id: 'x' }, [{ kind: 'go', to, turn: 3, open: [] }]));
    return screen.getByRole('heading', { level: 1 }).previousElementSibling?.textContent;
  };
  draw(<TableScreen />);
  expect(await above('t3/axis/reaction')).toBe('Soviet: Axis player-turn');
  expect(await above('t3/axis/combat')).toBe('Axis player-turn');
});

it('what the map counts beside a task is looked at there: its line leads to the question of the map', async () => {
  await openSample(armir);
  record({ id: 'x' }, [{ kind: 'go', to: 't1/set-up/axis-setup', turn: 1, open: [] }]);
  draw(<TableScreen />);
  const line = (text: RegExp) => screen.getAllByRole('treeitem').find((each) => text.test(each.textContent ?? ''));
  for (const text of [/^Set-up/, /Axis set-up/])
    await flush(async () => {
      const row = line(text);
      if (row?.getAttribute('aria-expanded') === 'false') fireEvent.click(row);
    });
  const counted = line(/thing.* to look at/);
  if (!counted) throw new Error('nothing to look at');
  go({ at: 'game', id: gameNow()?.id ?? '', place: 'table' });
  await flush(async () => void fireEvent.click(within(counted).getByRole('button', { name: 'On the map' })));
  expect(useRoute.getState().route).toMatchObject({ place: 'supply' });
  expect(deskNow(gameNow()?.id ?? '').pane).toMatchObject({ is: 'tool', tool: 'setup-axis' });
});

it('ARMIR-8.6 a hex that loses its step does not settle the others: what is left goes along when the turn is over', async () => {
  closeGame();
  const memory = memoryHost();
  setHost(memory.client);
  setGames([armir]);
  await openGame(await makeGame(memory, armir));
  const set = (cell: string, key: string, value: string) => ({ kind: 'set', cell, key, value }) as const;
  record({ id: 'x' }, [
    { kind: 'go', to: 't2/attrition', turn: 2, open: [] },
    ...['one', 'two'].flatMap((unit, i) => [set(cells.oos, unit, 'yes'), set(cells.at, unit, `100${i}`)]),
  ]);
  draw(<TableScreen />);
  expect(screen.getAllByText('Attrition: 2 hexes still lose a step.').length).toBeGreaterThan(0);
  const form = screen.getByRole('form');
  const unit = within(form).getByRole('combobox', { name: /Unit that loses it/ });
  await flush(async () => void fireEvent.change(unit, { target: { value: 'one' } }));
  await flush(async () => void fireEvent.submit(form));
  expect(gameNow()?.state.marks.attrited).toHaveProperty('1000');
  expect(screen.getAllByText('Attrition: 1 hex still loses a step.').length).toBeGreaterThan(0);
  for (let guard = 0; guard < 9 && !gameNow()?.state.place.path.startsWith('t3/'); guard += 1)
    await flush(async () => phaseDone());
  expect(gameNow()?.state.marks['sequence.owed']).toHaveProperty('t2/attrition/attrition');
  expect(screen.getByRole('form').textContent).not.toContain('Refused');
});

it('ARMIR-1.5 what a reminder knows stands in the form it opens', async () => {
  closeGame();
  const memory = memoryHost();
  setHost(memory.client);
  setGames([armir]);
  const kaz = { id: 'kaz', name: 'Kazanskaja', values: { kind: 'village', start: 'axis', hex: '0505' } };
  const things = { ...inventedThings.rosters, places: { id: 'places', units: [kaz] } };
  await openGame(
    await makeGame(
      memory,
      armir,
      Object.fromEntries(Object.entries(things).map(([id, data]) => [`roster:${id}`, { checksum: 'x', data }])),
    ),
  );
  record({ id: 'x' }, [
    { kind: 'go', to: 't2/initiative', turn: 2, open: [] },
    { kind: 'set', cell: cells.at, key: 'rifle-1', value: '0505' },
  ]);
  draw(<TableScreen />);
  const said = screen.getByText(/stands in Kazanskaja: control changes/);
  await flush(async () => void fireEvent.click(within(said).getByRole('button')));
  const [form] = screen.getAllByRole('form').filter((one) => one.textContent?.includes('Kazanskaja'));
  // above the checklist it scrolls in what room there is, and does not push the list over what was done last
  expect(form?.closest(`.${nowClasses.above}`)).toBeTruthy();
  await flush(async () => void fireEvent.submit(form ?? document.body));
  expect(gameNow()?.state.cells[cells.control]).toHaveProperty('kaz', 'soviet');
});
