import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallName, contract, type HostEvent } from '#shared/contract.ts';
import { roles } from '#shared/room.ts';
import { longJournal } from '#shared/saves/testing/sampleGame.ts';
import { type Host, openHost } from '../handlers.ts';
import { cleanUp, create, face, must, newGame, tempFolder } from '../library/testing/temp.ts';
import { mayCall } from './gate.ts';
import { deviceAt } from './testing/device.ts';

const hidden = { cells: ['drawn'], rolls: ['draw'] };
const secret = 'a plan nobody else may read';
let folder: string;
let renderer: string;
let host: Host;
const hosts: Host[] = [];
const devices: ReturnType<typeof deviceAt>[] = [];

const open = (): Host => {
  const opened = openHost({
    folder,
    Store: Conf,
    host: 'browser',
    version: '1.2.3',
    locale: 'it-IT',
    renderer,
    roomAddresses: ['127.0.0.1'],
  });
  hosts.push(opened);
  return opened;
};
beforeEach(() => {
  folder = tempFolder();
  renderer = tempFolder();
  mkdirSync(path.join(renderer, 'assets'));
  writeFileSync(path.join(renderer, 'index.html'), '<title>pages</title>');
  host = open();
});
afterEach(async () => {
  for (const device of devices.splice(0)) device.close();
  for (const one of hosts.splice(0)) await one.close();
  await cleanUp();
});

const leningrad = { game: 'roads-to-leningrad', name: 'Invented evening' };
const sealed = { kind: 'sealed', note: 'plan/1', side: 'soviet', print: 'PRINT', box: 'smn1.BOX' };
const line = (id: string, parent: string | null, facts: readonly unknown[]) => ({
  id,
  parent,
  at: '2026-01-02T20:00:00.000Z',
  says: { id: 'x.says' },
  facts,
  spans: [],
});
const drawn = [
  { kind: 'roll', what: 'draw', sides: 7, faces: [3], by: 'table' },
  { kind: 'set', cell: 'drawn', value: '3/7' },
];

/** A game in the library, shared; and a device at its door. */
const shared = async (lines: readonly unknown[] = []) => {
  const { id } = (await create(host.handlers, leningrad)).envelope;
  if (lines.length > 0)
    await must(
      host.handlers['games.write']({
        id,
        base: 1,
        lines: [...lines],
        head: (lines.at(-1) as { id: string }).id,
        face,
      }),
    );
  const { open: room } = await must(host.handlers['room.open']({ id, hidden }));
  if (!room) throw new Error('the room is open');
  const url = room.addresses[0]?.url ?? '';
  const device = deviceAt(url);
  devices.push(device);
  return { id, room, url, device, code: room.code?.code ?? '' };
};
const joined = async (lines?: readonly unknown[]) => {
  const all = await shared(lines);
  expect(await all.device.join(all.code)).toMatchObject({ ok: true });
  return all;
};
const openingOf = async (device: ReturnType<typeof deviceAt>): Promise<string> =>
  (await device.call('app.info')).reply.value.second.opening;

describe('the gate', () => {
  it('has a row for every call, and no other', () => {
    expect(Object.keys(mayCall).sort()).toEqual(Object.keys(contract).sort());
  });

  it('answers every role what its row allows and refuses all else, whatever is sent with it', async () => {
    const { id, device, code, url } = await shared([line('l1', null, [sealed]), line('l2', 'l1', drawn)]);
    const other = await create(host.handlers, { ...leningrad, name: secret });
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
    const before = (await must(host.handlers['games.open']({ id }))).revision;
    const stranger = deviceAt(url);
    devices.push(stranger);
    for (const role of roles) {
      expect(await device.join(code, role)).toMatchObject({ ok: true });
      for (const name of [...Object.keys(contract), 'no.call', '__proto__', 'constructor'] as CallName[]) {
        expect((await stranger.call(name, { id })).status).toBe(401);
        for (const input of inputs) {
          const { status, reply } = await device.call(name, input);
          const said = JSON.stringify(reply);
          for (const kept of [secret, folder, renderer, 'smn1.BOX', '3/7', other.envelope.id])
            expect(said, `${name} ${JSON.stringify(input)}`).not.toContain(kept);
          expect(status).toBe(200);
          if (!Object.hasOwn(mayCall, name) || !mayCall[name].includes(role))
            expect(reply, name).toEqual({ ok: false, reason: 'room.role' });
        }
      }
    }
    expect((await must(host.handlers['games.open']({ id }))).revision).toBe(before);
    expect((await must(host.handlers['room.state']({}))).open).toBeDefined();
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
    expect((await must(host.handlers['games.open']({ id }))).lines[1]).toMatchObject({ facts: drawn });
  });

  it('is not opened by a host that may only read, nor for a game that is not there', async () => {
    const { id } = (await create(host.handlers, newGame)).envelope;
    const second = open();
    expect(await second.handlers['room.open']({ id, hidden })).toMatchObject({ ok: false, reason: 'save.readOnly' });
    expect(await host.handlers['room.open']({ id: 'nobody', hidden })).toMatchObject({ reason: 'save.missing' });
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
    const { open: room } = await must(host.handlers['room.code']({}));
    expect(room?.code?.code).not.toBe(code);
    expect(await device.join(code)).toEqual({ ok: false, reason: 'room.code' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    expect(await device.join(room?.code?.code ?? '')).toEqual({ ok: false, reason: 'room.code' });
    expect((await must(host.handlers['room.state']({}))).open?.code).toBeUndefined();
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
    if (process.platform !== 'win32') expect(statSync(path.join(folder, 'room.json')).mode & 0o777).toBe(0o600);
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
    await must(host.handlers['room.close']({}));
    await expect(device.ask('/')).rejects.toThrow();
    expect(existsSync(path.join(folder, 'room.json'))).toBe(false);
    expect(await must(host.handlers['room.state']({}))).toEqual({});
    await must(host.handlers['room.open']({ id, hidden }));
    expect(existsSync(path.join(folder, 'room.json'))).toBe(true);
    await host.close();
    expect(existsSync(path.join(folder, 'room.json'))).toBe(false);
  });

  it('is closed when its game is deleted', async () => {
    const { device, id } = await joined();
    await must(host.handlers['games.remove']({ id }));
    await expect.poll(async () => (await must(host.handlers['room.state']({}))).open).toBeUndefined();
    await expect(device.ask('/')).rejects.toThrow();
  });

  it('takes a device out: it has to ask for a code again', async () => {
    const told: HostEvent[] = [];
    host.listen((event) => told.push(event));
    const { device } = await joined();
    expect(told).toContainEqual({ event: 'changed', what: 'room' });
    const [one] = (await must(host.handlers['room.state']({}))).open?.followers ?? [];
    expect(one).toMatchObject({ name: 'tablet', role: 'sees', here: false });
    await must(host.handlers['room.remove']({ follower: one?.id ?? '' }));
    expect((await device.call('app.info')).status).toBe(401);
  });

  it('is taken up after a crash with the same key and the same devices', async () => {
    const { device, id, room } = await joined();
    // what a crash leaves: the file, and no lock
    const left = readFileSync(path.join(folder, 'room.json'), 'utf8');
    await host.close();
    writeFileSync(path.join(folder, 'room.json'), left);
    host = open();
    device.close();
    expect(await must(host.handlers['room.state']({}))).toEqual({ left: id });
    const again = await must(host.handlers['room.open']({ id, hidden }));
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
      host.handlers['games.write']({
        id,
        base: 2,
        lines: [line('l2', 'l1', drawn)],
        head: 'l2',
        face: { ...face, turn: 2 },
      }),
    );
    await expect.poll(() => follows.now.get('stand')).toMatchObject({ head: 'l2', revision: 3, face: { turn: 2 } });
    expect(follows.lines.get('l2')).toMatchObject({ facts: [{ kind: 'set', cell: 'drawn', value: '?' }] });
    await must(host.handlers['games.rename']({ id, name: 'Other name' }));
    await expect.poll(() => follows.now.get('envelope')).toMatchObject({ name: 'Other name' });
    await must(host.handlers['room.show']({ game: id, place: 'fight', calc: 'attack', draft: { input: { a: 1 } } }));
    await expect.poll(() => follows.screen.get('shown')).toMatchObject({ place: 'fight', draft: { input: { a: 1 } } });
    await expect
      .poll(async () => (await must(host.handlers['room.state']({}))).open?.followers)
      .toMatchObject([{ name: 'tablet', here: true }]);
    follows.stop();
  });

  it('changes nothing by whatever it writes itself', async () => {
    const { device, id } = await joined();
    const opening = await openingOf(device);
    const [bad, good] = [device.follow(opening), device.follow(opening)];
    await must(host.handlers['games.write']({ id, base: 1, lines: [line('l1', null, [])], head: 'l1', face }));
    await expect.poll(() => [bad.lines.has('l1'), good.lines.has('l1')]).toEqual([true, true]);
    bad.lines.set('forged', line('forged', 'l1', []));
    bad.now.set('stand', { head: 'forged' });
    bad.cut();
    await must(host.handlers['games.write']({ id, base: 2, lines: [line('l2', 'l1', [])], head: 'l2', face }));
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
      await must(host.handlers['games.write']({ id, base, lines: [one], head: one.id, face }));
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
