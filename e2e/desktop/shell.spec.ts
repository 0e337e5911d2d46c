import { existsSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { defaultSettings } from '#shared/contract.ts';
import { call, callRaw, hear, heard, must, newGame, noteWrite } from './contract.ts';
import {
  type Desktop,
  type DrawnItem,
  type LaunchOptions,
  launch,
  makeFolder,
  startAgain,
  withFolder,
} from './launch.ts';

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

test('closing the window ends the app', () =>
  withFolder(async (folder) => {
    const { do: deed, gone } = await open({ library: join(folder, 'library') });
    await deed('closeWindow').catch(() => undefined);
    expect(await gone).toBe(0);
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

  test('change nothing when the player closes the dialog', () =>
    withFolder(async (folder) => {
      const { page, do: deed } = await open({ library: join(folder, 'library') });
      const { envelope } = must(await call(page, 'games.create', newGame('One')));
      await deed('answer', 'save', { canceled: true, filePath: '' });
      await deed('answer', 'open', { canceled: true, filePaths: [] });
      const cancelled = { ok: false, reason: 'cancelled' };
      expect(await call(page, 'games.export', { id: envelope.id, things: false })).toEqual(cancelled);
      expect(await call(page, 'games.import', {})).toEqual(cancelled);
      expect(must(await call(page, 'games.list', {}))).toHaveLength(1);
    }));

  test('refuse a file that is not ours, cut short, huge or gone, and a place that is not there', () =>
    withFolder(async (folder) => {
      const { page, do: deed } = await open({ library: join(folder, 'library') });
      const { envelope } = must(await call(page, 'games.create', newGame('One')));
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

test('the window opens where and as large as it was', () =>
  withFolder(async (folder) => {
    const library = join(folder, 'library');
    let { do: deed, quit, page } = await open({ library });
    await deed('resize', { x: 111, y: 77, width: 900, height: 700 });
    await quit();
    ({ do: deed, quit, page } = await open({ library }));
    expect(await deed('windows')).toMatchObject([
      { bounds: { x: 111, y: 77, width: 900, height: 700 }, maximized: false },
    ]);
    await deed('maximize');
    await quit();
    ({ do: deed, page } = await open({ library }));
    expect(await deed('windows')).toMatchObject([{ maximized: true }]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  }));

test.describe('a running app', () => {
  let running: (Desktop & { readonly folder: string }) | undefined;
  let remove = async (): Promise<void> => {};
  const shared = () => {
    if (!running) throw new Error('not running');
    return running;
  };
  test.beforeAll(async () => {
    const made = await makeFolder();
    remove = made.remove;
    running = { ...(await launch({ library: join(made.folder, 'library') })), folder: made.folder };
  });
  test.afterAll(async () => {
    const code = await running?.quit();
    await remove();
    expect([code, running?.errors()]).toEqual([0, '']);
  });

  test('menu items are commands to the page', async () => {
    const { page, do: deed } = shared();
    await hear(page);
    await deed('press', ['File', 'New game …']);
    await deed('press', ['Edit', 'Undo']);
    await deed('press', ['View', 'Journal']);
    await expect
      .poll(() => heard(page))
      .toEqual([
        { event: 'menu', command: 'game.new' },
        { event: 'menu', command: 'game.undo' },
        { event: 'menu', command: 'place.journal' },
      ]);
    await deed('press', ['File', 'Show the library folder']);
    expect(await deed('opened')).toEqual([join(shared().folder, 'library')]);
    await deed('answer', 'message', { response: 0 });
    await deed('press', ['Help', 'About Stato Maggiore']);
    expect(await deed('questions')).toMatchObject([{ kind: 'message', modal: true, options: { buttons: ['Close'] } }]);
  });

  test('tells the page of changes, and stops when the page stops listening', async () => {
    const { page } = shared();
    await hear(page);
    const { envelope } = must(await call(page, 'games.create', newGame('One')));
    await expect.poll(() => heard(page)).toMatchObject([{ event: 'changed', what: 'games', id: envelope.id }]);
    await page.evaluate(() => Reflect.get(window, 'stopHearing')());
    must(await call(page, 'games.rename', { id: envelope.id, name: 'Two' }));
    expect(await heard(page)).toHaveLength(1);
  });

  test('only the main frame of our page is answered', async () => {
    const { page, do: deed } = shared();
    const fromFrame = await page.evaluate(async () => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const inner = frame.contentWindow;
      if (!inner) return undefined;
      return {
        verbs: 'statoMaggiore' in inner,
        answer: await Reflect.get(inner, '__standInSend')('invoke', 'stato-maggiore:call', ['app.info', {}]),
      };
    });
    expect(fromFrame).toEqual({ verbs: false, answer: { error: 'Error: not our page' } });
    // The same from the page itself is answered, so it was the frame that was refused.
    expect(
      await page.evaluate(() =>
        Reflect.get(window, '__standInSend')('invoke', 'stato-maggiore:call', ['app.info', {}]),
      ),
    ).toMatchObject({ value: { ok: true } });
    expect((await deed('channels')).handle).toEqual(['stato-maggiore:call']);
  });

  test('the page is given two verbs and can change neither', async () => {
    const { page } = shared();
    const given = await page.evaluate(() => {
      const api: object = Reflect.get(window, 'statoMaggiore');
      return {
        verbs: Object.keys(api),
        frozen: Object.isFrozen(api),
        replaced: Reflect.set(window, 'statoMaggiore', {}),
      };
    });
    expect(given).toEqual({ verbs: ['call', 'listen'], frozen: true, replaced: false });
    expect(
      await page.evaluate(() => [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')]),
    ).toEqual(['undefined', 'undefined']);
  });

  test('a call that breaks the contract is refused with its reason', async () => {
    const { page } = shared();
    const invalid = { ok: false, reason: 'input.invalid' };
    expect(await callRaw(page, 'games.open', { id: '../../etc/passwd' })).toMatchObject({
      ...invalid,
      p: { path: 'id' },
    });
    expect(await callRaw(page, 'games.open')).toMatchObject(invalid);
    expect(await callRaw(page, 'games.rename', { id: 'a', name: 'x'.repeat(201) })).toMatchObject(invalid);
    expect(await callRaw(page, 'settings.write', { locale: 'de' })).toMatchObject(invalid);
    expect(await callRaw(page, 'constructor', {})).toMatchObject(invalid);
    expect(await callRaw(page, 42, {})).toMatchObject(invalid);
    expect(await callRaw(page)).toMatchObject(invalid);
    expect(existsSync(join(shared().folder, 'library/settings.json'))).toBe(false);
  });

  test('no page leaves the app, and none opens another', async () => {
    const { page, do: deed } = shared();
    const home = page.url();
    const openedBefore = await deed('opened');
    const lures = ['https://example.org/', 'http://localhost:1/', 'https://stato-maggiore.example.org/'];
    for (const lure of lures) {
      await page.evaluate((url) => {
        location.href = url;
      }, lure);
      await page.evaluate((url) => window.open(url), lure);
      await page.evaluate((url) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = url;
        link.target = '_blank';
        link.click();
      }, lure);
    }
    await page.evaluate(() => window.open('about:blank'));
    // Main was asked each time, and refused.
    await expect.poll(async () => (await deed('attempts')).filter(({ kind }) => kind === 'open')).toHaveLength(7);
    const attempts = await deed('attempts');
    expect(attempts.filter(({ kind }) => kind === 'navigate').map(({ url }) => url)).toEqual(lures);
    expect(attempts.some(({ allowed }) => allowed)).toBe(false);
    await expect.poll(() => page.context().pages().length).toBe(1);
    expect(page.url()).toBe(home);
    expect(await deed('opened')).toEqual(openedBefore);
    expect(must(await call(page, 'app.info', {})).host).toBe('desktop');
  });

  test('pages come from the app alone, under its content policy', async () => {
    const { page, do: deed } = shared();
    const policy = await page.evaluate(async () => (await fetch('index.html')).headers.get('content-security-policy'));
    expect(policy).toMatch(/^default-src 'none'; script-src 'self';/);
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = "document.body.dataset.inline = 'ran'";
      document.body.append(script);
      const away = await fetch('https://example.org/').then(
        () => 'reached',
        () => 'refused',
      );
      return [document.body.dataset.inline ?? 'refused', away];
    });
    expect(ran).toEqual(['refused', 'refused']);
    const status = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, path);
    expect(await status('/index.html')).toBe(200);
    for (const path of ['/..%2fdesktop%2fmain.js', '/%2e%2e/desktop/main.js', '/nothing.js', '/'.padEnd(300, 'x')])
      expect(await status(path), path).toBe(404);
    expect(await page.evaluate(async () => (await fetch('/index.html', { method: 'POST' })).status)).toBe(405);
    // A whole start and all of this asked nobody else for anything.
    expect(await deed('stray')).toEqual([]);
  });

  test('a page of ours may keep the screen awake and copy a sentence, nothing more', async () => {
    const { page, do: deed } = shared();
    expect(await deed('permissions', 'app://stato-maggiore/index.html')).toEqual([
      'clipboard-sanitized-write',
      'screen-wake-lock',
    ]);
    expect(await deed('permissions', 'https://example.org/')).toEqual([]);
    const state = (name: string) =>
      page.evaluate(
        async (asked) => (await navigator.permissions.query({ name: asked as PermissionName })).state,
        name,
      );
    expect(await state('screen-wake-lock')).toBe('granted');
    expect(await state('geolocation')).toBe('denied');
    expect(await state('notifications')).toBe('denied');
  });
});
