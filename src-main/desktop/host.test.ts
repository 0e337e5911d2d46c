import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type contract, defaultSettings, type HostEvent } from '#shared/contract.ts';
import { face, newGame } from '../library/testing/temp.ts';
import { callChannel, menuChannel } from './channels.ts';
import { menuTexts } from './menuTexts.ts';
import { startUrl } from './pages.ts';

/** The desktop host as it starts, with somebody in Electron's place who notes what is asked of it. */
const { electron, seen } = vi.hoisted(() => {
  type On = (...args: never[]) => unknown;
  const emitter = () => {
    const heard = new Map<string, On[]>();
    return {
      on: (event: string, on: On) => void heard.set(event, [...(heard.get(event) ?? []), on]),
      once: (event: string, on: On) => void heard.set(event, [...(heard.get(event) ?? []), on]),
      emit: (event: string, ...args: unknown[]) => {
        for (const on of heard.get(event) ?? []) on(...(args as never[]));
      },
    };
  };
  const seen = {
    menus: [] as MenuItemConstructorOptions[][],
    boxes: [] as unknown[][],
    saves: [] as unknown[][],
    picks: [] as unknown[][],
    save: { canceled: false, filePath: '' },
    pick: { canceled: false, filePaths: [] as string[] },
    windows: [] as ReturnType<typeof opened>[],
    quits: 0,
    documents: '',
    handlers: new Map<string, (event: object, ...args: unknown[]) => unknown>(),
  };
  const opened = (options: Readonly<Record<string, unknown>>) => {
    const mainFrame = { url: '' };
    const own = emitter();
    const window = {
      ...own,
      options,
      bounds: { x: 50, y: 60, width: 1000, height: 700 },
      destroyed: false,
      shown: [] as string[],
      loaded: '',
      told: [] as HostEvent[],
      isDestroyed: () => window.destroyed,
      isMinimized: () => true,
      isMaximized: () => false,
      getNormalBounds: () => window.bounds,
      maximize: () => void window.shown.push('maximize'),
      restore: () => void window.shown.push('restore'),
      show: () => void window.shown.push('show'),
      focus: () => void window.shown.push('focus'),
      close: () => window.emit('close', { preventDefault: () => {} }),
      loadURL: async (url: string) => {
        window.loaded = url;
        mainFrame.url = url;
      },
      webContents: {
        ...emitter(),
        mainFrame,
        isDestroyed: () => window.destroyed,
        send: (_channel: string, event: HostEvent) => void window.told.push(event),
      },
    };
    seen.windows.push(window);
    return window;
  };
  const app = {
    ...emitter(),
    enableSandbox: () => {},
    setPath: () => {},
    getPath: () => seen.documents,
    getAppPath: () => '',
    getVersion: () => '1.2.3',
    getLocale: () => 'en-US',
    getPreferredSystemLanguages: () => ['it-IT'],
    isPackaged: true,
    requestSingleInstanceLock: () => true,
    whenReady: async () => {},
    exit: () => {},
    quit: () => {
      seen.quits += 1;
    },
  };
  const handle = (channel: string, on: (event: object, ...args: unknown[]) => unknown) =>
    void seen.handlers.set(channel, on);
  const primary = { id: 2, workArea: { x: 0, y: 0, width: 1100, height: 800 } };
  const electron = {
    app,
    BrowserWindow: function BrowserWindow(options: Readonly<Record<string, unknown>>) {
      return opened(options);
    },
    // the second screen is named first, as systems do
    screen: {
      getPrimaryDisplay: () => primary,
      getAllDisplays: () => [{ id: 1, workArea: { x: 1100, y: 0, width: 640, height: 480 } }, primary],
    },
    protocol: { registerSchemesAsPrivileged: () => {}, handle: () => {} },
    dialog: {
      showMessageBox: async (...args: unknown[]) => void seen.boxes.push(args),
      showSaveDialog: async (...args: unknown[]) => {
        seen.saves.push(args);
        return seen.save;
      },
      showOpenDialog: async (...args: unknown[]) => {
        seen.picks.push(args);
        return seen.pick;
      },
    },
    ipcMain: { handle, on: handle },
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (template: MenuItemConstructorOptions[]) => void seen.menus.push(template),
    },
    nativeTheme: { shouldUseDarkColors: true, shouldUseHighContrastColors: false },
    session: { defaultSession: { setPermissionRequestHandler: () => {}, setPermissionCheckHandler: () => {} } },
    shell: { openPath: () => {}, openExternal: () => {} },
    net: {},
  };
  return { electron, seen };
});
vi.mock('electron', () => electron);
vi.mock('electron-store', async () => ({ default: (await import('conf')).default }));

const folder = mkdtempSync(join(tmpdir(), 'stato-maggiore-desktop-'));
const library = join(folder, 'library');
const { argv } = process;
const before = process.env.XDG_CACHE_HOME;
beforeAll(async () => {
  seen.documents = join(folder, 'documents');
  mkdirSync(seen.documents);
  process.argv = ['electron', 'main.js', '--library', library];
  process.env.XDG_CACHE_HOME = join(folder, 'cache');
  await import('./main.ts');
  await vi.waitFor(() => expect(seen.windows.length).toBe(1));
});
afterAll(() => {
  process.argv = argv;
  if (before === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = before;
  rmSync(folder, { recursive: true, force: true });
});

const ours = () => {
  const [window] = seen.windows;
  if (!window) throw new Error('no window');
  return window;
};
const fromPage = () => ({ sender: ours().webContents, senderFrame: ours().webContents.mainFrame });
const call = async (name: keyof typeof contract, input: unknown) =>
  (await seen.handlers.get(callChannel)?.(fromPage(), name, input)) as { ok: boolean; value: Record<string, unknown> };
/** What a menu item says, looked for in what was drawn last. */
const itemOf = (id: string): MenuItemConstructorOptions | undefined => {
  const among = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? among(item.submenu) : [])]);
  return among(seen.menus.at(-1) ?? []).find((item) => item.id === id);
};
const click = (id: string) => (itemOf(id)?.click as (() => void) | undefined)?.();

describe('the desktop host', () => {
  it('opens one window on the start page: not smaller than can be read, no larger than the first screen', () => {
    const window = ours();
    expect(window.loaded).toBe(startUrl);
    expect(window.options).toMatchObject({ width: 1100, height: 800, minWidth: 360, minHeight: 480, show: false });
    expect(window.options).toMatchObject({ title: 'Stato Maggiore', backgroundColor: '#1b1814' });
    window.emit('ready-to-show');
    expect(window.shown).toEqual(['show']);
  });

  it('draws its menu in the language of the system, then in that of the settings, with what the page offers', async () => {
    expect(itemOf('about')?.label).toBe(menuTexts.it.about);
    expect(await call('settings.write', { ...defaultSettings, locale: 'en' })).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(itemOf('about')?.label).toBe(menuTexts.en.about));
    expect(ours().told).toContainEqual(expect.objectContaining({ event: 'changed', what: 'settings' }));
    seen.handlers.get(menuChannel)?.(fromPage(), { commands: ['game.redo'], undo: [] });
    expect([itemOf('game.redo')?.enabled, itemOf('game.undo')?.enabled]).toEqual([true, false]);
    click('game.redo');
    expect(ours().told.at(-1)).toEqual({ event: 'menu', command: 'game.redo' });
    click('about');
    expect(seen.boxes.at(-1)).toEqual([ours(), expect.objectContaining({ detail: expect.stringContaining('1.2.3') })]);
  });

  it('writes an exported game where the player says, and nothing where the dialog is left', async () => {
    const { value } = await call('games.create', newGame);
    const { id } = value.envelope as { id: string };
    await call('games.write', { id, base: 1, lines: [], head: null, face });
    const ask = () => call('games.export', { id, things: true });
    for (const left of [
      { canceled: true, filePath: join(folder, 'left.json') },
      { canceled: false, filePath: '' },
    ]) {
      seen.save = left;
      expect(await ask()).toMatchObject({ ok: false, reason: 'cancelled' });
    }
    expect(existsSync(join(folder, 'left.json'))).toBe(false);
    seen.save = { canceled: false, filePath: join(folder, 'out.json') };
    expect(await ask()).toMatchObject({ ok: true, value: { path: join(folder, 'out.json') } });
    const [window, options] = seen.saves.at(-1) as [unknown, { defaultPath: string; title: string }];
    expect(window).toBe(ours());
    expect(options.defaultPath.startsWith(seen.documents)).toBe(true);
    expect(options.title).toBe(menuTexts.en.exportTitle);
  });

  it('takes the file the player picks as a new game, whole, and none where the dialog is left', async () => {
    const games = async () => ((await call('games.list', {})).value as unknown as unknown[]).length;
    const count = await games();
    seen.pick = { canceled: true, filePaths: [join(folder, 'out.json')] };
    expect(await call('games.import', {})).toMatchObject({ ok: false, reason: 'cancelled' });
    seen.pick = { canceled: false, filePaths: [] };
    expect(await call('games.import', {})).toMatchObject({ ok: false, reason: 'cancelled' });
    seen.pick = { canceled: false, filePaths: [join(folder, 'out.json')] };
    expect(await call('games.import', {})).toMatchObject({ ok: true });
    expect(await games()).toBe(count + 1);
    writeFileSync(join(folder, 'empty.json'), '');
    seen.pick = { canceled: false, filePaths: [join(folder, 'empty.json')] };
    expect((await call('games.import', {})).ok).toBe(false);
    seen.pick = { canceled: false, filePaths: [join(folder, 'nowhere.json')] };
    expect(await call('games.import', {})).toMatchObject({ ok: false, reason: 'disk.broken', p: { code: 'ENOENT' } });
  });

  it('comes to the front when it is started once more', () => {
    ours().shown.length = 0;
    electron.app.emit('second-instance', {}, ['app'], folder);
    expect(ours().shown).toEqual(['restore', 'show', 'focus']);
  });

  it('shows the file a second start or the system names, and a page that has it puts it away', async () => {
    const given = async () => (await call('files.given', {})).value as { file?: { id: string; is: string } };
    expect(await given()).toEqual({});
    ours().told.length = 0;
    electron.app.emit('second-instance', {}, ['app', 'out.json'], folder);
    expect(ours().told).toEqual([{ event: 'given' }]);
    expect((await given()).file).toMatchObject({ is: 'game', name: 'out.json', entries: 0 });
    let left = true;
    electron.app.emit('open-file', { preventDefault: () => (left = false) }, join(folder, 'empty.json'));
    expect(left).toBe(false);
    const { file } = await given();
    expect(file).toMatchObject({ is: 'refused', name: 'empty.json', refusal: { reason: 'import.notOurs' } });
    await call('files.putAway', { id: file?.id });
    expect(await given()).toEqual({});
  });

  it('keeps the place of its window, leaves once that is on disk and the lock is free, and then speaks to no page', async () => {
    const file = join(library, 'window.json');
    const locks = () => readdirSync(library).filter((name) => name.includes('lock'));
    expect(locks()).not.toEqual([]);
    ours().emit('resize');
    ours().close();
    ours().destroyed = true;
    let held = false;
    electron.app.emit('will-quit', { preventDefault: () => (held = true) });
    expect([held, seen.quits]).toEqual([true, 0]);
    await vi.waitFor(() => expect(seen.quits).toBe(1));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      x: 50,
      y: 60,
      width: 1000,
      height: 700,
      maximized: false,
    });
    expect(locks()).toEqual([]);
    ours().shown.length = 0;
    electron.app.emit('second-instance', {}, ['app'], folder);
    expect(ours().shown).toEqual([]);
    click('about');
    expect(seen.boxes.at(-1)).toEqual([expect.objectContaining({ title: menuTexts.en.about })]);
    held = false;
    electron.app.emit('will-quit', { preventDefault: () => (held = true) });
    expect(held).toBe(false);
  });
});
