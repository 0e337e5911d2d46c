import { join } from 'node:path';
import { BrowserWindow, screen } from 'electron';
import type { WindowKeeper } from './keeper.ts';
import { startUrl } from './pages.ts';
import { firstWindow, placeOn, type WindowState } from './windowState.ts';

const stateOf = (window: BrowserWindow): WindowState => ({
  ...window.getNormalBounds(),
  maximized: window.isMaximized(),
});

/** Moving and sizing report many times a second. */
const pause = 500;

/** Opens the one window where it was last, and remembers where it goes. */
export const openWindow = (
  keeper: WindowKeeper,
  look: { readonly title: string; readonly background: string; readonly icon: string },
): { readonly window: BrowserWindow; readonly settled: () => Promise<void> } => {
  // the first is where a window goes that is on none; that it is named twice changes nothing
  const screens = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
  const state = placeOn(
    keeper.read() ?? firstWindow,
    screens.map((display) => display.workArea),
  );
  const { maximized, ...bounds } = state;
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 360,
    minHeight: 480,
    show: false,
    title: look.title,
    backgroundColor: look.background,
    icon: look.icon,
    webPreferences: {
      preload: join(import.meta.dirname, 'preload.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  if (maximized) window.maximize();

  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = stateOf(window);
    writing = writing.then(() => keeper.write(now));
  };
  const keepSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('maximize', keepSoon);
  window.on('unmaximize', keepSoon);
  window.on('close', keep);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(startUrl).catch((error: unknown) => console.error(error));
  return { window, settled: () => writing };
};
