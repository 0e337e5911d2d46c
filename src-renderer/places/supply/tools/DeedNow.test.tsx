// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { act as flush } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { rosters } from '#rules/games/armir/ids.ts';
import { armir as game } from '#rules/games/armir/index.ts';
import { draw as drawn } from '#rules/games/armir/testing/drawn.ts';
import { inventedThings } from '#rules/games/armir/testing/invented.ts';
import type { MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import { setHost } from '../../../host/client.ts';
import { setGames } from '../../../host/games.ts';
import { deskNow, type FightOnMap, showPane, useDesk, useDesks } from '../../../state/mapDesk.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { act, closeGame, openGame, useGame } from '../../../state/store.ts';
import { draw } from '../../../testing/draw.tsx';
import { makeGame } from '../../../testing/makeGame.ts';
import { memoryHost } from '../../../testing/memoryClient.ts';
import { useMapNow } from '../view/useMap.ts';
import { AmissThen, DeedNow } from './DeedNow.tsx';
import { doDeed, shownFor } from './fightDeeds.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const { map } = game;
const sheet = drawn({ columns: [1, 8], rows: [1, 6] });

/** A deed as it stands beside the map, chosen or not, of invented units that stand so. */
function Shown({ deed, chosen }: { readonly deed: MapDeed; readonly chosen: boolean }) {
  const open = useGame((s) => s.open);
  const { pane } = useDesk(open?.id ?? '');
  return open && pane.is === 'fight' ? <Inside open={open} pane={pane} deed={deed} chosen={chosen} /> : null;
}
function Inside({
  open,
  pane,
  deed,
  chosen,
}: {
  readonly open: OpenGame;
  readonly pane: FightOnMap;
  readonly deed: MapDeed;
  readonly chosen: boolean;
}) {
  if (!map) throw new Error('no map');
  const now = useMapNow(open, map, sheet);
  return chosen ? (
    <DeedNow now={now} pane={pane} deed={deed} overlay={shownFor(now, deed)} />
  ) : (
    <>
      <button type="button" onClick={() => doDeed(now, pane, deed)}>
        Go
      </button>
      <AmissThen now={now} pane={pane} deed={deed} />
    </>
  );
}
const show = async (deed: MapDeed, at: { readonly [piece: string]: string }, chosen = true) => {
  useDesks.setState({ desks: {} });
  const host = memoryHost();
  setHost(host.client);
  setGames([game]);
  const of = (id: string) => [`roster:${id}`, { checksum: id, data: inventedThings.rosters?.[id] }] as const;
  const things = Object.fromEntries([of(rosters.axis), of(rosters.soviet)]);
  const id = await makeGame(host, game, JSON.parse(JSON.stringify(things)));
  await openGame(id);
  const facts = Object.entries(at).map(([key, value]) => ({ kind: 'set', cell: map?.at ?? '', key, value }) as const);
  act({ id: 'test' }, facts);
  showPane(id, { is: 'fight', target: deed.target, stays: [] });
  draw(<Shown deed={deed} chosen={chosen} />);
  return id;
};
afterEach(() => {
  cleanup();
  closeGame();
});

it('ARMIR-12.3.1 the keyboard begins on the first hex of a retreat, past who goes', async () => {
  const retreat = { target: '0403', tool: 'retreat', pieces: ['alp-1', 'alp-2'] };
  await show(retreat, { 'alp-1': '0403', 'alp-2': '0403' });
  const [first] = screen.getAllByRole('button', { name: /^0\d0\d$/ });
  expect(document.activeElement).toBe(first);
});

it('ARMIR-6a into the one hex there is: what would be wrong there is said before and behind it, as of a move by hand', async () => {
  const stack = { 'rifle-1': '0403', 'rifle-2': '0403', 'tank-1': '0504', 'hq-iii': '0504' };
  const advance = { target: '0403', pieces: ['tank-1', 'hq-iii'], may: true as const };
  const id = await show(advance, stack, false);
  const note = screen.getByText(/SP above/).textContent;
  expect(note).toMatch(/^0403: /);
  await flush(async () => void fireEvent.click(screen.getByRole('button', { name: 'Go' })));
  expect(deskNow(id).cursor).toBe('0403');
  expect(screen.queryByText(/SP above/)).toBeNull();
});
