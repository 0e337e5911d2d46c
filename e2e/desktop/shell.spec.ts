import { existsSync } from 'node:fs';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, request, test } from '@playwright/test';
import { defaultSettings } from '#shared/contract.ts';
import { begin, onDisk } from '../app/hands.ts';
import { call, must, newGame, noteWrite } from './contract.ts';
import { type Desktop, type DrawnItem, type LaunchOptions, launch, startAgain, withFolder } from './launch.ts';

/** Our compiled main process and preload, against the stand-in for Electron: see standIn/register.mjs. */

let app: Desktop | undefined;
const open = async (options: LaunchOptions): Promise<Desktop> => {
  app = await launch(options);
  return app;
};
test.afterEach(async () => {
  const last = app;
  app = undefined;
  if (last && last.process.exitCode === null && last.process.signalCode === null) expect(await last.quit()).toBe(0);
  // Main writes on standard error only what went wrong.
  expect(last?.errors() ?? '').toBe('');
});

const labels = (items: readonly DrawnItem[]): readonly (string | undefined)[] => items.map(({ label }) => label);

test('starts, shows the library and leaves cleanly', () =>
  withFolder(async (folder) => {
    const { page, do: deed, quit } = await open({ library: join(folder, 'library') });
    await expect(page.locator('#root')).not.toBeEmpty();
    expect(must(await call(page, 'app.info', {}))).toMatchObject({
      host: 'desktop',
      library: join(folder, 'library'),
      locale: 'en-GB',
    });
    expect(must(await call(page, 'games.list', {}))).toEqual([]);
    expect(await deed('windows')).toMatchObject([{ title: 'Stato Maggiore', visible: true, minWidth: 360 }]);
    expect(existsSync(join(folder, 'library/lock.json'))).toBe(true);
    expect(await quit()).toBe(0);
    expect(existsSync(join(folder, 'library/lock.json'))).toBe(false);
  }));

test('a game is found again after a restart, and after the power went out', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    let { page, quit, process, gone } = await open({ library });
    const game = must(await call(page, 'games.create', newGame('Evening at the table')));
    const { id } = game.envelope;
    const first = must(await call(page, 'games.write', noteWrite(id, game.revision, 'l1', null, 'first')));
    await quit();

    ({ page, process, gone } = await open({ library }));
    await expect(page.getByText('Evening at the table').first()).toBeVisible();
    must(await call(page, 'games.write', noteWrite(id, first.revision, 'l2', 'l1', 'second')));
    process.kill('SIGKILL');
    await gone;

    ({ page } = await open({ library }));
    expect(must(await call(page, 'app.info', {})).readOnly).toBeUndefined();
    const again = must(await call(page, 'games.open', { id }));
    expect(again.head).toBe('l2');
    expect(again.lines).toHaveLength(2);
    expect(again.envelope.players).toEqual({ german: 'Anna', soviet: 'Bruno' });
    // Nothing of ours lives in Chromium's own storage.
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  }));

test.describe('closing the window over what is not on disk', () => {
  const lines = async (library: string, disk: string): Promise<number> => {
    const { page, quit } = await open({ library, disk });
    const [row] = must(await call(page, 'games.list', {}));
    const id = row?.state === 'good' ? row.envelope.id : '';
    const found = must(await call(page, 'games.open', { id })).lines.length;
    await quit();
    return found;
  };

  test('waits for a slow disk, and then it is all there', () =>
    withFolder(async (folder) => {
      const [library, disk] = [join(folder, 'library'), join(folder, 'disk')];
      const { page, do: deed, gone } = await open({ library, disk });
      await begin(page, 'Slow');
      await onDisk(page);
      await writeFile(disk, 'slow');
      await page.keyboard.press('n');
      await page.keyboard.press('n');
      await expect(page.locator('[data-disk="writing"]')).toBeVisible();
      // the window is closed by another way than the page speaks: what it said before is heard first
      must(await call(page, 'app.info', {}));
      await deed('closeWindow').catch(() => undefined);
      expect(await gone).toBe(0);
      await rm(disk);
      expect(await lines(library, disk)).toBe(2);
    }));

  test('asks where the disk refuses: the player stays, and quits only at his word', () =>
    withFolder(async (folder) => {
      const [library, disk] = [join(folder, 'library'), join(folder, 'disk')];
      const { page, do: deed, gone } = await open({ library, disk, languages: ['it-IT'] });
      await begin(page, 'Piena');
      await onDisk(page);
      await writeFile(disk, 'full');
      await page.keyboard.press('n');
      await expect(page.getByRole('banner').getByRole('alert')).toContainText('Disco pieno');
      const question = page.getByRole('dialog', { name: 'Chiudere la finestra?' });
      await deed('closeWindow');
      await expect(question).toContainText('1 riga è solo in memoria');
      // the dialog takes the keyboard an instant after it is shown
      await expect(question.getByRole('button').filter({ hasText: 'Resta' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toBeHidden();
      expect(await deed('windows')).toHaveLength(1);
      await deed('quit');
      // the page may be gone before it can confirm the click that closes it; that it went is judged below
      await question
        .getByRole('button', { name: 'Esci lo stesso' })
        .click()
        .catch(() => undefined);
      expect(await gone).toBe(0);
      await rm(disk);
      expect(await lines(library, disk)).toBe(0);
    }));
});

test('the menu speaks the system language, then the chosen one, at once', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    const { page, do: deed, quit } = await open({ library, languages: ['it-IT', 'en'] });
    expect(labels(await deed('menu'))).toEqual(['File', 'Modifica', 'Vista', 'Aiuto']);
    must(await call(page, 'settings.write', { ...defaultSettings, locale: 'en', keys: { 'game.redo': '$mod+y' } }));
    await expect.poll(async () => labels(await deed('menu'))).toEqual(['File', 'Edit', 'View', 'Help']);
    const edit = (await deed('menu'))[1]?.submenu ?? [];
    expect(edit.find(({ id }) => id === 'game.redo')).toMatchObject({
      accelerator: 'CmdOrCtrl+Y',
      registerAccelerator: false,
    });
    await quit();
    // Remembered in the library.
    expect(labels(await (await open({ library, languages: ['it-IT'] })).do('menu'))).toContain('Edit');
  }));

test.describe('export and import', () => {
  test('go through the system dialogs into a file and back as a new game', () =>
    withFolder(async (folder) => {
      const { page, do: deed } = await open({ library: join(folder, 'library'), documents: folder, languages: ['it'] });
      const { envelope } = must(await call(page, 'games.create', newGame('Serata')));
      const file = join(folder, 'serata.json');
      await deed('answer', 'save', { canceled: false, filePath: file });
      const exported = must(await call(page, 'games.export', { id: envelope.id, things: false }));
      expect(exported).toEqual({ name: expect.any(String), path: file });
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'stato-maggiore/game' });
      await deed('answer', 'open', { canceled: false, filePaths: [file] });
      const { id } = must(await call(page, 'games.import', {}));
      expect(id).not.toBe(envelope.id);
      expect(must(await call(page, 'games.list', {}))).toHaveLength(2);
      expect(await deed('questions')).toMatchObject([
        {
          kind: 'save',
          modal: true,
          options: { title: 'Esporta la partita', defaultPath: join(folder, exported.name) },
        },
        { kind: 'open', modal: true, options: { title: 'Importa una partita', properties: ['openFile'] } },
      ]);
    }));

  test('change nothing when the player closes the dialog; refuse a file that is not ours, cut short, huge or gone, and a place that is not there', () =>
    withFolder(async (folder) => {
      const { page, do: deed } = await open({ library: join(folder, 'library') });
      const { envelope } = must(await call(page, 'games.create', newGame('One')));
      await deed('answer', 'save', { canceled: true, filePath: '' });
      await deed('answer', 'open', { canceled: true, filePaths: [] });
      const cancelled = { ok: false, reason: 'cancelled' };
      expect(await call(page, 'games.export', { id: envelope.id, things: false })).toEqual(cancelled);
      expect(await call(page, 'games.import', {})).toEqual(cancelled);
      expect(must(await call(page, 'games.list', {}))).toHaveLength(1);
      const given = async (name: string) => {
        await deed('answer', 'open', { canceled: false, filePaths: [join(folder, name)] });
        const reply = await call(page, 'games.import', {});
        return reply.ok ? 'imported' : reply.reason;
      };
      const save = async (name: string) => {
        await deed('answer', 'save', { canceled: false, filePath: join(folder, name) });
        return call(page, 'games.export', { id: envelope.id, things: false });
      };
      await writeFile(join(folder, 'letter.txt'), 'Dear Anna,');
      expect(await given('letter.txt')).toBe('import.notOurs');
      must(await save('whole.json'));
      const whole = await readFile(join(folder, 'whole.json'), 'utf8');
      await writeFile(join(folder, 'cut.json'), whole.slice(0, whole.length / 2));
      expect(await given('cut.json')).toBe('import.truncated');
      await writeFile(join(folder, 'huge.json'), '');
      await truncate(join(folder, 'huge.json'), 3_000_000_000);
      expect(await given('huge.json')).toBe('import.tooLarge');
      expect(await given('gone.json')).toMatch(/^disk\./);
      expect(await save('no/such/folder/game.json')).toMatchObject({ ok: false, reason: 'disk.broken' });
      expect(must(await call(page, 'games.list', {}))).toHaveLength(1);
    }));
});

test('a game is opened to the room by the shell, over TLS, and closed as it ends', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    const { page, quit } = await open({ library });
    const { id } = must(await call(page, 'games.create', newGame('Evening at the table'))).envelope;
    const { open: room } = must(await call(page, 'room.open', { id, hidden: { cells: [], rolls: [] } }));
    const url = room?.addresses.find(({ here }) => here)?.url ?? '';
    const tablet = await request.newContext({ ignoreHTTPSErrors: true });
    expect(await (await tablet.get(url)).text()).toContain('<div id="root">');
    const call1 = { data: {}, headers: { origin: url } };
    expect((await tablet.post(`${url}/call/app.info`, call1)).status()).toBe(401);
    expect(existsSync(join(library, 'room.json'))).toBe(true);
    expect(await quit()).toBe(0);
    expect(existsSync(join(library, 'room.json'))).toBe(false);
    await expect(tablet.get(url)).rejects.toThrow(/ECONNREFUSED/);
    await tablet.dispose();
  }));

test('a second start calls the first window to the front', () =>
  withFolder(async (folder) => {
    const options = { library: join(folder, 'library') };
    const { do: deed } = await open(options);
    await deed('minimize');
    const [before] = await deed('windows');
    expect(await startAgain(options)).toBe(0);
    await expect.poll(async () => (await deed('windows'))[0]?.focused).toBe((before?.focused ?? 0) + 1);
    expect(await deed('windows')).toMatchObject([{ minimized: false, visible: true }]);
  }));

test('a library held by another host is only read, and says so', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    const first = await launch({ library });
    must(await call(first.page, 'games.create', newGame('One')));
    const { page, quit } = await open({ library, profile: join(folder, 'another-profile') });
    expect(must(await call(page, 'app.info', {})).readOnly).toBe('locked');
    expect(await call(page, 'games.create', newGame('Two'))).toMatchObject({ ok: false, reason: 'save.readOnly' });
    expect(must(await call(page, 'games.list', {}))).toHaveLength(1);
    expect(await quit()).toBe(0);
    must(await call(first.page, 'games.create', newGame('Three')));
    expect(await first.quit()).toBe(0);
  }));

test('the window opens where and as large as it was; closing it ends the app', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    let { do: deed, quit } = await open({ library });
    await deed('resize', { x: 111, y: 77, width: 900, height: 700 });
    await quit();
    ({ do: deed, quit } = await open({ library }));
    expect(await deed('windows')).toMatchObject([
      { bounds: { x: 111, y: 77, width: 900, height: 700 }, maximized: false },
    ]);
    await deed('maximize');
    await quit();
    const last = await open({ library });
    expect(await last.do('windows')).toMatchObject([{ maximized: true }]);
    expect(await last.page.evaluate(() => localStorage.length)).toBe(0);
    await last.do('closeWindow').catch(() => undefined);
    expect(await last.gone).toBe(0);
    expect(existsSync(join(library, 'lock.json'))).toBe(false);
  }));
