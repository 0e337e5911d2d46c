import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ElectronApplication, _electron as electron, expect, test } from '@playwright/test';
import { electronBinary } from '../../src-main/start/electron.mjs';
import { call, must, newGame } from './contract.ts';
import { withFolder } from './launch.ts';

/** What only the true Electron can show: its origin, context isolation, the system's sandbox and lock. */

const top = fileURLToPath(new URL('../..', import.meta.url));
const binary = electronBinary(top);
const display = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;

test.describe('the true Electron', { tag: '@electron' }, () => {
  test.skip(
    binary === undefined,
    "Electron's binary is not installed: it is downloaded from its own site, not from npm",
  );
  test.skip(!display, 'no display');

  const launch = (library: string, ...more: readonly string[]): Promise<ElectronApplication> =>
    electron.launch({
      ...(binary === undefined ? {} : { executablePath: binary }),
      // Chromium refuses its sandbox to root.
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), top, '--library', library, ...more],
      locale: 'en-GB',
    });

  test('serves its pages from app://, isolated and without Node', () =>
    withFolder(async (folder) => {
      const app = await launch(join(folder, 'library'));
      const page = await app.firstWindow();
      expect(page.url()).toBe('app://stato-maggiore/index.html');
      await expect(page.locator('#root')).not.toBeEmpty();
      expect(
        await page.evaluate(() => [
          typeof Reflect.get(window, 'require'),
          typeof Reflect.get(window, 'process'),
          isSecureContext,
        ]),
      ).toEqual(['undefined', 'undefined', true]);
      expect(must(await call(page, 'app.info', {})).host).toBe('desktop');
      const menu = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label));
      expect(menu).toEqual(expect.arrayContaining(['File', 'Edit', 'View', 'Help']));
      await app.close();
    }));

  test('denies leaving and opening', () =>
    withFolder(async (folder) => {
      const app = await launch(join(folder, 'library'));
      const page = await app.firstWindow();
      expect(await page.evaluate(() => window.open('https://example.org/') === null)).toBe(true);
      await page.evaluate(() => {
        location.href = 'https://example.org/';
      });
      await page.waitForTimeout(300);
      expect(page.url()).toBe('app://stato-maggiore/index.html');
      expect(app.windows()).toHaveLength(1);
      await app.close();
    }));

  test('finds its games again', () =>
    withFolder(async (folder) => {
      let app = await launch(join(folder, 'library'));
      must(await call(await app.firstWindow(), 'games.create', newGame('Evening at the table')));
      await app.close();
      app = await launch(join(folder, 'library'));
      expect(must(await call(await app.firstWindow(), 'games.list', {}))).toHaveLength(1);
      await app.close();
    }));

  test('lets a second start call the first', () =>
    withFolder(async (folder) => {
      const app = await launch(join(folder, 'library'));
      await app.firstWindow();
      const second = await launch(join(folder, 'library')).catch(() => undefined);
      expect(second?.windows() ?? []).toEqual([]);
      await app.close();
    }));

  test('shows a file named at its start, and one a second start hands over', () =>
    withFolder(async (folder) => {
      const file = async (name: string) => {
        await writeFile(join(folder, name), 'Dear Anna,');
        return join(folder, name);
      };
      const app = await launch(join(folder, 'library'), await file('first.statogame'));
      const page = await app.firstWindow();
      await expect(page.getByRole('dialog', { name: 'To open: first.statogame' })).toContainText(
        'no file of Stato Maggiore',
      );
      await launch(join(folder, 'library'), await file('second.statogame')).catch(() => undefined);
      await expect(page.getByRole('dialog', { name: 'To open: second.statogame' })).toBeVisible();
      await app.close();
    }));
});
