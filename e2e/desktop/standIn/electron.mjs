import { app } from './app.mjs';
import { serveControl } from './control.mjs';
import { dialog } from './dialog.mjs';
import { ipcMain } from './ipcMain.mjs';
import { Menu } from './menu.mjs';
import { protocol, protocolIsReady } from './protocol.mjs';
import { session } from './session.mjs';
import { StrictEmitter, strict } from './strict.mjs';
import { BrowserWindow, hooks, windows } from './windows.mjs';

/** The module our main process gets when it imports `electron`. */

process.type = 'browser';

app.once('ready', protocolIsReady);
hooks.created = (window) => {
  app.emit('browser-window-created', {}, window.proxy);
  app.emit('web-contents-created', {}, window.webContents);
};
hooks.closed = () => {
  if (windows.size === 0) app.lastWindowClosed();
};

export const opened = [];
const shell = strict('shell', {
  openExternal: async (url) => void opened.push(url),
  openPath: async (path) => {
    opened.push(path);
    return '';
  },
  showItemInFolder: (path) => void opened.push(path),
});

const display = {
  id: 1,
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
  scaleFactor: 1,
};
const screen = strict('screen', { getAllDisplays: () => [display], getPrimaryDisplay: () => display });

class NativeTheme extends StrictEmitter {
  shouldUseDarkColors = false;
  shouldUseHighContrastColors = false;
  themeSource = 'system';
}
const nativeTheme = strict('nativeTheme', new NativeTheme('nativeTheme', ['updated']));

serveControl({ app, opened });

export { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell };
/** only a preload has one; electron-store looks whether it is there */
export const ipcRenderer = undefined;

// biome-ignore lint/style/noDefaultExport: electron has one, and electron-store reads it
export default strict('electron', {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  ipcRenderer,
  Menu,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
});
