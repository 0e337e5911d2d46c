import fs from 'node:fs';
import path from 'node:path';
import { limits } from '#shared/limits.ts';
import { parseJson } from '#shared/saves/depth.ts';

/**
 * The one place that touches the disk (conf's own writes of the head aside). Everything is synchronous: one change is
 * one unbroken run, so two calls never mix. A write is temp file, fsync, rename, directory fsync: after it returns, the
 * new text is on disk; if it throws, the old one still is.
 */

/** What Node says when the system refuses: `ENOSPC`, `EROFS` … */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const diskFull = (file: string): Error =>
  Object.assign(new Error(`no space left to write ${path.basename(file)}`), { code: 'ENOSPC' });

/** What lies in a library is its player's: no other user of the machine reads it. */
export const fileMode = 0o600;
const folderMode = 0o700;

let writes = 0;
/** conf and this layer both leave such names when a process dies in the middle of a write. */
export const isStray = (name: string): boolean => /\.tmp-[0-9a-f-]+$/.test(name);

/** Makes the names in a directory last. Windows keeps no handle on directories and needs none. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

const writeAll = (file: string, data: Buffer): void => {
  const handle = fs.openSync(file, 'w', fileMode);
  try {
    // A full disk can take a part of the bytes and say so only by their number.
    for (let at = 0; at < data.length; ) {
      const taken = fs.writeSync(handle, data, at, data.length - at);
      if (taken === 0) throw diskFull(file);
      at += taken;
    }
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
};

/** On Windows a virus scanner may hold a file for a blink; elsewhere a refusal is a refusal. */
const rename = (from: string, to: string): void => {
  for (let left = process.platform === 'win32' ? 20 : 0; ; left--) {
    try {
      fs.renameSync(from, to);
      return;
    } catch (error) {
      if (left <= 0 || !['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 25);
    }
  }
};

export const write = (file: string, data: string | Buffer): void => {
  const temp = `${file}.tmp-${process.pid.toString(16)}-${(writes++).toString(16)}`;
  try {
    writeAll(temp, typeof data === 'string' ? Buffer.from(data) : data);
    rename(temp, file);
  } catch (error) {
    remove(temp);
    throw error;
  }
  syncFolder(path.dirname(file));
};

/** The bytes of a file, or undefined when there is none. Any other trouble is thrown as the system names it. */
export const readBytes = (file: string): Buffer | undefined => {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
};
export const read = (file: string): string | undefined => readBytes(file)?.toString('utf8');

/** The same of what may be read while others have their turn; undefined, too, where the disk refuses. */
export const readSoon = (file: string): Promise<string | undefined> =>
  fs.promises.readFile(file, 'utf8').catch(() => undefined);

/** The JSON of a file; undefined when there is none or when it is not JSON (`exists` tells the two apart). */
export const readJson = (file: string): unknown => {
  const text = read(file);
  return text === undefined ? undefined : parseJson(text, limits.oldDepth);
};

export const exists = (file: string): boolean => fs.existsSync(file);

const isFolder = (folder: string): boolean => fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those above it; the names of the new ones are made to last. One by one: asked for all at once,
 * Node never comes back from a place that answers ENOENT inside a folder that is there.
 */
export const makeFolder = (folder: string): void => {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !isFolder(at) && path.dirname(at) !== at; at = path.dirname(at)) missing.push(at);
  for (const one of missing.reverse()) {
    try {
      fs.mkdirSync(one, folderMode);
    } catch (error) {
      // another process was quicker
      if (codeOf(error) !== 'EEXIST' || !isFolder(one)) throw error;
    }
    syncFolder(path.dirname(one));
  }
};

/** Closes a folder of an older version to other users; a disk that knows no such thing leaves it as it is. */
export const closeToOthers = (folder: string): void => {
  try {
    if ((fs.statSync(folder).mode & 0o077) !== 0) fs.chmodSync(folder, folderMode);
  } catch {
    // it is what protects the files of older versions; those of this one protect themselves
  }
};

/** Names in a folder, sorted; none when there is no such folder. */
export const names = (folder: string): readonly string[] => {
  try {
    return fs.readdirSync(folder).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
};

/** Takes a file away if it is there; that it could not be is no trouble of the player's. */
export const remove = (file: string): void => {
  try {
    fs.unlinkSync(file);
  } catch {
    // a stray file is cleaned at the next start
  }
};

export const removeFolder = (folder: string): void => {
  fs.rmSync(folder, { recursive: true, force: true });
};

/** Moves a file or folder; both its old and its new place are made to last. Never over something that is there. */
export const move = (from: string, to: string): void => {
  if (exists(to)) throw Object.assign(new Error(`${path.basename(to)} is already there`), { code: 'EEXIST' });
  makeFolder(path.dirname(to));
  rename(from, to);
  syncFolder(path.dirname(to));
  syncFolder(path.dirname(from));
};

/** A second name for a file as it is now, where the file system has such; otherwise a copy. */
export const keepAs = (file: string, copy: string): void => {
  if (!exists(file)) return;
  remove(copy);
  try {
    fs.linkSync(file, copy);
  } catch {
    fs.copyFileSync(file, copy);
  }
};

/** Puts a kept file back in the place of a bad one: needs no room on the disk. */
export const putBack = (copy: string, file: string): void => {
  rename(copy, file);
  syncFolder(path.dirname(file));
};

/** Clears what a killed process left half-written in a folder. */
export const cleanFolder = (folder: string): void => {
  for (const name of names(folder)) if (isStray(name)) remove(path.join(folder, name));
};

/** How many bytes a file has; 0 when there is none. */
export const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Adds to a file of no player's; nobody waits until it is on disk. */
export const append = (file: string, text: string): void => fs.appendFileSync(file, text, { mode: fileMode });
