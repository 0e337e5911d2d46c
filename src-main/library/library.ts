import path from 'node:path';
import { cleanFolder, isStray, names, removeFolder } from './files.ts';
import { type Games, openGames } from './games.ts';
import type { StoreClass } from './head.ts';
import { lockLibrary } from './lock.ts';
import { openPhotos, type Photos } from './photos.ts';
import { openSettings } from './settings.ts';
import { openThings, type Things } from './things.ts';

/** A library folder, held by this host or only read. */
export interface Library {
  readonly folder: string;
  readonly games: Games;
  readonly things: Things;
  readonly photos: Photos;
  readonly settings: ReturnType<typeof openSettings>;
  /** 'locked' or 'folder', when nothing can be written; asks again, since the other host may have gone */
  readonly readOnly: () => string | undefined;
  /** waits for what is under way and lets go of the lock */
  readonly close: () => Promise<void>;
}

/** What a process killed in the middle of a write left behind. */
const clean = (folder: string): void => {
  cleanFolder(folder);
  cleanFolder(path.join(folder, 'things'));
  cleanFolder(path.join(folder, 'photos'));
  const bin = path.join(folder, 'bin', 'games');
  for (const name of names(bin)) if (isStray(name)) removeFolder(path.join(bin, name));
  const games = path.join(folder, 'games');
  for (const name of names(games)) {
    const game = path.join(games, name);
    if (isStray(name)) removeFolder(game);
    else for (const part of ['', 'journal', 'backups']) cleanFolder(path.join(game, part));
  }
};

/** How soon a host that may only read asks for the lock again; asking is dear where the system is slow to answer. */
const askAgain = process.platform === 'linux' ? 1_000 : 10_000;

export const openLibrary = (
  folder: string,
  Store: StoreClass | Promise<StoreClass>,
  host: string,
  now: () => Date = () => new Date(),
): Library => {
  let lock = lockLibrary(folder, host);
  let asked = Date.now();
  const tidy = (): void => {
    try {
      if (lock.held) clean(folder);
    } catch {
      // a folder that cannot be read says so when it is listed
    }
  };
  tidy();
  const readOnly = (): string | undefined => {
    if (!lock.held && Date.now() - asked > askAgain) {
      lock = lockLibrary(folder, host);
      asked = Date.now();
      tidy();
    }
    return lock.held ? undefined : lock.why;
  };
  const games = openGames({ library: folder, Store, now, readOnly });
  return {
    folder,
    games,
    things: openThings(folder, now),
    photos: openPhotos(folder, now),
    settings: openSettings(folder, now),
    readOnly,
    close: async () => {
      await games.settle();
      if (lock.held) lock.release();
    },
  };
};
