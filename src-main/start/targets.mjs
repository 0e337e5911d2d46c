import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is built, from which sources, into which file. A target is stale when its stamp (names, sizes and times of its
 * sources) is not the one written after its last build, or its output is gone.
 *
 * @typedef {'renderer' | 'browser' | 'desktop' | 'preload' | 'cli'} TargetName
 * @typedef {{ config: string, output: string, sources: readonly string[] }} Target
 */

const shared = ['src-rules', 'src-shared', 'package.json', 'package-lock.json', 'tsconfig.base.json'];
/** Of both hosts. */
const files = [
  'src-main/library',
  'src-main/handlers.ts',
  'src-main/given.ts',
  'src-main/updates.ts',
  'src-main/policy.ts',
  'src-main/version.ts',
  ...shared,
];

/** @type {Readonly<Record<TargetName, Target>>} */
export const targets = {
  renderer: {
    config: 'src-renderer/vite.config.ts',
    output: 'dist/renderer/index.html',
    sources: ['src-renderer', 'assets', 'THIRD-PARTY.txt', ...shared],
  },
  browser: {
    config: 'src-main/browser/vite.config.ts',
    output: 'dist/browser/main.js',
    sources: ['src-main/browser', ...files],
  },
  desktop: {
    config: 'src-main/desktop/vite.main.config.ts',
    output: 'dist/desktop/main.js',
    sources: ['src-main/desktop', ...files],
  },
  preload: {
    config: 'src-main/desktop/vite.preload.config.ts',
    output: 'dist/desktop/preload.cjs',
    sources: ['src-main/desktop', ...shared],
  },
  cli: { config: 'src-main/cli/vite.config.ts', output: 'dist/cli/main.js', sources: ['src-main/cli', ...shared] },
};

/** @type {readonly TargetName[]} */
export const allTargets = ['renderer', 'browser', 'desktop', 'preload', 'cli'];

const isTest = (/** @type {string} */ name) => /\.(test|bench|spec)\.tsx?$/.test(name) || name === 'testing';

/** @param {string} path @param {(line: string) => void} note */
const walk = (path, note) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    note(`${path}:${stat.size}:${Math.floor(stat.mtimeMs)}`);
    return;
  }
  for (const name of readdirSync(path).sort()) if (!isTest(name)) walk(join(path, name), note);
};

/**
 * @param {string} root
 * @param {Target} target
 */
export const stampOf = (root, target) => {
  const hash = createHash('sha1');
  for (const source of new Set([target.config, ...target.sources])) {
    hash.update(`${source}\n`);
    walk(join(root, source), (line) => hash.update(`${line.slice(root.length)}\n`));
  }
  return hash.digest('hex');
};

/**
 * Of which packages something is in a target, as their folders: written with every build.
 *
 * @param {string} root
 * @param {string} name
 */
export const packagesFile = (root, name) => join(root, '.cache', 'built', `${name}.packages.json`);

/** @param {string} root @param {string} name */
const stampFile = (root, name) => join(root, '.cache', 'built', name);

/**
 * @param {string} root
 * @param {TargetName} name
 */
export const isStale = (root, name) => {
  const target = targets[name];
  if (!existsSync(join(root, target.output))) return true;
  try {
    return readFileSync(stampFile(root, name), 'utf8') !== stampOf(root, target);
  } catch {
    return true;
  }
};

/**
 * Takes the stamp before the build and keeps it after, so that a source changed meanwhile is stale again.
 *
 * @param {string} root
 * @param {TargetName} name
 * @param {() => Promise<void>} build
 */
export const stamped = async (root, name, build) => {
  const stamp = stampOf(root, targets[name]);
  rmSync(stampFile(root, name), { force: true });
  await build();
  mkdirSync(join(root, '.cache', 'built'), { recursive: true });
  writeFileSync(stampFile(root, name), stamp);
};

/** @param {number} pid */
const lives = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * One build at a time in a folder: two questions asked at once would otherwise build into each other.
 *
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const alone = async (root, work) => {
  const lock = join(root, '.cache', 'building');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    let abandoned = false;
    try {
      const holder = Number(readFileSync(lock, 'utf8'));
      // An empty file is one being written, or one whose writer was killed at that very moment.
      abandoned = holder > 0 ? !lives(holder) : Date.now() - statSync(lock).mtimeMs > 5_000;
    } catch {
      continue; // just released
    }
    if (abandoned) rmSync(lock, { force: true });
    else await new Promise((done) => setTimeout(done, 50));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};
