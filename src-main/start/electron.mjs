import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The Electron binary: not an npm package but a file of 100 MB or more on Electron's own site, fetched at first use.
 */

/** An attempt that receives nothing for so long is given up. */
export const patience = 15_000;
const day = 24 * 60 * 60 * 1000;

/** @param {string} platform */
const binaryName = (platform) =>
  platform === 'darwin' ? 'Electron.app/Contents/MacOS/Electron' : platform === 'win32' ? 'electron.exe' : 'electron';

/** @param {string} root @returns {string} */
export const electronVersion = (root) =>
  JSON.parse(readFileSync(join(root, 'node_modules', 'electron', 'package.json'), 'utf8')).version;

/**
 * The path of the binary, when it is there and of the version this app is built for.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export const electronBinary = (root) => {
  const own = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (own) {
    const path = join(own, binaryName(process.platform));
    return existsSync(path) ? path : undefined;
  }
  const dist = join(root, 'node_modules', 'electron', 'dist');
  try {
    if (readFileSync(join(dist, 'version'), 'utf8').trim().replace(/^v/, '') !== electronVersion(root))
      return undefined;
  } catch {
    return undefined;
  }
  const path = join(dist, binaryName(process.platform));
  return existsSync(path) ? path : undefined;
};

/** @typedef {{ version: string, at: string, why: string }} GivenUp */

/**
 * Whether an attempt that failed is still to be remembered: for a day, and only for the same version. Pure.
 *
 * @param {unknown} memory
 * @param {string} version
 * @param {Date} now
 * @returns {memory is GivenUp}
 */
export const isRemembered = (memory, version, now) => {
  if (typeof memory !== 'object' || memory === null || !('at' in memory) || !('version' in memory)) return false;
  const age = now.getTime() - Date.parse(String(memory.at));
  // A clock set back must not make the memory last for ever.
  return memory.version === version && age >= 0 && age < day;
};

/** @param {string} root */
const memoryFile = (root) => join(root, '.cache', 'electron.json');

/**
 * @param {string} root
 * @param {string} version
 * @returns {GivenUp | undefined}
 */
export const givenUp = (root, version) => {
  try {
    const memory = JSON.parse(readFileSync(memoryFile(root), 'utf8'));
    return isRemembered(memory, version, new Date()) ? memory : undefined;
  } catch {
    return undefined;
  }
};

/**
 * @param {string} root
 * @param {GivenUp | undefined} memory
 */
export const remember = (root, memory) => {
  if (!memory) {
    rmSync(memoryFile(root), { force: true });
    return;
  }
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(memoryFile(root), JSON.stringify(memory));
};

/** No byte came for as long as we were ready to wait. */
export class Silence extends Error {}

/**
 * Fetches a file of known checksum; rejects with `Silence` when no byte comes for `idle` milliseconds.
 *
 * @param {{ url: string, to: string, sha256: string, idle?: number, onProgress?: (done: number, all: number) => void }} file
 */
export const fetchFile = async ({ url, to, sha256, idle = patience, onProgress = () => {} }) => {
  const stop = new AbortController();
  const silence = new Silence();
  let timer = setTimeout(() => stop.abort(silence), idle);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(silence), idle);
  };
  const part = `${to}.part`;
  let out;
  try {
    out = await open(part, 'w');
    const response = await fetch(url, { signal: stop.signal });
    if (!response.ok || !response.body) throw new Error(`HTTP ${response.status}`);
    const all = Number(response.headers.get('content-length') ?? 0);
    const hash = createHash('sha256');
    let done = 0;
    for await (const bytes of response.body) {
      heard();
      hash.update(bytes);
      await out.writeFile(bytes);
      done += bytes.length;
      onProgress(done, all);
    }
    await out.close();
    out = undefined;
    if (hash.digest('hex') !== sha256) throw new Error('checksum');
    renameSync(part, to);
  } finally {
    clearTimeout(timer);
    await out?.close();
    rmSync(part, { force: true });
  }
};

/**
 * Why a fetch failed, in a word a log can be searched for.
 *
 * @param {unknown} error
 */
export const whyNot = (error) => {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
};

/**
 * Fetches Electron's archive, checks it against the checksum that npm delivered, and unpacks it where the `electron`
 * package looks for it.
 *
 * @param {string} root
 * @param {(done: number, all: number) => void} onProgress
 */
export const fetchElectron = async (root, onProgress) => {
  const home = join(root, 'node_modules', 'electron');
  const version = electronVersion(root);
  const name = `electron-v${version}-${process.platform}-${process.arch}.zip`;
  /** @type {Record<string, string>} */
  const checksums = JSON.parse(readFileSync(join(home, 'checksums.json'), 'utf8'));
  const sha256 = checksums[name];
  if (!sha256) throw new Error(`${process.platform}-${process.arch}`);
  const mirror = process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror;
  const base = mirror ?? 'https://github.com/electron/electron/releases/download/';
  const url = new URL(`v${version}/${name}`, base.endsWith('/') ? base : `${base}/`).href;

  const to = join(root, '.cache', name);
  mkdirSync(join(root, '.cache'), { recursive: true });
  await fetchFile({ url, to, sha256, onProgress });
  const dist = join(home, 'dist');
  const { extract } = createRequire(join(home, 'package.json'))('@electron-internal/extract-zip');
  try {
    await extract(to, { dir: dist });
  } catch (error) {
    rmSync(dist, { recursive: true, force: true }); // half an Electron is worse than none
    throw error;
  }
  writeFileSync(join(home, 'path.txt'), binaryName(process.platform));
  rmSync(to, { force: true });
};
