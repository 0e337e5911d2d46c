import path from 'node:path';
import { cleanFolder, closeToOthers, codeOf, isStray, names, removeFolder } from './files.ts';
import { cleanThings } from './gameFiles.ts';
import { type Games, openGames } from './games.ts';
import type { StoreClass } from './head.ts';
import { lockLibrary } from './lock.ts';
import { openMarker } from './marker.ts';
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
  /**
   * 'locked', 'folder' or 'gone', when nothing can be written; asked anew for every write, since the other host may have gone
   * or our own lock may have been taken away
   */
  readonly readOnly: () => string | undefined;
  /** the lock is this host's, as far as it knows: asking changes nothing, and takes no lock that was let go */
  readonly holds: () => boolean;
  /** false: what was opened is unplugged, renamed or gone; no row, no write, until it is back; throws where the disk refuses */
  readonly isHere: () => boolean;
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
    else {
      for (const part of ['', 'journal', 'backups']) cleanFolder(path.join(game, part));
      cleanThings(game);
    }
  }
  const backups = path.join(folder, 'backups');
  for (const name of names(backups)) {
    const of = path.join(backups, name);
    cleanFolder(of);
    if (['things', 'photos'].includes(name)) for (const id of names(of)) cleanFolder(path.join(of, id));
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
  const marker = openMarker(folder);
  let lock = lockLibrary(folder, host);
  let asked = Date.now();
  /** The lock is held: what a crash left goes, and what has had its time. */
  const tidy = (): void => {
    if (!lock.held) return;
    try {
      closeToOthers(folder);
      marker.mark();
      clean(folder);
      games.clear();
    } catch (error) {
      // a folder that cannot be read says so when it is listed
      if (codeOf(error) === undefined) throw error;
    }
  };
  const askForLock = (): void => {
    if (lock.held) lock.release();
    lock = lockLibrary(folder, host);
    asked = Date.now();
    tidy();
  };
  /** What the disk refuses to say counts as it was: the next write meets the same trouble and says it. */
  const orIfRefused = (ask: () => boolean, otherwise: boolean): boolean => {
    try {
      return ask();
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      return otherwise;
    }
  };
  const readOnly = (): string | undefined => {
    // nothing is made in the place where a library was
    const isHere = orIfRefused(marker.isHere, true);
    if (!isHere && marker.isKnown()) return 'gone';
    if (lock.held ? !orIfRefused(lock.isOurs, true) : Date.now() - asked > askAgain) askForLock();
    if (lock.held) return undefined;
    return isHere ? lock.why : 'gone';
  };
  const games = openGames({ library: folder, Store, now, readOnly });
  tidy();
  const mayWrite = (): boolean => readOnly() === undefined;
  return {
    folder,
    games,
    things: openThings(folder, now, mayWrite),
    photos: openPhotos(folder, now, mayWrite),
    settings: openSettings(folder, now),
    readOnly,
    holds: () => lock.held && orIfRefused(marker.isHere, false),
    isHere: marker.isHere,
    close: async () => {
      await games.settle();
      if (lock.held) lock.release();
    },
  };
};
