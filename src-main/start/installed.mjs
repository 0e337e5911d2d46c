import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Locked
 * @typedef {{ packages?: Readonly<Record<string, Locked>> }} Lock
 */

/**
 * Whether node_modules is what the lock asks for. npm keeps its own record of what it put there, so the two are compared
 * by content: times say little after a clone or a copy. Pure.
 *
 * @param {Lock | undefined} wanted package-lock.json
 * @param {Lock | undefined} present node_modules/.package-lock.json
 */
export const isInstalled = (wanted, present) => {
  if (!wanted?.packages || !present?.packages) return false;
  for (const [path, locked] of Object.entries(wanted.packages)) {
    if (path === '') continue;
    const found = present.packages[path];
    // An optional package of another platform is rightly absent.
    if (!found && (locked.optional || locked.devOptional)) continue;
    if (found?.version !== locked.version) return false;
  }
  return true;
};

/** @param {string} path @returns {Lock | undefined} */
const readLock = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** @param {string} root */
export const installedAt = (root) =>
  isInstalled(readLock(join(root, 'package-lock.json')), readLock(join(root, 'node_modules', '.package-lock.json')));

/**
 * @param {string} root
 * @param {'inherit' | 'toStderr'} output standard output may belong to an answer
 * @returns {number} npm's exit code
 */
export const install = (root, output = 'inherit') => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: output === 'inherit' ? 'inherit' : ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return run.status ?? 1;
};
