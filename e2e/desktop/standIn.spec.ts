import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { withFolder } from './launch.ts';

/** The stand-in must not be kinder than Electron: what it does not know, and what is unsafe, throws. */

const register = new URL('./standIn/register.mjs', import.meta.url).href;

/** Runs a main process of a few lines, and answers what it printed. */
const runMain = (folder: string, code: string): Promise<string> =>
  new Promise((done) => {
    const main = join(folder, 'main.mjs');
    const text = `import * as electron from 'electron';\nconst { app, BrowserWindow, ipcMain, Menu, protocol, screen } = electron;\nconst attempt = (work) => { try { work(); console.log('accepted'); } catch (error) { console.log(error.message); } };\n${code}\n`;
    Promise.all([
      writeFile(main, text),
      writeFile(join(folder, 'package.json'), '{"name":"tiny","version":"1.0.0"}'),
    ]).then(() =>
      execFile(
        process.execPath,
        ['--import', register, main],
        { env: { ...process.env, XDG_CONFIG_HOME: folder } },
        (_error, stdout, stderr) => done(stdout + stderr),
      ),
    );
  });

test('unsafe and unsaid web preferences are refused', () =>
  withFolder(async (folder) => {
    const safe = 'contextIsolation: true, sandbox: true, nodeIntegration: false';
    const printed = await runMain(
      folder,
      `await app.whenReady();
      for (const extra of [{ sandbox: false }, { contextIsolation: false }, { nodeIntegration: true }, { webSecurity: false }, { webviewTag: true }, { frobnicate: 1 }, { preload: 'relative.cjs' }, {}])
        attempt(() => new BrowserWindow({ webPreferences: { ${safe}, ...extra } }));
      attempt(() => new BrowserWindow({ webPreferences: { sandbox: true } }));
      app.exit(0);`,
    );
    expect(printed.trim().split('\n')).toEqual([
      'unsafe webPreferences: sandbox',
      'unsafe webPreferences: contextIsolation',
      'unsafe webPreferences: nodeIntegration',
      'unsafe webPreferences: webSecurity',
      'unsafe webPreferences: webviewTag',
      'the electron stand-in does not know webPreferences.frobnicate',
      'preload must be an absolute path',
      'accepted',
      'webPreferences.contextIsolation is left to a default',
    ]);
  }));

test('what Electron would refuse, and what nobody taught it, throws', () =>
  withFolder(async (folder) => {
    const printed = await runMain(
      folder,
      `attempt(() => new BrowserWindow({}));
      attempt(() => protocol.handle('app', () => {}));
      attempt(() => app.on('before-dawn', () => {}));
      attempt(() => app.dock);
      attempt(() => app.getPath('attic'));
      attempt(() => Menu.buildFromTemplate([{ label: 'X', role: 'explode' }]));
      attempt(() => Menu.buildFromTemplate([{ label: 'X', clik() {} }]));
      attempt(() => Menu.buildFromTemplate([{ click() {} }]));
      attempt(() => screen.getCursorScreenPoint());
      ipcMain.handle('a', () => {});
      attempt(() => ipcMain.handle('a', () => {}));
      await app.whenReady();
      attempt(() => protocol.registerSchemesAsPrivileged([]));
      app.exit(0);`,
    );
    expect(printed.trim().split('\n')).toEqual([
      'Electron would refuse: the app is not ready',
      'protocol.handle before the app is ready',
      "the electron stand-in does not know the event 'before-dawn' of app",
      'the electron stand-in does not know app.dock',
      "the electron stand-in does not know the path 'attic'",
      "the electron stand-in does not know the role 'explode'",
      'the electron stand-in does not know MenuItem.clik',
      'a menu item without label',
      'the electron stand-in does not know screen.getCursorScreenPoint',
      "Attempted to register a second handler for 'a'",
      'protocol.registerSchemesAsPrivileged should be called before app is ready',
    ]);
  }));
