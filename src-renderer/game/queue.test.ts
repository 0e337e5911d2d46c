import { describe, expect, it } from 'vitest';
import type { Entry } from '#rules/kit/journal.ts';
import type { In, Out, Reply } from '#shared/contract.ts';
import { type Disk, writeQueue } from './queue.ts';

const face = { turn: 1, turns: 12 };
const line = (id: string, parent: string | null): Entry => ({
  id,
  parent,
  at: '2026-01-01T20:00:00.000Z',
  says: { id: 'x' },
  facts: [],
  spans: [],
});

type Call = In<'games.write'>;
const host = (answers: (call: Call, n: number) => Reply<Out<'games.write'>>) => {
  const calls: Call[] = [];
  return {
    calls,
    write: async (call: Call) => {
      calls.push(call);
      await Promise.resolve();
      return answers(call, calls.length);
    },
  };
};
const good = (call: Call): Reply<Out<'games.write'>> => ({
  ok: true,
  value: { revision: call.base + 1, saved: `t${call.base + 1}` },
});

describe('the queue of writes', () => {
  it('writes one change after another, each on the revision before it, and loses none', async () => {
    const { calls, write } = host(good);
    const told: Disk[] = [];
    const queue = writeQueue({ id: 'g', revision: 7, saved: 't7', write, tell: (disk) => told.push(disk) });
    queue.push([line('a', null)], { head: 'a', face });
    queue.push([line('b', 'a')], { head: 'b', face });
    queue.push([line('c', 'b')], { head: 'c', face });
    await queue.settled();
    expect(calls.map((call) => call.base)).toEqual([7, 8]);
    expect(calls.flatMap((call) => call.lines)).toHaveLength(3);
    expect(calls.at(-1)?.head).toBe('c');
    expect(told.at(-1)).toEqual({ state: 'safe', saved: 't9', revision: 9, waiting: 0 });
  });

  it('writes a moved head without lines, so that an undo survives a restart', async () => {
    const { calls, write } = host(good);
    const queue = writeQueue({ id: 'g', revision: 1, saved: '', write, tell: () => {} });
    queue.push([], { head: null, face });
    await queue.settled();
    expect(calls).toEqual([{ id: 'g', base: 1, lines: [], head: null, face }]);
  });

  it('keeps in memory what a full disk refuses, says so, and sends all of it at the next try', async () => {
    let full = true;
    const { calls, write } = host((call) => (full ? { ok: false, reason: 'disk.full', p: { free: 0 } } : good(call)));
    const told: Disk[] = [];
    const queue = writeQueue({ id: 'g', revision: 1, saved: 't1', write, tell: (disk) => told.push(disk), again: 1e6 });
    queue.push([line('a', null)], { head: 'a', face });
    await queue.settled();
    expect(told.at(-1)).toMatchObject({ state: 'trouble', saved: 't1', waiting: 1, refusal: { reason: 'disk.full' } });
    full = false;
    queue.push([line('b', 'a')], { head: 'b', face });
    await queue.settled();
    expect(calls.at(-1)?.lines).toHaveLength(2);
    expect(told.at(-1)).toMatchObject({ state: 'safe', waiting: 0 });
    expect(told.at(-1)?.refusal).toBeUndefined();
    queue.close();
  });

  it('stops at a stale revision and keeps the unwritten lines for the player to save', async () => {
    const { calls, write } = host(() => ({ ok: false, reason: 'save.stale' }));
    const queue = writeQueue({ id: 'g', revision: 1, saved: '', write, tell: () => {} });
    queue.push([line('a', null)], { head: 'a', face });
    await queue.settled();
    queue.push([line('b', 'a')], { head: 'b', face });
    await queue.settled();
    expect(calls).toHaveLength(1);
    expect(queue.disk.state).toBe('stale');
    expect(queue.unwritten.map((l) => l.id)).toEqual(['a', 'b']);
  });

  it('takes a host that is gone for trouble, not for a crash', async () => {
    const queue = writeQueue({
      id: 'g',
      revision: 1,
      saved: '',
      write: () => Promise.reject(new Error('no connection')),
      tell: () => {},
      again: 1e6,
    });
    queue.push([line('a', null)], { head: 'a', face });
    await queue.settled();
    expect(queue.disk).toMatchObject({ state: 'trouble', refusal: { reason: 'host.gone' } });
    queue.close();
  });
});

describe('another change of the same file', () => {
  it('goes between two writes, on the revisions they have in common', async () => {
    const { calls, write } = host(good);
    const bases: number[] = [];
    const queue = writeQueue({ id: 'g', revision: 3, saved: '', write, tell: () => {} });
    const states: string[] = [];
    queue.push([line('a', null)], { head: 'a', face });
    const named = queue.between(async (base) => {
      bases.push(base);
      states.push(queue.disk.state);
      return { ok: true, value: { revision: base + 1, saved: 'named' } };
    });
    expect(await named).toMatchObject({ ok: true });
    queue.push([line('b', 'a')], { head: 'b', face });
    await queue.settled();
    expect([calls.map((call) => call.base), bases, states]).toEqual([[3, 5], [4], ['writing']]);
    expect(queue.disk).toMatchObject({ state: 'safe', revision: 6 });
  });

  it('refused leaves the queue as it was; stale ends it', async () => {
    const { calls, write } = host(good);
    const queue = writeQueue({ id: 'g', revision: 3, saved: 't3', write, tell: () => {} });
    expect(await queue.between(async () => ({ ok: false, reason: 'disk.full' }))).toMatchObject({
      reason: 'disk.full',
    });
    expect(queue.disk).toEqual({ state: 'safe', saved: 't3', revision: 3, waiting: 0 });
    await queue.between(async () => ({ ok: false, reason: 'save.stale' }));
    queue.push([line('a', null)], { head: 'a', face });
    await queue.settled();
    expect([queue.disk.state, calls]).toEqual(['stale', []]);
  });

  it('waits for nothing where the disk refuses: what is in memory goes first', async () => {
    const { write } = host(() => ({ ok: false, reason: 'disk.full' }));
    const queue = writeQueue({ id: 'g', revision: 1, saved: '', write, tell: () => {}, again: 1e6 });
    queue.push([line('a', null)], { head: 'a', face });
    let asked = false;
    const reply = await queue.between(async () => {
      asked = true;
      return good({ id: 'g', base: 1, lines: [], head: null, face });
    });
    expect([reply, asked]).toEqual([{ ok: false, reason: 'disk.full' }, false]);
    queue.close();
  });
});
