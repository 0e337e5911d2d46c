// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { readGameFile } from '#shared/saves/exportFile.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { makeGame } from '../testing/makeGame.ts';
import { type MemoryHost, memoryHost } from '../testing/memoryClient.ts';
import { guardWaysOut, leaveAnyway, stay } from './leaving.ts';
import { go, goNow, hashOf, type Route, useRoute } from './route.ts';
import { abandon, act, closeGame, gameNow, openGame, saveCopy, settled, undoOne, useGame } from './store.ts';
import { closing, useWayOut } from './wayOut.ts';

let memory: MemoryHost;
let id: string;
let other: string;
/** the disk under the game: how long a write takes, and whether it is refused */
let disk: { wait: number; full: boolean };
const shell = { call: async () => undefined, listen: () => () => {}, hold: vi.fn(), leave: vi.fn() };

const note = (text: string) => act({ id: 'x' }, [{ kind: 'note', text }]);
const route = () => useRoute.getState().route;
const onDisk = () => memory.games.get(id)?.lines.length;
const asks = () => useWayOut.getState().asks;

Object.assign(window, { statoMaggiore: shell });
guardWaysOut();

beforeEach(async () => {
  setGames([game]);
  memory = memoryHost();
  disk = { wait: 0, full: false };
  setHost({
    ...memory.client,
    'games.write': async (input) => {
      await new Promise((written) => setTimeout(written, disk.wait));
      return disk.full ? { ok: false, reason: 'disk.full' } : memory.client['games.write'](input);
    },
  });
  id = await makeGame(memory, game);
  other = await makeGame(memory, game);
  goNow({ at: 'game', id, place: 'table' });
  await openGame(id);
});
afterEach(() => {
  stay();
  abandon();
  closeGame();
  goNow({ at: 'library' });
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.useRealTimers();
});

/** Every way to another screen: buttons, keys, the palette and the native menu all go by `go`. */
const screens: readonly { readonly name: string; readonly to: () => Route }[] = [
  { name: 'to the saved games', to: () => ({ at: 'library' }) },
  { name: 'to another game', to: () => ({ at: 'game', id: other, place: 'fight' }) },
  { name: 'to a new game', to: () => ({ at: 'new', game: 'armir' }) },
  { name: 'to a quick fight', to: () => ({ at: 'quick', game: 'armir' }) },
  { name: 'to rosters and tables', to: () => ({ at: 'things' }) },
  { name: 'to the settings', to: () => ({ at: 'settings' }) },
];
const ways = [
  ...screens.map(({ name, to }) => ({ name, to, take: () => go(to()) })),
  {
    name: 'by the address, as Back does',
    to: screens[0]?.to ?? (() => route()),
    take: () => {
      window.location.hash = '#/';
    },
  },
];

describe('leaving a game', () => {
  it.each(ways)('waits for a slow disk: $name', async ({ to, take }) => {
    disk.wait = 25;
    note('first');
    note('second');
    take();
    await new Promise((then) => setTimeout(then, 10));
    expect(route()).toEqual({ at: 'game', id, place: 'table' });
    await waitFor(() => expect(route()).toEqual(to()));
    expect([onDisk(), asks()]).toEqual([2, false]);
  });

  it.each(ways)('asks where the disk refuses, and stays: $name', async ({ take }) => {
    disk.full = true;
    note('first');
    await settled();
    take();
    await waitFor(() => expect(asks()).toBe(true));
    stay();
    expect([route(), asks()]).toEqual([{ at: 'game', id, place: 'table' }, false]);
    await waitFor(() => expect(window.location.hash).toBe(hashOf(route())));
    expect(gameNow()?.journal.lines).toHaveLength(1);
    expect(useGame.getState().disk).toMatchObject({ state: 'trouble', waiting: 1 });
  });

  it.each(ways)('gives up what is in memory only at the word of the player: $name', async ({ to, take }) => {
    disk.full = true;
    note('first');
    await settled();
    take();
    await waitFor(() => expect(asks()).toBe(true));
    leaveAnyway();
    expect([route(), asks(), useGame.getState().owes]).toEqual([to(), false, false]);
    disk.full = false;
    closeGame();
    await openGame(id);
    expect(gameNow()?.journal.lines).toHaveLength(0);
  });

  it('leaves at once where nothing waits, and stays within the game without a word', () => {
    disk.wait = 25;
    note('first');
    go({ at: 'game', id, place: 'journal' });
    expect(route()).toEqual({ at: 'game', id, place: 'journal' });
    go({ at: 'library' });
    // who goes on in the game has not left
    go({ at: 'game', id, place: 'table' });
    expect(useWayOut.getState().way).toBeUndefined();
  });

  it('asks for a disk that takes too long, and leaves by itself when it is done', async () => {
    vi.useFakeTimers();
    disk.wait = 10_000;
    note('first');
    go({ at: 'library' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([asks(), route().at]).toEqual([true, 'game']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect([asks(), route().at, onDisk()]).toEqual([false, 'library', 1]);
  });

  it('leaves by itself when there is room again', async () => {
    vi.useFakeTimers();
    disk.full = true;
    note('first');
    go({ at: 'library' });
    await vi.advanceTimersByTimeAsync(100);
    expect(asks()).toBe(true);
    disk.full = false;
    await vi.advanceTimersByTimeAsync(6_000);
    expect([asks(), route().at, onDisk()]).toEqual([false, 'library', 1]);
  });

  it('asks for an undo too that is only in memory', async () => {
    note('first');
    await settled();
    disk.full = true;
    undoOne();
    go({ at: 'library' });
    await waitFor(() => expect(asks()).toBe(true));
    expect(useGame.getState().disk).toMatchObject({ state: 'trouble', waiting: 0 });
  });

  it('hands out a copy with what is only in memory, which can be imported', async () => {
    note('on disk');
    await settled();
    disk.full = true;
    note('in memory');
    await settled();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    saveCopy();
    expect(files).toHaveLength(1);
    const read = readGameFile((await files[0]?.text()) ?? '');
    expect(read).toMatchObject({ ok: true, value: { head: gameNow()?.journal.head } });
    expect(read.ok && read.value.lines).toHaveLength(2);
  });
});

describe('closing the page', () => {
  const isAsked = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('is asked about while something waits, and only then', async () => {
    expect(isAsked()).toBe(false);
    disk.wait = 20;
    note('first');
    expect(isAsked()).toBe(true);
    await settled();
    expect(isAsked()).toBe(false);
    disk.full = true;
    note('second');
    await settled();
    expect(isAsked()).toBe(true);
  });

  it('is told to the shell, which is let go when all is on disk', async () => {
    disk.wait = 20;
    note('first');
    note('second');
    expect(shell.hold.mock.calls).toEqual([[true]]);
    closing();
    expect(shell.leave).not.toHaveBeenCalled();
    await waitFor(() => expect(shell.leave).toHaveBeenCalledTimes(1));
    expect([shell.hold.mock.calls, onDisk()]).toEqual([[[true], [false]], 2]);
  });

  it('of the shell asks where the disk refuses, and keeps everything until the window is gone', async () => {
    disk.full = true;
    note('first');
    closing();
    await waitFor(() => expect(asks()).toBe(true));
    stay();
    expect([asks(), shell.leave.mock.calls]).toEqual([false, []]);
    closing();
    await waitFor(() => expect(asks()).toBe(true));
    leaveAnyway();
    expect(shell.leave).toHaveBeenCalledTimes(1);
    expect([gameNow()?.journal.lines.length, isAsked()]).toEqual([1, false]);
  });
});
