import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HostEvent } from '#shared/contract.ts';
import { deskOf, type Part } from '#shared/room.ts';
import { face, must } from '../library/testing/temp.ts';
import { drawn, line, sealed, sharedGames } from './testing/sharedGames.ts';

const the = sharedGames();

const roll = { kind: 'roll', what: 'fight', sides: 6, faces: [4], by: 'table' };
const post = { kind: 'post', account: 'vp', n: 1, for: { id: 'x.for' }, rule: '1' };
const goes = { kind: 'go', to: 't2/ger', turn: 2, open: [] };
const ruling = { kind: 'option', option: 'ruling', value: true };
const note = { kind: 'note', text: 'an invented word' };
const seal = { kind: 'sealed', note: 'plan/2', side: 'german', print: 'PRINT2', box: 'smn1.MINE' };

/** A device that does its part, with a desk. */
const plays = async (part: Part, lines: readonly unknown[] = [line('l1', null, [note])]) => {
  const all = await the.joined(lines);
  const id = await the.give(part);
  const opening = await the.openingOf(all.device);
  const follows = all.device.follow(opening, deskOf(opening, id));
  const write = (base: number, sent: readonly unknown[], head: string | null) =>
    follows.write({ id: all.id, base, lines: sent, head, face });
  return { ...all, opening, device: id, follows, write, call: all.device.call };
};
const onDisk = async (id: string) => {
  const { head, revision, lines } = await must(the.host.handlers['games.open']({ id }));
  return { head, revision, lines: lines as { readonly id: string; readonly who?: string }[] };
};

describe('a device that writes', () => {
  it('has its line on disk under its name, and the windows of the owner hear it', async () => {
    const told: HostEvent[] = [];
    the.host.listen((event) => told.push(event));
    const { id, write, follows } = await plays({ role: 'plays', side: 'german' });
    const forged = { ...line('d1', 'l1', [goes]), who: 'somebody else' };
    expect(await write(2, [forged], 'd1')).toMatchObject({ ok: true, value: { revision: 3 } });
    const mine = { ...forged, who: 'tablet' };
    expect(await onDisk(id)).toMatchObject({ head: 'd1', revision: 3, lines: [{ id: 'l1' }, mine] });
    expect(told.filter((event) => event.event === 'changed' && event.what === 'games').at(-1)).toMatchObject({
      revision: 3,
      wrote: { lines: [mine], head: 'd1' },
    });
    await expect.poll(() => follows.lines.get('d1')).toEqual(mine);
    expect(follows.asked.size).toBe(0);
    follows.stop();
  });

  it.each<[string, Part, readonly unknown[], boolean]>([
    ['the die of a fight', { role: 'dice' }, [roll, post], true],
    ['a phase done', { role: 'dice' }, [goes], false],
    ['a phase done behind a die', { role: 'dice' }, [roll, goes], false],
    ['points alone', { role: 'dice' }, [post], false],
    ['a note', { role: 'dice' }, [roll, note], false],
    ['a note', { role: 'plays', side: 'german' }, [note], true],
    ['a ruling', { role: 'plays', side: 'german' }, [ruling], false],
    [
      'another table',
      { role: 'plays', side: 'german' },
      [{ kind: 'mark', mark: 'things', key: 'k', value: 'v' }],
      false,
    ],
    ['its own sealed note', { role: 'plays', side: 'german' }, [seal], true],
    ['the sealed note of another', { role: 'plays', side: 'soviet' }, [seal], false],
    ['a sealed note', { role: 'dice' }, [roll, seal], false],
    ['what it was never told', { role: 'plays', side: 'german' }, drawn, false],
    ['what is only seen', { role: 'sees' }, [roll], false],
  ])('%s by %o: %o', async (_what, part, facts, may) => {
    const { id, call } = await plays(part);
    const { reply } = await call('games.write', { id, base: 2, lines: [line('d1', 'l1', facts)], head: 'd1', face });
    expect(reply.ok).toBe(may);
    if (!may) expect(reply.reason).toBe('room.role');
    expect((await onDisk(id)).lines).toHaveLength(may ? 2 : 1);
  });

  it('corrects within its part alone', async () => {
    const fix = (facts: readonly unknown[]) => ({ ...line('f1', 'l1', []), fix: [{ entry: 'l1', facts }], insert: [] });
    const { id, call } = await plays({ role: 'plays', side: 'german' });
    const ask = async (facts: readonly unknown[]) =>
      (await call('games.write', { id, base: 2, lines: [fix(facts)], head: 'f1', face })).reply;
    expect(await ask([ruling])).toMatchObject({ reason: 'room.role' });
    expect(await ask([{ kind: 'set', cell: 'drawn', value: '?' }])).toMatchObject({ reason: 'room.role' });
    expect(await ask([note])).toMatchObject({ ok: true });
    expect((await onDisk(id)).lines).toHaveLength(2);
  });

  it('opens the notes of its own side alone', async () => {
    const opened = { kind: 'opened', note: 'plan/1', text: 'x', salt: 'y', same: true };
    const { id, call } = await plays({ role: 'plays', side: 'german' }, [line('l1', null, [sealed])]);
    const ask = async () =>
      (await call('games.write', { id, base: 2, lines: [line('d1', 'l1', [opened])], head: 'd1', face })).reply;
    expect(await ask()).toMatchObject({ reason: 'room.role' });
    expect((await call('games.open', { id })).reply.value.lines[0].facts[0].box).toBe('');
    await the.give({ role: 'plays', side: 'soviet' });
    expect((await call('games.open', { id })).reply.value.lines[0].facts[0].box).toBe('smn1.BOX');
    expect(await ask()).toMatchObject({ ok: true });
  });

  it('that types dice takes its own back, and nothing of others', async () => {
    const { id, write } = await plays({ role: 'dice' });
    await write(2, [line('d1', 'l1', [roll])], 'd1');
    expect(await write(3, [], null)).toMatchObject({ reason: 'room.role' });
    expect(await write(3, [], 'l1')).toMatchObject({ ok: true });
    expect(await write(4, [], 'd1')).toMatchObject({ ok: true });
    // nor by a line behind an earlier one: that would be a way round
    expect(await write(5, [line('d2', null, [roll])], 'd2')).toMatchObject({ reason: 'room.role' });
    expect(await write(1, [line('d2', null, [roll])], 'd2')).toMatchObject({ ok: true, value: { head: 'd1' } });
    expect((await onDisk(id)).head).toBe('d1');
  });

  it('writes no table, no other game and nothing no file can hold', async () => {
    const { id, call } = await plays({ role: 'plays', side: 'german' });
    const ask = async (more: object) =>
      (await call('games.write', { id, base: 2, lines: [], head: 'l1', face, ...more })).reply;
    expect(await ask({ things: {} })).toMatchObject({ reason: 'room.role' });
    expect(await ask({ id: 'another' })).toMatchObject({ reason: 'room.role' });
    expect(await ask({ lines: [line('d1', 'nowhere', [])] })).toMatchObject({ reason: 'input.invalid' });
    // which of what it sent is not its, counted with those that are there already
    await ask({ lines: [line('d0', 'l1', [note])], head: 'd0' });
    const again = [line('d0', 'l1', [note]), line('d1', 'd0', [note]), line('d2', 'd1', [ruling])];
    expect(await ask({ base: 3, lines: again, head: 'd2' })).toMatchObject({
      reason: 'room.role',
      p: { path: 'lines.2' },
    });
    const ring = [line('d1', 'd2', []), line('d2', 'd1', [])];
    expect(await ask({ lines: ring, head: 'd2' })).toMatchObject({ reason: 'input.invalid' });
    expect((await onDisk(id)).revision).toBe(3);
  });
});

describe('two who act at once', () => {
  it('lose nothing: the second is a branch, and is told where the game stands', async () => {
    const { id, write } = await plays({ role: 'plays', side: 'german' });
    const owner = (base: number, sent: { readonly id: string }[]) =>
      the.host.handlers['games.write']({ id, base, lines: sent, head: sent.at(-1)?.id ?? null, face });
    await must(owner(2, [line('o1', 'l1', [note])]));
    expect(await write(2, [line('d1', 'l1', [note]), line('d2', 'd1', [note])], 'd2')).toMatchObject({
      ok: true,
      value: { revision: 4, head: 'o1' },
    });
    // and the other way round: what the owner's window wrote without knowing of the device's line
    await write(4, [line('d3', 'o1', [note])], 'd3');
    expect(await owner(4, [line('o2', 'o1', [note])])).toMatchObject({ ok: true, value: { head: 'd3' } });
    const { head, lines } = await onDisk(id);
    expect(head).toBe('d3');
    expect(lines.map((one) => one.id)).toEqual(['l1', 'o1', 'd1', 'd2', 'd3', 'o2']);
  });

  it('go on from each other where nobody moved the head meanwhile', async () => {
    const { id, write } = await plays({ role: 'plays', side: 'german' });
    await must(the.host.handlers['games.rename']({ id, name: 'Another name' }));
    expect(await write(2, [line('d1', 'l1', [note])], 'd1')).toMatchObject({ ok: true, value: { head: 'd1' } });
    expect((await onDisk(id)).head).toBe('d1');
  });

  it('an owner whose game is open to nobody is told as before that another went on', async () => {
    const { id } = await plays({ role: 'sees' });
    await must(the.host.handlers['room.close']({}));
    const stale = { id, base: 1, lines: [line('o1', null, [])], head: 'o1', face };
    expect(await the.host.handlers['games.write'](stale)).toMatchObject({ reason: 'save.stale' });
  });

  it('none of their lines is lost or doubled over lines that break and a host that is killed', async () => {
    const { id, opening, device, follows, write } = await plays({ role: 'plays', side: 'german' });
    const ids: string[] = ['l1'];
    let [mine, base] = ['l1' as string, 2];
    for (let i = 0; i < 40; i++) {
      const [theirs, own] = [`o${i}`, `d${i}`];
      ids.push(theirs, own);
      const { head: at, revision } = await onDisk(id);
      const sent = write(base, [line(own, mine, [note])], own);
      if (i % 3 === 0) follows.cut();
      const there = { id, base: revision, lines: [line(theirs, at, [note])], head: theirs, face };
      await must(the.host.handlers['games.write'](there));
      const { value } = (await sent) as { value: { revision: number } };
      [mine, base] = [own, value.revision];
    }
    // a change that was written, whose device never heard of it: asked again after a crash it is confirmed
    const left = readFileSync(path.join(the.folder, 'room.json'), 'utf8');
    follows.stop();
    await the.host.close();
    writeFileSync(path.join(the.folder, 'room.json'), left);
    the.host = the.open();
    const { open: room } = await must(the.host.handlers['room.open']({ id, hidden: { cells: [], rolls: [] } }));
    expect(room?.followers).toMatchObject([{ id: device, role: 'plays', side: 'german' }]);
    const again = { id, base: 2, lines: [line('d39', 'd38', [note])], head: 'd39', face };
    expect(opening).not.toBe('');
    expect(await must(the.host.handlers['games.write'](again))).toMatchObject({ head: expect.any(String) });
    expect((await onDisk(id)).lines.map((one) => one.id).sort()).toEqual(ids.sort());
  });
});

describe('a part', () => {
  it('taken away, what its device still asks is refused; a name is borne by one alone', async () => {
    const { id, call, code, url } = await plays({ role: 'plays', side: 'german' });
    const other = the.at(url);
    await other.join(code);
    const { open: room } = await must(the.host.handlers['room.state']({}));
    expect(room?.followers.map(({ name }) => name)).toEqual(['tablet', 'tablet 2']);
    await must(the.host.handlers['room.part']({ follower: room?.followers[0]?.id ?? '', role: 'sees' }));
    expect((await call('app.info')).reply.value.second).toMatchObject({ role: 'sees', name: 'tablet' });
    const { reply } = await call('games.write', { id, base: 2, lines: [line('d1', 'l1', [note])], head: 'd1', face });
    expect(reply).toEqual({ ok: false, reason: 'room.role' });
  });

  it('is a side only where one is played', async () => {
    await plays({ role: 'dice', side: 'german' });
    const { open: room } = await must(the.host.handlers['room.state']({}));
    expect(room?.followers[0]).not.toHaveProperty('side');
  });

  it('a desk with more on it than a page would ask at once is not served', async () => {
    const { id, follows, call } = await plays({ role: 'plays', side: 'german' });
    follows.asked.doc?.transact(() => {
      for (let i = 0; i < 21; i++)
        follows.asked.set(`k${i}`, { id, base: 2, lines: [line(`d${i}`, 'l1', [note])], head: `d${i}`, face });
    });
    await must(the.host.handlers['games.write']({ id, base: 2, lines: [line('o1', 'l1', [])], head: 'o1', face }));
    await expect.poll(() => follows.lines.has('o1')).toBe(true);
    expect((await call('games.open', { id })).reply.value.lines).toHaveLength(2);
    follows.stop();
  });

  it('a desk is written on by its own device alone', async () => {
    const { id, opening, device, url, code } = await plays({ role: 'plays', side: 'german' });
    const other = the.at(url);
    await other.join(code);
    await the.give({ role: 'plays', side: 'soviet' });
    const forges = other.follow(opening, deskOf(opening, device));
    void forges.write({ id, base: 2, lines: [line('x1', 'l1', [note])], head: 'x1', face });
    // what both share came, so the line holds; the other's desk did not
    await must(the.host.handlers['games.write']({ id, base: 2, lines: [line('o1', 'l1', [])], head: 'o1', face }));
    await expect.poll(() => forges.lines.has('o1')).toBe(true);
    expect((await onDisk(id)).lines.map((one) => one.id)).toEqual(['l1', 'o1']);
    forges.stop();
  });
});
