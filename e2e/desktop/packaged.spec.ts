import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPackage, extractAll, listPackage } from '@electron/asar';
import { expect, test } from '@playwright/test';
import { call, must } from './contract.ts';
import { launch, withFolder } from './launch.ts';

/**
 * What a package holds, without Electron's archive: electron-builder's own reading of the file list, laid into an asar; and
 * the app started from what that asar holds, and from nothing else.
 */

const top = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const inBuilder = createRequire(require.resolve('electron-builder'));
type Stats = Awaited<ReturnType<typeof stat>>;
interface Matcher {
  readonly createFilter: () => (path: string, is: Stats) => boolean;
}

/** The files of the project that are packed, by their paths from its root. */
const packed = async (): Promise<readonly string[]> => {
  const { getConfig } = inBuilder('app-builder-lib/out/util/config/config');
  const { getFileMatchers } = inBuilder('app-builder-lib/out/fileMatcher');
  const config = await getConfig(top, null, null);
  const [matcher]: Matcher[] = getFileMatchers(config, 'files', 'app', {
    macroExpander: (pattern: string) => pattern,
    customBuildOptions: config.linux,
    globalOutDir: join(top, 'release'),
    defaultSrc: top,
  });
  const takes = matcher?.createFilter();
  if (!takes) throw new Error('no file list');
  const walk = async (folder: string): Promise<string[]> => {
    const found: string[] = [];
    for (const entry of await readdir(folder)) {
      const path = join(folder, entry);
      const is = await stat(path);
      if (is.isDirectory() ? entry !== '.git' && takes(path, is) : false) found.push(...(await walk(path)));
      else if (is.isFile() && takes(path, is)) found.push(relative(top, path).replaceAll('\\', '/'));
    }
    return found;
  };
  return (await walk(top)).sort();
};

test('a package holds the app and its licences, no source, no test, no map of the code, and is small', async () => {
  const files = await packed();
  const kinds = (path: string) =>
    /^dist\/(desktop|renderer)\/.+\.(js|cjs|css|html|woff2?|svg|wasm)$/.test(path) ||
    ['LICENSE', 'THIRD-PARTY.txt', 'assets/icon.png', 'package.json'].includes(path);
  expect(files.filter((path) => !kinds(path))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'THIRD-PARTY.txt',
      'assets/icon.png',
      'dist/desktop/main.js',
      'dist/desktop/preload.cjs',
      'dist/renderer/index.html',
      'package.json',
    ]),
  );
  const sizes = await Promise.all(files.map(async (path) => (await stat(join(top, path))).size));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  console.log(`packed: ${files.length} files, ${megabytes.toFixed(1)} MB`);
  expect(megabytes).toBeLessThan(15);
});

test('the app starts from an asar of exactly these files', () =>
  withFolder(async (folder) => {
    const files = await packed();
    const laid = join(folder, 'laid');
    for (const path of files) {
      await mkdir(dirname(join(laid, path)), { recursive: true });
      await cp(join(top, path), join(laid, path));
    }
    const asar = join(folder, 'app.asar');
    await createPackage(laid, asar);
    const within = listPackage(asar, { isPack: false }).map((path) => path.slice(1).replaceAll('\\', '/'));
    expect(within.filter((path) => files.includes(path)).sort()).toEqual(files);
    // Node reads no asar: the stand-in starts from what lies in it
    const app = join(folder, 'app');
    extractAll(asar, app);
    const started = await launch({ library: join(folder, 'library'), app });
    try {
      await expect(started.page.getByRole('button', { name: /sample/i }).first()).toBeVisible();
      expect(must(await call(started.page, 'app.info', {})).host).toBe('desktop');
      expect((await started.do('windows'))[0]?.icon).toBe(join(app, 'assets/icon.png'));
    } finally {
      expect(await started.quit()).toBe(0);
    }
    expect(started.errors()).toBe('');
  }));
