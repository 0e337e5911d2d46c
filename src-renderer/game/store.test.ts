// @vitest-environment jsdom
import '../testing/setUp.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import { setHost } from '../app/client.ts';
import { makeGame } from '../testing/makeGame.ts';
import { type MemoryHost, memoryHost } from '../testing/memoryClient.ts';
import {
  accept,
  act,
  closeGame,
  gameNow,
  jumpToLine,
  openGame,
  phaseDone,
  prepare,
  redoOne,
  retryDisk,
  rollAnew,
  rollDice,
  settled,
  undoOne,
  useGame,
} from './store.ts';

let memory: MemoryHost;
let id: string;

const note = (text: string) => act({ id: 'x' }, [{ kind: 'note', text }]);
const head = () => gameNow()?.journal.head ?? null;

beforeEach(async () => {
  memory = memoryHost();
  setHost(memory.client);
  id = await makeGame(memory, game);
  await openGame(id);
});
afterEach(() => {
  closeGame();
  vi.restoreAllMocks();
});

describe('the open game', () => {
  it('shows a deed at once, has it on disk with its receipt, and finds it again', async () => {
    expect(note('first')).toBe(true);
    const line = head();
    expect(useGame.getState().disk?.state).toBe('writing');
    await settled();
    expect(useGame.getState().disk).toMatchObject({ state: 'safe', waiting: 0, revision: 2 });
    expect(memory.games.get(id)?.head).toBe(line);
    await openGame(id);
    expect(head()).toBe(line);
  });

  it('keeps an undo over a restart, and playing on grows a branch and cuts nothing off', async () => {
    note('first');
    note('second');
    const second = head();
    undoOne();
    const first = head();
    await settled();
    await openGame(id);
    expect(head()).toBe(first);
    note('third');
    await settled();
    expect(memory.games.get(id)?.lines).toHaveLength(3);
    jumpToLine(second);
    await settled();
    expect(memory.games.get(id)?.head).toBe(second);
    undoOne();
    expect(head()).toBe(first);
    redoOne();
    expect(head()).toBe(second);
  });

  it('undo back to where it was opened finds that state again, without folding the whole game anew', async () => {
    note('first');
    await settled();
    await openGame(id);
    const opened = gameNow()?.state;
    note('second');
    undoOne();
    expect(gameNow()?.state).toBe(opened);
  });

  it('writes the place and the open tasks with the phase, and the face the library shows', async () => {
    const before = gameNow()?.around.place;
    expect(phaseDone()).toBe(true);
    await settled();
    expect(gameNow()?.around.place).not.toBe(before);
    expect(gameNow()?.state.place.open.length).toBeGreaterThan(0);
    expect(memory.games.get(id)?.face).toMatchObject({ turn: 1, turns: 12, side: 'german' });
  });

  it('keeps in memory what the disk refuses, says so, and writes it when it is asked to try again', async () => {
    memory.refuse.set('games.write', { reason: 'disk.full' });
    note('kept');
    await settled();
    expect(useGame.getState().disk).toMatchObject({ state: 'trouble', waiting: 1, refusal: { reason: 'disk.full' } });
    expect(gameNow()?.journal.lines).toHaveLength(1);
    retryDisk();
    await settled();
    expect(useGame.getState().disk).toMatchObject({ state: 'safe', waiting: 0 });
    expect(memory.games.get(id)?.lines).toHaveLength(1);
  });

  it('shows what another window wrote when its own write is stale, and keeps the unwritten lines to be saved', async () => {
    const saved = memory.games.get(id);
    if (saved) memory.games.set(id, { ...saved, revision: 9 });
    note('too late');
    await settled();
    await vi.waitFor(() => expect(useGame.getState().status).toBe('open'));
    expect(gameNow()?.journal.lines).toHaveLength(0);
    expect(useGame.getState().notice).toMatchObject({ id: 'ui.play.disk.stale', p: { count: 1 } });
    expect(useGame.getState().rescued?.lines).toHaveLength(1);
  });

  it('records nothing in a game opened read-only', async () => {
    const saved = memory.games.get(id);
    if (saved) memory.games.set(id, { ...saved, readOnly: 'locked' });
    await openGame(id);
    expect(note('no')).toBe(false);
    expect(phaseDone()).toBe(false);
    expect(memory.calls).not.toContain('games.write');
  });
});

describe("the app's own die", () => {
  const faces = (...bytes: number[]) =>
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array && array.length <= 2) array[0] = bytes.shift() ?? 0;
      else if (array instanceof Uint8Array)
        for (let i = 0; i < array.length; i++) array[i] = Math.floor(Math.random() * 256);
      return array;
    });
  const record = (face: number | undefined) =>
    act({ id: 'x' }, [{ kind: 'roll', what: 'w', sides: 6, faces: [face ?? 0], by: 'app' }]);

  it('throws away bytes that would favour a face', () => {
    // 252 to 255 lie above the last whole six
    faces(255, 252, 5);
    expect(rollDice('w', 6).faces).toEqual([6]);
  });

  it('shows the same faces again until they are recorded, and after they were undone', () => {
    faces(2, 4, 1);
    expect(rollDice('w', 6)).toEqual({ faces: [3], again: false });
    expect(rollDice('w', 6).faces).toEqual([3]);
    note('something else first');
    record(rollDice('w', 6).faces[0]);
    undoOne();
    undoOne();
    expect(rollDice('w', 6).faces).toEqual([3]);
  });

  it('is thrown anew only when that is in the record', () => {
    faces(2, 4);
    record(rollDice('w', 6).faces[0]);
    undoOne();
    expect(rollDice('w', 6).faces).toEqual([3]);
    rollAnew('w', 6);
    expect(rollDice('w', 6)).toEqual({ faces: [5], again: false });
  });
});

describe('a correction of the past', () => {
  it('is worked out and shown without being written, and written as it was shown', async () => {
    act({ id: 'x' }, [{ kind: 'set', cell: 'armiesPlaced', key: 'a', value: 1 }]);
    const entry = head() ?? '';
    note('later');
    await settled();
    const correction = prepare({
      says: { id: 'y' },
      fix: [{ entry, facts: [{ kind: 'set', cell: 'armiesPlaced', key: 'a', value: 2 }] }],
    });
    expect(memory.games.get(id)?.lines).toHaveLength(2);
    expect(correction?.report.changed.map((each) => each.was.id)).toEqual([entry]);
    if (correction) expect(accept(correction)).toBe(true);
    await settled();
    expect(memory.games.get(id)?.lines).toHaveLength(3);
    expect(gameNow()?.state.cells.armiesPlaced).toMatchObject({ a: 2 });
    undoOne();
    expect(gameNow()?.state.cells.armiesPlaced).toMatchObject({ a: 1 });
  });

  it('is refused when the game has gone on since it was shown', () => {
    note('first');
    const correction = prepare({ says: { id: 'y' }, fix: [{ entry: head() ?? '', facts: null }] });
    note('second');
    expect(correction && accept(correction)).toBe(false);
  });
});
