import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { libraryOf } from './arguments.ts';
import { profileFolder } from './folders.ts';
import { windowKeeper } from './keeper.ts';
import { backgroundFor } from './look.ts';
import { firstWindow, placeOn } from './windowState.ts';

describe('the place of the window', () => {
  const screen = { x: 0, y: 0, width: 1920, height: 1040 };
  const second = { x: 1920, y: 0, width: 1280, height: 1024 };
  it('is kept while it is on a screen', () => {
    const state = { x: 2000, y: 40, width: 1000, height: 700, maximized: false };
    expect(placeOn(state, [screen, second])).toEqual(state);
  });
  it('is the middle again when its screen was unplugged', () =>
    expect(placeOn({ x: 2000, y: 40, width: 1000, height: 700, maximized: true }, [screen])).toEqual({
      width: 1000,
      height: 700,
      maximized: true,
    }));
  it('is kept with just enough of it on the screen to be grasped, and no longer with less', () => {
    const low = { x: 10, y: 920, width: 800, height: 600, maximized: false };
    expect(placeOn(low, [screen])).toMatchObject({ x: 10, y: 920 });
    expect(placeOn({ ...low, y: 921 }, [screen])).not.toHaveProperty('y');
  });
  it('is no larger than its screen', () =>
    expect(placeOn({ x: 10, y: 10, width: 4000, height: 3000, maximized: false }, [screen])).toEqual({
      x: 10,
      y: 10,
      width: 1920,
      height: 1040,
      maximized: false,
    }));
  it('leaves the title bar within reach', () =>
    expect(placeOn({ x: 10, y: -300, width: 800, height: 600, maximized: false }, [screen])).toMatchObject({ y: 0 }));
  it('is left to the system the first time, large enough for all there is to read at a table', () =>
    expect(placeOn(firstWindow, [screen])).toEqual({ width: 1280, height: 860, maximized: false }));
});

describe('the window in the library', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stato-window-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const state = { x: 1, y: 2, width: 900, height: 700, maximized: false };

  it('comes back as it was', async () => {
    const keeper = windowKeeper(folder, async () => true);
    expect(keeper.read()).toBeUndefined();
    await keeper.write(state);
    expect(keeper.read()).toEqual(state);
  });
  it('is not written where the library may only be read', async () => {
    await windowKeeper(folder, async () => false).write(state);
    expect(readdirSync(folder)).toEqual([]);
  });
  it.each(['', '{', '[]', '{"width":"wide"}', '{"width":1,"height":1,"maximized":false}'])(
    'is the first one when the file says %j',
    (text) => {
      writeFileSync(join(folder, 'window.json'), text);
      expect(windowKeeper(folder, async () => true).read()).toBeUndefined();
    },
  );
  it('says nothing when the folder is gone', async () => {
    rmSync(folder, { recursive: true });
    await expect(windowKeeper(folder, async () => true).write(state)).resolves.toBeUndefined();
  });
});

describe('--library', () => {
  it.each([
    [['electron', '.', '--library', '/games'], '/games'],
    [['electron', '.', '--library=/games'], '/games'],
    [['electron', '.', '--library', 'games', '--no-sandbox'], resolve('/from', 'games')],
    [['electron', '.', '--no-sandbox'], undefined],
    [['electron', '.', '--library'], undefined],
    // the words alone, without the program
    [['--library', '/games'], '/games'],
  ])('%j', (argv, folder) => expect(libraryOf(argv, '/from')).toBe(folder));
});

describe("Chromium's own profile", () => {
  const library = '/home/a/.local/share/stato-maggiore';
  it.each([
    ['linux', {}, '/home/a/.cache/stato-maggiore/profile'],
    ['linux', { XDG_CACHE_HOME: '/c' }, '/c/stato-maggiore/profile'],
    ['darwin', {}, '/home/a/Library/Caches/Stato Maggiore/profile'],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/Stato Maggiore/profile'],
  ])('lies apart from the library on %s with %j', (platform, env, folder) =>
    expect(profileFolder(platform, env, '/home/a', undefined)).toBe(folder),
  );
  it('is another for another library, and the same for the same one', () => {
    const of = (given: string) => profileFolder('linux', {}, '/home/a', given);
    expect(of(library)).toBe(of(library));
    expect(of(library)).not.toBe(of(`${library}2`));
  });
});

describe('the paper behind a page not drawn yet', () => {
  const light = { dark: false, contrast: false };
  const dark = { dark: true, contrast: false };
  it.each([
    ['light', dark, '#f7f7f0'],
    ['dark', light, '#1b1814'],
    ['contrast', light, '#000000'],
    ['system', light, '#f7f7f0'],
    ['system', dark, '#1b1814'],
    ['system', { dark: true, contrast: true }, '#000000'],
  ] as const)('%s on %j is %s', (theme, system, paper) => expect(backgroundFor(theme, system)).toBe(paper));
});
