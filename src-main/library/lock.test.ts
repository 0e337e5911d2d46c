import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockLibrary, ownStart, sameStart, startOf } from './lock.ts';
import { cleanUp, create, must, openTemp, tempFolder } from './testing/temp.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanUp();
});

const lockIn = (folder: string): string => path.join(folder, 'lock.json');
/** A live process that is not this one. */
const another = async <T>(work: (pid: number) => T | Promise<T>): Promise<T> => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  try {
    return await work(child.pid ?? 0);
  } finally {
    const end = once(child, 'exit');
    child.kill('SIGKILL');
    await end;
  }
};
const leave = (folder: string, holder: object): void => writeFileSync(lockIn(folder), JSON.stringify(holder));
const machine = os.hostname();

describe('the lock of a library', () => {
  it('is held by one host; released it is free and leaves nothing', () => {
    const folder = tempFolder();
    const first = lockLibrary(folder, 'desktop');
    expect(first.held).toBe(true);
    expect(lockLibrary(folder, 'browser')).toMatchObject({
      held: false,
      why: 'locked',
      by: { pid: process.pid, host: 'desktop' },
    });
    if (first.held) first.release();
    expect(readdirSync(folder)).toEqual([]);
    const again = lockLibrary(folder, 'browser');
    expect(again.held).toBe(true);
    if (again.held) again.release();
  });

  it('of a living process holds', () =>
    another((pid) => {
      const folder = tempFolder();
      leave(folder, { pid, started: startOf(pid), machine, host: 'desktop' });
      expect(lockLibrary(folder, 'browser')).toMatchObject({ held: false, why: 'locked', by: { pid } });
      expect(JSON.parse(readFileSync(lockIn(folder), 'utf8')).pid).toBe(pid);
    }));

  it('of a process that is gone is stale', async () => {
    const folder = tempFolder();
    const gone = await another((pid) => ({ pid, started: startOf(pid), machine, host: 'desktop' }));
    leave(folder, gone);
    const lock = lockLibrary(folder, 'browser');
    expect(lock.held).toBe(true);
    if (lock.held) lock.release();
  });

  it('is stale when its process number is in use again by another', () =>
    another((pid) => {
      const folder = tempFolder();
      leave(folder, { pid, started: 'another boot/1', machine, host: 'desktop' });
      const lock = lockLibrary(folder, 'browser');
      expect(lock.held).toBe(true);
      if (lock.held) lock.release();
    }));

  it('of another computer holds while it is refreshed', () => {
    const folder = tempFolder();
    leave(folder, { pid: 999_999_999, started: 'x', machine: 'elsewhere', host: 'desktop' });
    expect(lockLibrary(folder, 'browser').held).toBe(false);
    const old = new Date(Date.now() - 600_000);
    utimesSync(lockIn(folder), old, old);
    const lock = lockLibrary(folder, 'browser');
    expect(lock.held).toBe(true);
    if (lock.held) lock.release();
  });

  it('tells processes apart by their start, on systems that state it as a time too', () =>
    another((pid) => {
      expect(startOf(process.pid, 'linux')).toBe(ownStart('linux'));
      // where there is no ps to ask it says so
      const asked = startOf(process.pid, 'darwin') ?? '';
      expect(asked === 'unknown' || sameStart(asked, ownStart('darwin')), asked).toBe(true);
      expect(sameStart(startOf(pid, 'linux') ?? '', ownStart('linux'))).toBe(false);
      expect(sameStart('ms 1000', 'ms 3500')).toBe(true);
      expect(sameStart('ms 1000', 'ms 4500')).toBe(false);
      expect(sameStart('unknown', 'unknown')).toBe(false);
      expect(sameStart('ms 1000', 'unknown')).toBe(false);
      expect(startOf(999_999_999)).toBeUndefined();
    }));

  it('takes the time that ps states; where there is none to ask nothing is known', () => {
    const answers = spawnSync('ps', ['-o', 'lstart=', '-p', String(process.pid)]).status === 0;
    expect(startOf(process.pid, 'darwin')).toEqual(answers ? expect.stringMatching(/^ms \d+$/) : undefined);
  });

  it('that another computer has taken, by chance with the same numbers, is not ours', () => {
    const folder = tempFolder();
    const lock = lockLibrary(folder, 'browser');
    if (!lock.held) throw new Error('not held');
    expect(lock.isOurs()).toBe(true);
    const mine = JSON.parse(readFileSync(lockIn(folder), 'utf8'));
    writeFileSync(lockIn(folder), JSON.stringify({ ...mine, machine: 'elsewhere' }));
    expect(lock.isOurs()).toBe(false);
    lock.release();
    expect(existsSync(lockIn(folder))).toBe(true);
  });

  it('cut short by a crash is stale', () => {
    const folder = tempFolder();
    writeFileSync(lockIn(folder), '{"pid":12');
    const lock = lockLibrary(folder, 'browser');
    expect(lock.held).toBe(true);
    if (lock.held) lock.release();
    expect(existsSync(lockIn(folder))).toBe(false);
  });

  it('just being written is waited for, once, and not touched', () =>
    another((pid) => {
      const folder = tempFolder();
      writeFileSync(lockIn(folder), '');
      const holder = { pid, started: startOf(pid), machine, host: 'desktop' };
      const wait = vi.spyOn(Atomics, 'wait').mockImplementation(() => {
        leave(folder, holder);
        return 'timed-out';
      });
      const taken = vi.spyOn(fs, 'renameSync');
      expect(lockLibrary(folder, 'browser')).toEqual({ held: false, why: 'locked', by: holder });
      expect(wait).toHaveBeenCalledTimes(1);
      expect(taken).not.toHaveBeenCalled();
      expect(readdirSync(folder)).toEqual(['lock.json']);
      // whoever left it unwritten is waited for once; who wrote it and is gone, not at all
      wait.mockReset();
      for (const [text, waits] of [
        ['', 1],
        [JSON.stringify({ ...holder, started: 'another boot/1' }), 0],
      ] as const) {
        wait.mockClear();
        writeFileSync(lockIn(folder), text);
        const lock = lockLibrary(folder, 'browser');
        expect([lock.held, wait.mock.calls.length]).toEqual([true, waits]);
        if (lock.held) lock.release();
      }
    }));

  it('does not take away a lock that is another’s by now', () =>
    another((pid) => {
      const folder = tempFolder();
      const lock = lockLibrary(folder, 'browser');
      leave(folder, { pid, started: startOf(pid), machine, host: 'desktop' });
      if (lock.held) lock.release();
      expect(existsSync(lockIn(folder))).toBe(true);
    }));
});

describe('a second host', () => {
  it('writes nothing into the log of the first', () => {
    const folder = tempFolder();
    const first = openTemp(folder);
    const written = () => readFileSync(path.join(folder, 'log', 'log.jsonl'), 'utf8');
    first.pageGone('crashed');
    const before = written();
    openTemp(folder).pageGone('killed');
    expect(written()).toBe(before);
  });

  it('reads everything, writes nothing and says why; it may write once the first has gone', async () => {
    const folder = tempFolder();
    const first = openTemp(folder);
    const { id } = (await create(first.handlers)).envelope;
    const second = openTemp(folder);
    expect(await must(second.handlers['app.info']({}))).toMatchObject({ readOnly: 'locked' });
    expect(await must(second.handlers['games.open']({ id }))).toMatchObject({ readOnly: 'locked', revision: 1 });
    const refused = { ok: false, reason: 'save.readOnly', p: { why: 'locked' } };
    const face = { turn: 1, turns: 12 };
    const { handlers } = second;
    const settings = await must(handlers['settings.read']({}));
    const thing = { kind: 'preset' as const, game: 'g', of: 'o', name: 'n', data: {} };
    expect(await handlers['games.write']({ id, base: 1, lines: [], head: null, face })).toEqual(refused);
    expect(await handlers['games.rename']({ id, name: 'x' })).toEqual(refused);
    expect(await handlers['games.players']({ id, players: {} })).toEqual(refused);
    expect(await handlers['games.duplicate']({ id, name: 'x' })).toEqual(refused);
    expect(await handlers['games.remove']({ id })).toEqual(refused);
    expect(await handlers['games.restore']({ id })).toEqual(refused);
    expect(await handlers['games.emptyBin']({})).toEqual(refused);
    expect(await handlers['games.import']({ text: '' })).toEqual(refused);
    expect(await handlers['games.importPiece']({ upload: 'u', at: 0, text: '' })).toEqual(refused);
    expect(await handlers['games.fromBackup']({ id, backup: 'x' })).toEqual(refused);
    expect(await handlers['settings.write'](settings)).toEqual(refused);
    expect(await handlers['things.write'](thing)).toEqual(refused);
    expect(await handlers['things.remove']({ id: 'x', base: 1 })).toEqual(refused);
    expect(await must(handlers['games.export']({ id, things: true }))).toHaveProperty('text');

    await first.close();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await must(handlers['app.info']({}))).not.toHaveProperty('readOnly');
    expect(await must(handlers['games.rename']({ id, name: 'x' }))).toMatchObject({ revision: 2 });
  });
});
