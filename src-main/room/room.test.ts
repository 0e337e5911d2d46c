import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { type CallName, contract, type HostEvent } from '#shared/contract.ts';
import { roles } from '#shared/room.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { create, face, must, newGame } from '../library/testing/temp.ts';
import { mayCall } from './gate.ts';
import { drawn, hidden, leningrad, line, sealed, secret, sharedGames } from './testing/sharedGames.ts';

const the = sharedGames();
const { open, shared, joined, openingOf } = the;

describe('the gate', () => {
  it('has a row for every call, and no other', () => {
    expect(Object.keys(mayCall).sort()).toEqual(Object.keys(contract).sort());
  });

  it('answers every role what its row allows and refuses all else, whatever is sent with it', async () => {
    const { id, device, code, url } = await shared([line('l1', null, [sealed]), line('l2', 'l1', drawn)]);
    const other = await create(the.host.handlers, { ...leningrad, name: secret });
    const inputs: readonly unknown[] = [
      {},
      { id },
      { id: other.envelope.id },
      { id, base: 2, lines: [], head: null, face },
      { phrase: 'a phrase', text: secret },
      null,
      [],
      'text',
    ];
    const before = (await must(the.host.handlers['games.open']({ id }))).revision;
    const stranger = the.at(url);
    for (const role of roles) {
      expect(await device.join(code, role)).toMatchObject({ ok: true });
      await the.give({ role, side: 'german' });
      for (const name of [...Object.keys(contract), 'no.call', '__proto__', 'constructor'] as CallName[]) {
        expect((await stranger.call(name, { id })).status).toBe(401);
        for (const input of inputs) {
          const { status, reply } = await device.call(name, input);
          const said = JSON.stringify(reply);
          for (const kept of [secret, the.folder, the.renderer, 'smn1.BOX', '3/7', other.envelope.id])
            expect(said, `${name} ${JSON.stringify(input)}`).not.toContain(kept);
          expect(status).toBe(200);
          if (!Object.hasOwn(mayCall, name) || !mayCall[name].includes(role))
            expect(reply, name).toEqual({ ok: false, reason: 'room.role' });
        }
      }
      // of all this one thing is a change, and one role may make it: to go back to the set-up
      const { revision } = await must(the.host.handlers['games.open']({ id }));
      expect(revision, role).toBe(role === 'plays' ? before + 1 : before);
    }
    expect((await must(the.host.handlers['room.state']({}))).open).toBeDefined();
  });

  it('gives the game of the room without what stays with its owner, for reading alone', async () => {
    const fix = { ...line('l3', 'l2', []), fix: [{ entry: 'l2', facts: drawn }], insert: [] };
    const { id, device } = await joined([line('l1', null, [sealed]), line('l2', 'l1', drawn), fix]);
    const { reply } = await device.call('games.open', { id });
    expect(reply.value).toMatchObject({ readOnly: 'second', envelope: { name: 'Invented evening' } });
    const [first, second, third] = reply.value.lines;
    expect(first.facts).toEqual([{ ...sealed, box: '' }]);
    expect(second.facts).toEqual([{ kind: 'set', cell: 'drawn', value: '?' }]);
    expect(third.fix).toEqual([{ entry: 'l2', facts: [{ kind: 'set', cell: 'drawn', value: '?' }] }]);
    // on disk and to its owner it is as it was
    expect((await must(the.host.handlers['games.open']({ id }))).lines[1]).toMatchObject({ facts: drawn });
  });

  it('is not opened by a host that may only read, nor for a game that is not there', async () => {
    const { id } = (await create(the.host.handlers, newGame)).envelope;
    const second = open();
    expect(await second.handlers['room.open']({ id, hidden })).toMatchObject({ ok: false, reason: 'save.readOnly' });
    expect(await the.host.handlers['room.open']({ id: 'nobody', hidden })).toMatchObject({ reason: 'save.missing' });
  });
});

describe('the code', () => {
  it('lets in whoever has it, and is typed as one likes', async () => {
    const { device, code } = await shared();
    expect(await device.join(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toMatchObject({ ok: true });
  });

  it('is refused to a device that tried five wrong ones, the right one too', async () => {
    const { device, code } = await shared();
    for (let i = 0; i < 5; i++) expect(await device.join('22222222')).toEqual({ ok: false, reason: 'room.code' });
    expect(await device.join(code)).toEqual({ ok: false, reason: 'room.tries' });
  });

  it('is over after ten minutes, and when another is made', async () => {
    const { device, code } = await shared();
    const { open: room } = await must(the.host.handlers['room.code']({}));
    expect(room?.code?.code).not.toBe(code);
    expect(await device.join(code)).toEqual({ ok: false, reason: 'room.code' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    expect(await device.join(room?.code?.code ?? '')).toEqual({ ok: false, reason: 'room.code' });
    expect((await must(the.host.handlers['room.state']({}))).open?.code).toBeUndefined();
    vi.useRealTimers();
  });
});

describe('the room', () => {
  it('speaks TLS with a certificate of this machine, whose fingerprint its owner sees', async () => {
    const { device, room, url } = await shared();
    const page = await device.ask('/');
    expect(page).toMatchObject({ status: 200, text: '<title>pages</title>', fingerprint: room.fingerprint });
    await expect(fetch(url.replace('https', 'http'))).rejects.toThrow();
    await expect(fetch(url)).rejects.toThrow();
    if (process.platform !== 'win32') expect(statSync(path.join(the.folder, 'room.json')).mode & 0o777).toBe(0o600);
  });

  it('refuses another Host, another Origin, another method and paths out of its folder', async () => {
    const { device, code } = await shared();
    expect((await device.ask('/', { headers: { host: 'evil.example' } })).status).toBe(421);
    expect((await device.post('/join', { code, name: 'x' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await device.post('/join', { code, name: 'x' }, { 'content-type': 'text/plain' })).status).toBe(403);
    expect((await device.ask('/', { method: 'PUT' })).status).toBe(405);
    expect((await device.ask('/../room.json')).status).toBe(404);
    expect((await device.ask('/stream')).status).toBe(401);
    expect((await device.post('/join', { code: 'x'.repeat(100_000), name: 'x' })).status).toBe(413);
  });

  it('is closed at a click and at the end of the app: nobody hears anything more, and the key is gone', async () => {
    const { device, id } = await joined();
    await must(the.host.handlers['room.close']({}));
    await expect(device.ask('/')).rejects.toThrow();
    expect(existsSync(path.join(the.folder, 'room.json'))).toBe(false);
    expect(await must(the.host.handlers['room.state']({}))).toEqual({});
    await must(the.host.handlers['room.open']({ id, hidden }));
    expect(existsSync(path.join(the.folder, 'room.json'))).toBe(true);
    await the.host.close();
    expect(existsSync(path.join(the.folder, 'room.json'))).toBe(false);
  });

  it('is closed when its game is deleted', async () => {
    const { device, id } = await joined();
    await must(the.host.handlers['games.remove']({ id }));
    await expect.poll(async () => (await must(the.host.handlers['room.state']({}))).open).toBeUndefined();
    await expect(device.ask('/')).rejects.toThrow();
  });

  it('takes a device out: it has to ask for a code again', async () => {
    const told: HostEvent[] = [];
    the.host.listen((event) => told.push(event));
    const { device } = await joined();
    expect(told).toContainEqual({ event: 'changed', what: 'room' });
    const [one] = (await must(the.host.handlers['room.state']({}))).open?.followers ?? [];
    expect(one).toMatchObject({ name: 'tablet', role: 'sees', here: false });
    await must(the.host.handlers['room.remove']({ follower: one?.id ?? '' }));
    expect((await device.call('app.info')).status).toBe(401);
  });

  it('is taken up after a crash with the same key and the same devices', async () => {
    const { device, id, room } = await joined();
    // what a crash leaves: the file, and no lock
    const left = readFileSync(path.join(the.folder, 'room.json'), 'utf8');
    await the.host.close();
    writeFileSync(path.join(the.folder, 'room.json'), left);
    the.host = open();
    device.close();
    expect(await must(the.host.handlers['room.state']({}))).toEqual({ left: id });
    const again = await must(the.host.handlers['room.open']({ id, hidden }));
    expect(again.open).toMatchObject({ fingerprint: room.fingerprint, addresses: room.addresses });
    expect((await device.call('games.open', { id })).reply).toMatchObject({ ok: true });
    // the code of then is over
    expect(await device.join(room.code?.code ?? '')).toEqual({ ok: false, reason: 'room.code' });
  });
});

describe('who follows', () => {
  it('hears every line as it is written, without what is kept, where the game stands, and what the screen shows', async () => {
    const { device, id } = await joined([line('l1', null, [])]);
    const follows = device.follow(await openingOf(device));
    await must(
      the.host.handlers['games.write']({
        id,
        base: 2,
        lines: [line('l2', 'l1', drawn)],
        head: 'l2',
        face: { ...face, turn: 2 },
      }),
    );
    await expect.poll(() => follows.now.get('stand')).toMatchObject({ head: 'l2', revision: 3, face: { turn: 2 } });
    expect(follows.lines.get('l2')).toMatchObject({ facts: [{ kind: 'set', cell: 'drawn', value: '?' }] });
    await must(the.host.handlers['games.rename']({ id, name: 'Other name' }));
    await expect.poll(() => follows.now.get('envelope')).toMatchObject({ name: 'Other name' });
    await must(
      the.host.handlers['room.show']({ game: id, place: 'fight', calc: 'attack', draft: { input: { a: 1 } } }),
    );
    await expect.poll(() => follows.screen.get('shown')).toMatchObject({ place: 'fight', draft: { input: { a: 1 } } });
    await expect
      .poll(async () => (await must(the.host.handlers['room.state']({}))).open?.followers)
      .toMatchObject([{ name: 'tablet', here: true }]);
    follows.stop();
  });

  it('changes nothing by whatever it writes itself', async () => {
    const { device, id } = await joined();
    const opening = await openingOf(device);
    const [bad, good] = [device.follow(opening), device.follow(opening)];
    await must(the.host.handlers['games.write']({ id, base: 1, lines: [line('l1', null, [])], head: 'l1', face }));
    await expect.poll(() => [bad.lines.has('l1'), good.lines.has('l1')]).toEqual([true, true]);
    bad.lines.set('forged', line('forged', 'l1', []));
    bad.now.set('stand', { head: 'forged' });
    bad.cut();
    await must(the.host.handlers['games.write']({ id, base: 2, lines: [line('l2', 'l1', [])], head: 'l2', face }));
    await expect.poll(() => [bad.lines.has('l2'), good.lines.has('l2')]).toEqual([true, true]);
    expect(good.lines.has('forged')).toBe(false);
    expect(good.now.get('stand')).toMatchObject({ head: 'l2' });
    bad.stop();
    good.stop();
  });

  it('misses nothing and has nothing twice over connections that break at random', async () => {
    const { device, id } = await joined();
    const opening = await openingOf(device);
    const all = [device.follow(opening), device.follow(opening), device.follow(opening)];
    const lines = longJournal(300) as readonly { readonly id: string }[];
    let base = 1;
    for (const [i, one] of lines.entries()) {
      await must(the.host.handlers['games.write']({ id, base, lines: [one], head: one.id, face }));
      base += 1;
      if (i % 7 === 0) all[i % all.length]?.cut();
    }
    for (const { lines: heard, now } of all) {
      await expect.poll(() => now.get('stand'), { timeout: 5_000 }).toMatchObject({ head: lines.at(-1)?.id });
      expect([...heard.keys()].sort()).toEqual(lines.map((one) => one.id).sort());
    }
    for (const one of all) one.stop();
  });
});
