import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { armir as game } from '#rules/games/armir/index.ts';
import { inventedThings } from '#rules/games/armir/testing/invented.ts';
import { setHost } from '../../../host/client.ts';
import { setGames } from '../../../host/games.ts';
import { changeDesk, useDesks } from '../../../state/mapDesk.ts';
import { closeGame, openGame } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { tenByFive } from '../../../testing/fakeMap.ts';
import { makeGame } from '../../../testing/makeGame.ts';
import { memoryHost } from '../../../testing/memoryClient.ts';
import { SupplyScreen } from '../SupplyScreen.tsx';

// There is no canvas here. Hexes and counters are invented.
vi.mock('../../../ui/canvas/MapView.tsx', () => ({ MapView: () => <div /> }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const thing = (data: object) => ({ checksum: 'c1', data: JSON.parse(JSON.stringify(data)) });
const of = { id: '' };
beforeEach(async () => {
  useDesks.setState({ desks: {} });
  const host = memoryHost();
  setHost(host.client);
  setGames([game]);
  const rosters = Object.entries(inventedThings.rosters ?? {}).map(([id, data]) => [`roster:${id}`, thing(data)]);
  of.id = await makeGame(host, game, { 'sheet:map': thing(tenByFive()), ...Object.fromEntries(rosters) });
  await openGame(of.id);
});
afterEach(() => {
  cleanup();
  closeGame();
});
const judged = () => flush(async () => void (await new Promise((done) => setTimeout(done, 5))));
const line = () => screen.getByLabelText<HTMLInputElement>(/Put units on the map/);

it('the example is a unit of the side that is looked at', async () => {
  const sideOf = (name: string) =>
    Object.entries(inventedThings.rosters ?? {}).find(([, { units }]) => units.some((unit) => unit.name === name))?.[0];
  const looked = ['axis', 'soviet'].map((side) => game.map?.supplyChecks.find((check) => check.side === side)?.id);
  for (const [i, roster] of ['axis', 'soviet'].entries()) {
    changeDesk(of.id, { judge: looked[i] });
    draw(<SupplyScreen />);
    await judged();
    expect(sideOf(line().placeholder.replace(/ \d{4}$/, ''))).toContain(roster);
    cleanup();
  }
});

it('Ctrl Z in the line that has just placed is the game’s, as soon as something is typed its own', async () => {
  draw(<SupplyScreen />);
  await judged();
  expect(line().dataset.spent).toBeUndefined();
  fireEvent.change(line(), { target: { value: line().placeholder } });
  await flush(async () => void fireEvent.submit(line()));
  await judged();
  expect(line().value).toBe('');
  expect(line().dataset.spent).toBe('');
  fireEvent.change(line(), { target: { value: 'x' } });
  expect(line().dataset.spent).toBeUndefined();
});
