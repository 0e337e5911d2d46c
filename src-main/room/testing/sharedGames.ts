import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Part } from '#shared/room.ts';
import { type Host, openHost } from '../../handlers.ts';
import { cleanUp, create, face, must, tempFolder } from '../../library/testing/temp.ts';
import { deviceAt } from './device.ts';

export const hidden = { cells: ['drawn'], rolls: ['draw'] };
export const secret = 'a plan nobody else may read';
export const leningrad = { game: 'roads-to-leningrad', name: 'Invented evening' };
export const sealed = { kind: 'sealed', note: 'plan/1', side: 'soviet', print: 'PRINT', box: 'smn1.BOX' };
export const line = (id: string, parent: string | null, facts: readonly unknown[]) => ({
  id,
  parent,
  at: '2026-01-02T20:00:00.000Z',
  says: { id: 'x.says' },
  facts,
  spans: [],
});
export const drawn = [
  { kind: 'roll', what: 'draw', sides: 7, faces: [3], by: 'table' },
  { kind: 'set', cell: 'drawn', value: '3/7' },
];

/** A host with games open to the room, and devices at its door: made for each test anew. */
export const sharedGames = () => {
  const hosts: Host[] = [];
  const devices: ReturnType<typeof deviceAt>[] = [];
  const the = {} as { folder: string; renderer: string; host: Host };

  const open = (): Host => {
    const opened = openHost({
      folder: the.folder,
      Store: Conf,
      host: 'browser',
      version: '1.2.3',
      locale: 'it-IT',
      renderer: the.renderer,
      roomAddresses: ['127.0.0.1'],
    });
    hosts.push(opened);
    return opened;
  };
  beforeEach(() => {
    the.folder = tempFolder();
    the.renderer = tempFolder();
    mkdirSync(path.join(the.renderer, 'assets'));
    writeFileSync(path.join(the.renderer, 'index.html'), '<title>pages</title>');
    the.host = open();
  });
  afterEach(async () => {
    for (const device of devices.splice(0)) device.close();
    for (const one of hosts.splice(0)) await one.close();
    await cleanUp();
  });

  const at = (url: string) => {
    const device = deviceAt(url);
    devices.push(device);
    return device;
  };
  /** A game in the library, shared; and a device at its door. */
  const shared = async (lines: readonly unknown[] = []) => {
    const { id } = (await create(the.host.handlers, leningrad)).envelope;
    const head = (lines.at(-1) as { id: string } | undefined)?.id ?? null;
    if (lines.length > 0) await must(the.host.handlers['games.write']({ id, base: 1, lines: [...lines], head, face }));
    const { open: room } = await must(the.host.handlers['room.open']({ id, hidden }));
    if (!room) throw new Error('the room is open');
    const url = room.addresses[0]?.url ?? '';
    return { id, room, url, device: at(url), code: room.code?.code ?? '' };
  };
  const joined = async (lines?: readonly unknown[]) => {
    const all = await shared(lines);
    expect(await all.device.join(all.code)).toMatchObject({ ok: true });
    return all;
  };
  const openingOf = async (device: ReturnType<typeof deviceAt>): Promise<string> =>
    (await device.call('app.info')).reply.value.second.opening;
  /** What the device that joined last does from now on. */
  const give = async (part: Part): Promise<string> => {
    const { open: room } = await must(the.host.handlers['room.state']({}));
    const follower = room?.followers.at(-1)?.id ?? '';
    await must(the.host.handlers['room.part']({ follower, ...part }));
    return follower;
  };
  return Object.assign(the, { open, at, devices, shared, joined, openingOf, give });
};
