import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Conf from 'conf';
import type { Handlers, In, Out, Reply } from '#shared/contract.ts';
import { type Host, openHost } from '../../handlers.ts';

/** In memory where the system has such a folder: thousands of synced writes would wait for the disk. */
const base = ((): string => {
  try {
    accessSync('/dev/shm', constants.W_OK);
    return '/dev/shm';
  } catch {
    return os.tmpdir();
  }
})();

/** A library of its own for a test. */
const made: string[] = [];
export const tempFolder = (): string => {
  const folder = mkdtempSync(path.join(base, 'stato-maggiore-'));
  made.push(folder);
  return folder;
};
const hosts: Host[] = [];
export const openTemp = (folder: string, now?: () => Date): Host => {
  const host = openHost({
    folder,
    Store: Conf,
    host: 'browser',
    version: '0.0.0',
    locale: 'it-IT',
    ...(now ? { now } : {}),
  });
  hosts.push(host);
  return host;
};
/** Lets go of locks. */
export const closeHosts = async (): Promise<void> => {
  for (const host of hosts.splice(0)) await host.close();
};
/** Lets go of locks and folders. */
export const cleanUp = async (): Promise<void> => {
  await closeHosts();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** The value of a reply that must be good. */
export const must = async <T>(reply: Promise<Reply<T>>): Promise<T> => {
  const answer = await reply;
  if (!answer.ok) throw new Error(`refused: ${answer.reason} ${JSON.stringify(answer.p ?? {})}`);
  return answer.value;
};

export const setUp = { cells: {}, balances: { vp: 0 }, options: {}, place: { path: 't1', turn: 1 } };
export const face = { turn: 1, turns: 12 };
export const newGame: In<'games.create'> = {
  game: 'invented',
  gameVersion: 1,
  scenario: 'first',
  name: 'Invented evening',
  players: { axis: 'Anna', soviet: 'Bruno' },
  setUp,
  things: {},
  face,
};
export const create = (handlers: Handlers, more: Partial<In<'games.create'>> = {}): Promise<Out<'games.create'>> =>
  must(handlers['games.create']({ ...newGame, ...more }));

/** Every file under a folder with its bytes, to show that nothing else was touched. */
export const filesIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
