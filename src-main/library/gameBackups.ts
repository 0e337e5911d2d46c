import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GameContent, readGameFile, writingGameFile } from '#shared/saves/exportFile.ts';
import { type Backup, backupName, backupOf, newestFirst, thin } from './backups.ts';
import { exists, makeFolder, move, names, readBytes, remove, removeFolder, write } from './files.ts';
import { type Head, sha } from './head.ts';
import { openPacking, zipped } from './packing.ts';

/**
 * The backups of games, each one whole export, compressed: beside the games, by their ids, so that what befalls a game's
 * own folder does not befall them. Older versions kept them inside it; those are found there.
 */
export interface Backups {
  /** Newest first. `folder`: the game's own, wherever it lies now. */
  readonly list: (id: string, folder: string) => readonly Backup[];
  /** Written a slice at a time, compressed off the main thread, then thinned. Its name; undefined: the game is gone. */
  readonly make: (
    id: string,
    folder: string,
    content: GameContent,
    at: Date,
    kept?: boolean,
  ) => Promise<string | undefined>;
  /** The same of a game as a head describes it, from its files, however long it is. Undefined, too, when they have changed. */
  readonly makeOf: (id: string, folder: string, of: Head, at: Date) => Promise<string | undefined>;
  /** A backup's content, or undefined when it is not there or not whole. */
  readonly read: (id: string, folder: string, backup: string) => GameContent | undefined;
  /** The newest that is whole. */
  readonly newestGood: (
    id: string,
    folder: string,
  ) => { readonly backup: Backup; readonly content: GameContent } | undefined;
  /** All of a game's, for good. */
  readonly removeAll: (id: string) => void;
  /** Out of a game's folder that is to be taken off the disk. */
  readonly rescue: (id: string, folder: string) => void;
}

/** What a backup may unpack to: 100,000 lines and more. */
const largest = 256 * 1024 * 1024;

/** Lets others have their turn between the slices of a long game. */
const textOf = async (content: GameContent): Promise<string> => {
  const writing = writingGameFile(content, true, sha);
  for (;;) {
    const step = writing.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

export const openBackups = (library: string): Backups => {
  const outside = (id: string): string => path.join(library, 'backups', id);
  const inside = (folder: string): string => path.join(folder, 'backups');
  const fileOf = (id: string, folder: string, name: string): string =>
    [outside(id), inside(folder)].map((place) => path.join(place, name)).find(exists) ?? path.join(outside(id), name);

  const list: Backups['list'] = (id, folder) =>
    [...new Set([...names(outside(id)), ...names(inside(folder))])]
      .map(backupOf)
      .filter((backup) => backup !== undefined)
      .sort(newestFirst);

  const read: Backups['read'] = (id, folder, backup) => {
    if (!backupOf(backup)) return undefined;
    const data = readBytes(fileOf(id, folder, backup));
    if (!data) return undefined;
    try {
      const text = gunzipSync(data, { maxOutputLength: largest }).toString('utf8');
      const file = readGameFile(text, sha, largest);
      return file.ok ? file.value : undefined;
    } catch {
      return undefined;
    }
  };

  const packed = openPacking();
  const put = (
    id: string,
    folder: string,
    data: Buffer,
    what: Omit<Parameters<typeof backupName>[0], 'n'>,
  ): string | undefined => {
    // The game may have been moved to the bin meanwhile.
    if (!exists(folder)) return undefined;
    const name = backupName({ ...what, n: 1 + (list(id, folder)[0]?.n ?? 0) });
    makeFolder(outside(id));
    write(path.join(outside(id), name), data);
    for (const old of thin(list(id, folder)).drop) remove(fileOf(id, folder, old.id));
    return name;
  };

  return {
    list,
    read,
    make: async (id, folder, content, at, kept = false) => {
      const { face, lines } = content;
      return put(id, folder, await zipped(await textOf(content)), { at, face, entries: lines.length, kept });
    },
    makeOf: async (id, folder, of, at) => {
      const data = await packed(id, folder, of);
      const entries = of.parts.reduce((sum, part) => sum + part.count, 0);
      return data && put(id, folder, data, { at, face: of.face, entries });
    },
    newestGood: (id, folder) => {
      for (const backup of list(id, folder)) {
        const content = read(id, folder, backup.id);
        if (content) return { backup, content };
      }
      return undefined;
    },
    removeAll: (id) => removeFolder(outside(id)),
    rescue: (id, folder) => {
      for (const name of names(inside(folder)).filter((one) => backupOf(one) !== undefined))
        if (!exists(path.join(outside(id), name))) move(path.join(inside(folder), name), path.join(outside(id), name));
    },
  };
};
