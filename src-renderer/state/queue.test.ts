import { describe, expect, it } from 'vitest';
import type { Entry } from '#rules/kit/record/journal.ts';
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

  it('tells again to the letter what may have been written unheard, and only then what came since', async () => {
    let deaf = true;
    const { calls, write } = host((call) => (deaf ? { ok: false, reason: 'host.gone' } : good(call)));
    const queue = writeQueue({ id: 'g', revision: 1, saved: 't1', write, tell: () => {}, again: 1e6 });
    queue.push([line('a', null)], { head: 'a', face });
    await queue.settled();
    deaf = false;
    queue.push([line('b', 'a')], { head: 'b', face });
    await queue.settled();
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[2]).toMatchObject({ base: 2, lines: [{ id: 'b' }], head: 'b' });
    expect(calls).toHaveLength(3);
    expect(queue.owes).toBe(false);
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

describe('a line refused for what is in it', () => {
  const refuses =
    (...ids: readonly string[]) =>
    (call: Call): Reply<Out<'games.write'>> => {
      const at = call.lines.findIndex((one) => ids.includes(String(Object(one).id)));
      return at < 0
        ? good(call)
        : { ok: false, reason: 'input.invalid', p: { call: 'games.write', path: `lines.${at}.facts.0.value` } };
    };
  const booked = (id: string, parent: string, cause: string): Entry => ({
    ...line(id, parent),
    by: { rule: 'r', v: 1, from: {}, cause },
  });
  const queueOf = (write: ReturnType<typeof host>['write']) => {
    const apart: string[] = [];
    const queue = writeQueue({
      id: 'g',
      revision: 1,
      saved: '',
      write,
      tell: () => {},
      apart: (one) => apart.push(one.id),
      again: 1e6,
    });
    return { queue, apart };
  };
  const written = (calls: readonly Call[]) =>
    calls.flatMap((call) => (refuses('bad', 'worse')(call).ok ? call.lines : [])).map((one) => Object(one));

  it('is set apart and told; what was built on it stands on what was before it, and goes on', async () => {
    const { calls, write } = host(refuses('bad'));
    const { queue, apart } = queueOf(write);
    queue.push([line('a', null), line('bad', 'a'), line('c', 'bad')], { head: 'c', face });
    queue.push([line('d', 'c')], { head: 'd', face });
    await queue.settled();
    expect(apart).toEqual(['bad']);
    expect(written(calls).map(({ id, parent }) => [id, parent])).toEqual([
      ['a', null],
      ['c', 'a'],
      ['d', 'c'],
    ]);
    expect(calls.at(-1)?.head).toBe('d');
    expect(queue.disk).toMatchObject({ state: 'safe', waiting: 0 });
  });

  it('takes along what a standing rule booked because of it, and leaves the head on what is kept', async () => {
    const { calls, write } = host(refuses('bad', 'worse'));
    const { queue, apart } = queueOf(write);
    queue.push([line('a', null)], { head: 'a', face });
    await queue.settled();
    queue.push([line('bad', 'a'), booked('bad-s1', 'bad', 'bad'), booked('bad-s2', 'bad-s1', 'bad-s1')], {
      head: 'bad-s2',
      face,
    });
    queue.push([line('worse', 'bad-s2')], { head: 'worse', face });
    await queue.settled();
    expect(apart).toEqual(['bad', 'worse']);
    expect(written(calls).map(({ id }) => id)).toEqual(['a']);
    expect(calls.at(-1)).toMatchObject({ lines: [], head: 'a' });
    expect(queue.owes).toBe(false);
  });

  it('is found again behind the disk being full meanwhile', async () => {
    let full = true;
    const { calls, write } = host((call) => (full ? { ok: false, reason: 'disk.full' } : refuses('bad')(call)));
    const { queue, apart } = queueOf(write);
    queue.push([line('bad', null), line('b', 'bad')], { head: 'b', face });
    await queue.settled();
    expect([queue.owes, apart]).toEqual([true, []]);
    full = false;
    queue.retry();
    await queue.settled();
    expect(apart).toEqual(['bad']);
    expect(calls.at(-1)?.lines).toMatchObject([{ id: 'b', parent: null }]);
    expect(queue.owes).toBe(false);
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

  it('that met others says so once all is written, and leaves the head to who came first', async () => {
    let met = 0;
    const { calls, write } = host((call, n) =>
      n === 1 ? { ok: true, value: { revision: 9, saved: 't9', head: 'theirs' } } : good(call),
    );
    const queue = writeQueue({ id: 'g', revision: 7, saved: 't7', write, tell: () => {}, met: () => (met += 1) });
    queue.push([line('a', null)], { head: 'a', face });
    queue.push([line('b', 'a')], { head: 'b', face });
    await queue.settled();
    expect(calls.map(({ base, head }) => [base, head])).toEqual([
      [7, 'a'],
      [9, 'theirs'],
    ]);
    expect(met).toBe(1);
    queue.heard({ revision: 12, saved: 't12' });
    expect(queue.disk).toMatchObject({ revision: 12, saved: 't12' });
    queue.heard({ revision: 11, saved: 't11' });
    expect(queue.disk.revision).toBe(12);
  });

  it('whose part was taken away sets its lines apart, and gives up where the head was to go', async () => {
    const gone: string[] = [];
    let met = 0;
    const { write } = host(() => ({ ok: false, reason: 'room.role' }));
    const apart = (one: { readonly id: string }) => gone.push(one.id);
    const queue = writeQueue({
      id: 'g',
      revision: 7,
      saved: 't7',
      write,
      tell: () => {},
      apart,
      met: () => (met += 1),
    });
    queue.push([line('a', null), line('b', 'a')], { head: 'b', face });
    await queue.settled();
    expect(gone).toEqual(['a', 'b']);
    expect([queue.disk.state, queue.owes, met]).toEqual(['safe', false, 1]);
  });
});
