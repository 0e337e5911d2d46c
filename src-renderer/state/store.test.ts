import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { makeGame } from '../testing/makeGame.ts';
import { type MemoryHost, memoryHost } from '../testing/memoryClient.ts';
import { rollAnew, rollDice } from './appDice.ts';
import { accept, prepare } from './corrections.ts';
import {
  abandon,
  act,
  closeGame,
  dismissNotice,
  gameNow,
  jumpToLine,
  openGame,
  phaseDone,
  redoOne,
  retryDisk,
  settled,
  undoOne,
  useGame,
} from './store.ts';

let memory: MemoryHost;
let id: string;

const note = (text: string) => act({ id: 'x' }, [{ kind: 'note', text }]);
const head = () => gameNow()?.journal.head ?? null;

beforeEach(async () => {
  setGames([game]);
  memory = memoryHost();
  setHost(memory.client);
  id = await makeGame(memory, game);
  await openGame(id);
});
afterEach(() => {
  closeGame();
  abandon();
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
    const before = gameNow()?.context.place;
    expect(phaseDone()).toBe(true);
    await settled();
    expect(gameNow()?.context.place).not.toBe(before);
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
    await waitFor(() => expect(useGame.getState().status).toBe('open'));
    expect(gameNow()?.journal.lines).toHaveLength(0);
    expect(useGame.getState().notice).toMatchObject({ id: 'ui.play.disk.stale', p: { count: 1 } });
    expect(useGame.getState().rescued?.lines).toHaveLength(1);
  });

  it('hears what another window writes while the game is being read', async () => {
    await settled();
    const saved = memory.games.get(id);
    let reads = 0;
    setHost({
      ...memory.client,
      'games.open': async (input) => {
        const reply = await memory.client['games.open'](input);
        reads += 1;
        if (reads === 1 && saved) {
          memory.games.set(id, { ...saved, revision: 9 });
          memory.tell({ event: 'changed', what: 'games', id, revision: 9 });
        }
        return reply;
      },
    });
    await openGame(id);
    await waitFor(() => expect(useGame.getState().disk?.revision).toBe(9));
    expect(useGame.getState().notice).toMatchObject({ id: 'ui.play.disk.reloaded' });
  });

  it('keeps what another window left unwritten here while the other goes on, and while one plays on oneself', async () => {
    const saved = memory.games.get(id);
    if (saved) memory.games.set(id, { ...saved, revision: 9 });
    note('too late');
    await settled();
    await waitFor(() => expect(useGame.getState().status).toBe('open'));
    const { notice } = useGame.getState();
    if (saved) memory.games.set(id, { ...saved, revision: 10 });
    memory.tell({ event: 'changed', what: 'games', id, revision: 10 });
    await waitFor(() => expect(useGame.getState().disk?.revision).toBe(10));
    note('on top of theirs');
    await settled();
    expect(useGame.getState()).toMatchObject({ notice, owes: true, disk: { state: 'safe' } });
    expect(useGame.getState().rescued?.lines).toHaveLength(1);
    dismissNotice();
    expect(useGame.getState().owes).toBe(false);
  });

  const deep = (levels: number): Msg =>
    Array.from({ length: levels }).reduce<Msg>((inner) => ({ id: 'two', p: { a: inner, b: 1 } }), { id: 'one' });
  it.each([
    ['a message of many levels', () => act(deep(12), [])],
    ['a fact that says so', () => act({ id: 'x' }, [{ kind: 'post', account: 'vp', n: 1, for: deep(12), rule: '1' }])],
    [
      'no number',
      () => act({ id: 'x' }, [{ kind: 'post', account: 'vp', n: Number.NaN, for: { id: 'x' }, rule: '1' }]),
    ],
    ['a text without end', () => act({ id: 'x' }, [{ kind: 'note', text: 'x'.repeat(20_001) }])],
    ['more facts than a line holds', () => act({ id: 'x' }, Array(5_001).fill({ kind: 'note', text: 'x' }))],
  ])('refuses what no file holds before it is recorded, and says so: %s', async (_, record) => {
    note('first');
    const before = gameNow();
    expect(record()).toBe(false);
    expect(gameNow()).toBe(before);
    expect(useGame.getState().notice?.id).toBe('ui.play.disk.unheld');
    note('third');
    await settled();
    expect(useGame.getState()).toMatchObject({ disk: { state: 'safe', waiting: 0 }, notice: undefined });
    expect(memory.games.get(id)?.lines).toHaveLength(2);
  });

  it('refuses a correction that no file holds, and one of its size it takes', () => {
    note('first');
    const [line] = gameNow()?.journal.lines ?? [];
    const fixed = (text: string) =>
      prepare({ says: { id: 'x' }, fix: [{ entry: line?.id ?? '', facts: [{ kind: 'note', text }] }] });
    const [long, short] = [fixed('x'.repeat(20_001)), fixed('second')];
    expect([long && accept(long), useGame.getState().notice?.id]).toEqual([false, 'ui.play.disk.unheld']);
    expect(head()).toBe(line?.id);
    expect(short && accept(short)).toBe(true);
  });

  it('takes an entry that no disk takes out of the record, says so, and writes what was built on it', async () => {
    const write = memory.client['games.write'];
    setHost({
      ...memory.client,
      'games.write': async (input) => {
        const at = input.lines.findIndex((line) => JSON.stringify(line).includes('too deep'));
        return at < 0 ? write(input) : { ok: false, reason: 'input.invalid', p: { path: `lines.${at}.says.p` } };
      },
    });
    note('first');
    const first = head();
    act({ id: 'deep' }, [{ kind: 'note', text: 'too deep' }]);
    note('third');
    await settled();
    expect(useGame.getState()).toMatchObject({
      disk: { state: 'safe', waiting: 0 },
      apart: { says: [{ id: 'deep' }] },
    });
    // what is seen is what is on disk
    expect(gameNow()?.journal.lines).toEqual(memory.games.get(id)?.lines);
    expect(gameNow()?.journal.lines.map((line) => line.parent)).toEqual([null, first]);
    expect(memory.games.get(id)?.head).toBe(head());
    // undo first lets go of the word about it, then goes back as ever
    undoOne();
    expect([useGame.getState().apart, gameNow()?.journal.head]).toEqual([undefined, memory.games.get(id)?.head]);
    undoOne();
    expect(head()).toBe(first);
    await settled();
    await openGame(id);
    expect([gameNow()?.journal.lines.length, head()]).toEqual([2, first]);
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

describe('a game left before all of it was on disk', () => {
  it('goes on being written where the disk is slow', async () => {
    const write = memory.client['games.write'];
    setHost({
      ...memory.client,
      'games.write': async (input) => {
        await new Promise((written) => setTimeout(written, 30));
        return write(input);
      },
    });
    note('first');
    note('second');
    closeGame();
    expect(useGame.getState()).toMatchObject({ status: 'none', owes: true });
    await waitFor(() => expect(useGame.getState().owes).toBe(false));
    await openGame(id);
    expect(gameNow()?.journal.lines).toHaveLength(2);
  });

  it('is found again as it was where the disk refuses, whatever was opened meanwhile', async () => {
    const other = await makeGame(memory, game);
    memory.refuse.set('games.write', { reason: 'disk.full' });
    note('kept');
    await settled();
    await openGame(other);
    expect(useGame.getState().owes).toBe(true);
    await openGame(id);
    expect(useGame.getState()).toMatchObject({ disk: { state: 'trouble', waiting: 1 } });
    expect(gameNow()?.journal.lines).toHaveLength(1);
    retryDisk();
    await settled();
    expect(memory.games.get(id)?.lines).toHaveLength(1);
    expect(useGame.getState()).toMatchObject({ owes: false, disk: { state: 'safe' } });
  });

  it('is not opened after all where it was left before the host answered', async () => {
    const opening = openGame(id);
    closeGame();
    await opening;
    expect(useGame.getState().status).toBe('none');
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
