import path from 'node:path';
import { gunzipSync, gzip } from 'node:zlib';
import { type GameContent, readGameFile, writeGameFile } from '#shared/saves/exportFile.ts';
import { type Backup, backupName, backupOf, thin } from './backups.ts';
import { exists, makeFolder, names, readBytes, remove, write } from './files.ts';
import { sha } from './head.ts';

/** The backups of one game: in its folder, each one whole export, compressed. */
const folderOf = (game: string): string => path.join(game, 'backups');

/** Newest first. */
export const listBackups = (game: string): readonly Backup[] =>
  names(folderOf(game))
    .map(backupOf)
    .filter((backup) => backup !== undefined)
    .sort((a, b) => (a.at < b.at ? 1 : -1));

const zipped = (text: string): Promise<Buffer> =>
  new Promise((resolve, reject) => gzip(text, { level: 4 }, (error, data) => (error ? reject(error) : resolve(data))));

/** Compresses off the main thread, then writes and thins. */
export const makeBackup = async (game: string, content: GameContent, at: Date, kept = false): Promise<string> => {
  const name = backupName(at, content.face.turn, content.lines.length, kept);
  const data = await zipped(writeGameFile(content, true, sha));
  // The game may have been moved to the bin meanwhile; it must not come to life again as an empty folder.
  if (!exists(game)) return name;
  makeFolder(folderOf(game));
  write(path.join(folderOf(game), name), data);
  for (const old of thin(listBackups(game)).drop) remove(path.join(folderOf(game), old.id));
  return name;
};

/** What a backup may unpack to: 100,000 lines and more. */
const largest = 256 * 1024 * 1024;

/** A backup's content, or undefined when it is not there or not whole. */
export const readBackup = (game: string, id: string): GameContent | undefined => {
  if (!backupOf(id)) return undefined;
  const data = readBytes(path.join(folderOf(game), id));
  if (!data) return undefined;
  try {
    const text = gunzipSync(data, { maxOutputLength: largest }).toString('utf8');
    const file = readGameFile(text, sha, largest);
    return file.ok ? file.value : undefined;
  } catch {
    return undefined;
  }
};

export const newestGood = (game: string): { readonly backup: Backup; readonly content: GameContent } | undefined => {
  for (const backup of listBackups(game)) {
    const content = readBackup(game, backup.id);
    if (content) return { backup, content };
  }
  return undefined;
};
