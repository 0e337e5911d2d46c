import { homedir } from 'node:os';
import { join } from 'node:path';
import { app, type BrowserWindow, ipcMain, nativeTheme, session, shell } from 'electron';
import ElectronStore from 'electron-store';
import { defaultSettings, type Settings } from '#shared/contract.ts';
import type { MenuState } from '#shared/menu.ts';
import { serve } from '#shared/serve.ts';
import { openHost } from '../handlers.ts';
import { makeFolder } from '../library/files.ts';
import { libraryFolder } from '../library/folder.ts';
import { libraryOf } from './arguments.ts';
import { setupClosing } from './closing.ts';
import { setupCrash } from './crash.ts';
import { systemDialogs } from './dialogs.ts';
import { profileFolder } from './folders.ts';
import { setupGuards } from './guards.ts';
import { setupIpc, tellPage } from './ipc.ts';
import { windowKeeper } from './keeper.ts';
import { backgroundFor } from './look.ts';
import { drawMenu } from './menu.ts';
import { localeFor, menuTexts } from './menuTexts.ts';
import { setupPermissions } from './permissions.ts';
import { registerScheme, setupProtocol } from './protocol.ts';
import { setupQuit } from './quit.ts';
import { setupSecond } from './second.ts';
import { updateSource } from './updates.ts';
import { openWindow } from './window.ts';

/** The desktop host: one window over one library. Each concern has a `setup…` of its own. */

const given = libraryOf(process.argv, process.cwd());
const folder = libraryFolder(given);
const profile = profileFolder(process.platform, process.env, homedir(), given);
makeFolder(profile);
app.setPath('userData', profile);
app.enableSandbox();
registerScheme();

const renderer = join(import.meta.dirname, '../renderer');

const run = async (): Promise<void> => {
  let window: BrowserWindow | undefined;
  const ours = () => (window && !window.isDestroyed() ? window : undefined);
  // before the app is ready: macOS names the file of a double click first
  const takeFiles = setupSecond(app, { argv: process.argv, cwd: process.cwd() }, ours);
  await app.whenReady();
  let closing: ReturnType<typeof setupClosing> | undefined;
  let settled = async (): Promise<void> => {};
  const page = () => ours()?.webContents;
  const languages = app.getPreferredSystemLanguages();
  const textsFor = (settings: Settings) => menuTexts[localeFor(settings.locale, languages)];
  let texts = menuTexts[localeFor('system', languages)];

  const host = openHost({
    folder,
    Store: ElectronStore,
    host: 'desktop',
    version: app.getVersion(),
    locale: languages[0] ?? app.getLocale(),
    renderer,
    updates: updateSource(process.resourcesPath, process.platform, process.env),
    dialogs: systemDialogs({ window: ours, texts: () => texts, documents: app.getPath('documents') }),
  });
  const { handlers } = host;
  const mayWrite = async () => {
    const info = await handlers['app.info']({});
    return info.ok && info.value.readOnly === undefined;
  };

  const readSettings = async (): Promise<Settings | undefined> => {
    const read = await handlers['settings.read']({});
    return read.ok ? read.value : undefined;
  };
  let shown = defaultSettings;
  let offered: MenuState | undefined;
  const showMenu = (): void =>
    drawMenu(texts, shown, offered, {
      folder,
      window: ours,
      send: (command) => tellPage(page(), { event: 'menu', command }),
    });
  const showSettings = (settings: Settings): void => {
    shown = settings;
    texts = textsFor(settings);
    showMenu();
  };

  setupProtocol(renderer);
  setupPermissions(session.defaultSession);
  setupGuards(app, shell);
  setupIpc(ipcMain, serve(handlers, host.told), page, {
    onMenu: (state) => {
      offered = state;
      showMenu();
    },
    onHold: (holds) => closing?.hold(holds),
    onLeave: () => closing?.leave(),
  });
  setupQuit(app, async () => {
    await settled();
    await host.close();
  });
  host.listen((event) => {
    tellPage(page(), event);
    if (event.event === 'changed' && event.what === 'settings')
      void readSettings().then((settings) => settings && showSettings(settings));
  });

  takeFiles(host.give);

  const settings = await readSettings();
  showSettings(settings ?? defaultSettings);
  ({ window, settled } = openWindow(windowKeeper(folder, mayWrite), {
    title: 'Stato Maggiore',
    background: backgroundFor(settings?.theme ?? 'system', {
      dark: nativeTheme.shouldUseDarkColors,
      contrast: nativeTheme.shouldUseHighContrastColors,
    }),
    icon: join(app.getAppPath(), 'assets/icon.png'),
  }));
  closing = setupClosing(window, (event) => tellPage(page(), event));
  setupCrash(window, host.pageGone);
  void handlers['updates.look']({});
};

// The lock is the profile's, and so the library's: a second start of the same library only calls the first one.
if (app.requestSingleInstanceLock()) {
  run().catch((error: unknown) => {
    console.error(error);
    app.exit(1);
  });
} else app.quit();
