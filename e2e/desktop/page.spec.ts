import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { call, callRaw, hear, heard, must, newGame, verb } from './contract.ts';
import { type Desktop, launch, makeFolder } from './launch.ts';

/** What main answers a page, and what it refuses, against the stand-in for Electron. */

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
    await deed('press', ['File', 'New game…']);
    await deed('press', ['View', 'Next theme']);
    await deed('press', ['File', 'Settings…']);
    await expect
      .poll(async () => (await heard(page)).filter(({ event }) => event === 'menu'))
      .toEqual([
        { event: 'menu', command: 'game.new' },
        { event: 'menu', command: 'app.theme' },
        { event: 'menu', command: 'app.settings' },
      ]);
    await expect(page.locator('h1')).toHaveText('Settings');
    await deed('press', ['File', 'Library']);
    await expect(page.locator('h1')).toHaveText('No game yet');
    await deed('press', ['File', 'Show the library folder']);
    expect(await deed('opened')).toEqual([join(shared().folder, 'library')]);
    await deed('answer', 'message', { response: 0 });
    await deed('press', ['Help', 'About Stato Maggiore']);
    expect(await deed('questions')).toMatchObject([{ kind: 'message', modal: true, options: { buttons: ['Close'] } }]);
  });

  test('the menu offers what the screen answers to, and undoes by the name it gave', async () => {
    const { page, do: deed } = shared();
    const enabled = async (id: string) =>
      (await deed('menu')).flatMap(({ submenu }) => submenu ?? []).find((item) => item.id === id)?.enabled;
    // Before the page has said what it answers to, all is grey.
    await expect.poll(() => enabled('app.settings')).toBe(true);
    // In the library there is nothing to undo.
    expect(await enabled('game.undo')).toBe(false);
    await expect(deed('press', ['Edit', 'Undo'])).rejects.toThrow('grey');
    const offer = (state: unknown) => verb(page, 'offer', state);
    await offer({ commands: ['game.undo'], undo: [{ span: 'fight:f1', label: 'Undo the fight' }] });
    await expect.poll(() => enabled('game.undo')).toBe(true);
    await hear(page);
    await deed('press', ['Edit', 'Undo the fight']);
    await expect.poll(() => heard(page)).toEqual([{ event: 'menu', command: 'undo:fight:f1' }]);
    // Neither nonsense nor another frame changes it.
    await offer({ commands: 'all', undo: [] });
    await page.evaluate(() => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      const inner = frame.contentWindow;
      if (inner)
        Reflect.get(inner, '__standInSend')('send', 'stato-maggiore:menu', [{ commands: ['app.settings'], undo: [] }]);
    });
    await page.waitForTimeout(200);
    expect([await enabled('game.undo'), await enabled('app.settings')]).toEqual([true, false]);
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

  test('the page is given five verbs and can change none', async () => {
    const { page } = shared();
    const given = await page.evaluate((name: string) => {
      const api: object = Reflect.get(window, name);
      return {
        verbs: Object.keys(api),
        frozen: Object.isFrozen(api),
        replaced: Reflect.set(window, 'statoMaggiore', {}),
      };
    }, 'statoMaggiore');
    expect(given).toEqual({ verbs: ['call', 'listen', 'offer', 'hold', 'leave'], frozen: true, replaced: false });
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
    expect(must(await call(page, 'settings.read', {})).locale).toBe('system');
  });

  test('no page leaves the app, and none opens another', async () => {
    const { page, do: deed } = shared();
    const home = page.url();
    const openedBefore = await deed('opened');
    const lures = ['https://example.org/', 'http://localhost:1/', 'https://stato-maggiore.example.org/'];
    // Main is asked each time, and refuses; one after the other, as a hand would press.
    const asked = (times: number) =>
      expect.poll(async () => (await deed('attempts')).filter(({ kind }) => kind === 'open')).toHaveLength(times);
    for (const [i, lure] of lures.entries()) {
      await page.evaluate((url) => {
        location.href = url;
      }, lure);
      await page.evaluate((url) => window.open(url), lure);
      await asked(2 * i + 1);
      await page.evaluate((url) => {
        const link = document.body.appendChild(document.createElement('a'));
        link.href = url;
        link.target = '_blank';
        link.click();
      }, lure);
      await asked(2 * i + 2);
    }
    await page.evaluate(() => window.open('about:blank'));
    await asked(7);
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
