import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App, IpcMain, Session, Shell, WebContents } from 'electron';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callChannel, holdChannel, leaveChannel, menuChannel } from './channels.ts';
import { setupGuards } from './guards.ts';
import { setupIpc } from './ipc.ts';
import { startUrl } from './pages.ts';
import { setupPermissions } from './permissions.ts';
import { setupProtocol } from './protocol.ts';

/** Each guard of the shell, so that taking it out fails here: the stand-in cannot be lured by every way there is. */
const { order, pages, windows } = vi.hoisted(() => ({
  order: [] as string[],
  pages: [] as ((request: Request) => Promise<Response>)[],
  windows: [] as { readonly webPreferences?: object }[],
}));
vi.mock('electron', async () => {
  const { EventEmitter: Events } = await import('node:events');
  const app = {
    enableSandbox: () => order.push('sandbox'),
    setPath: () => {},
    requestSingleInstanceLock: () => {
      order.push('start');
      return false;
    },
    quit: () => order.push('quit'),
    on: () => {},
    getPath: () => '',
  };
  class BrowserWindow extends Events {
    constructor(options: { readonly webPreferences?: object }) {
      super();
      windows.push(options);
    }
    loadURL = async () => {};
  }
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
  return {
    app,
    BrowserWindow,
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
    protocol: {
      registerSchemesAsPrivileged: () => {},
      handle: (_: string, answer: (typeof pages)[number]) => pages.push(answer),
    },
    dialog: {},
    ipcMain: {},
    Menu: {},
    nativeTheme: {},
    net: {},
    session: {},
    shell: {},
  };
});
vi.mock('electron-store', () => ({ default: class {} }));

const ours = startUrl;
const foreign = 'https://example.org/';

describe('a page of the shell', () => {
  const app = new EventEmitter();
  const opened: string[] = [];
  const contents = Object.assign(new EventEmitter(), {
    openHandler: (_: { readonly url: string }): { readonly action: string } => ({ action: 'none' }),
    setWindowOpenHandler: (handler: (details: { readonly url: string }) => { readonly action: string }) => {
      contents.openHandler = handler;
    },
  });
  beforeAll(() => {
    setupGuards(
      app as unknown as App,
      { openExternal: async (url: string) => void opened.push(url) } as unknown as Shell,
    );
    app.emit('web-contents-created', {}, contents);
  });
  const isStopped = (event: string, url?: string): boolean => {
    let stopped = false;
    contents.emit(event, {
      url,
      preventDefault: () => {
        stopped = true;
      },
    });
    return stopped;
  };

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('is not led elsewhere: %s', (event) => {
    expect([isStopped(event, foreign), isStopped(event, ours)]).toEqual([true, false]);
  });
  it('holds no foreign guest: will-attach-webview', () => {
    expect(isStopped('will-attach-webview')).toBe(true);
  });
  it('opens no window', () => {
    expect(contents.openHandler({ url: ours })).toEqual({ action: 'deny' });
    expect(contents.openHandler({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' });
    expect(opened.filter((url) => !url.startsWith('https:'))).toEqual([]);
  });
});

it('the pages are read and never written to: any other request is told that it may not', async () => {
  setupProtocol(tmpdir());
  const status = async (method: string) => (await pages.at(-1)?.(new Request(`${ours}.gone.js`, { method })))?.status;
  expect([await status('GET'), await status('HEAD'), await status('POST'), await status('DELETE')]).toEqual([
    404, 404, 405, 405,
  ]);
});

describe('permissions', () => {
  let request: (contents: unknown, permission: string, answer: (yes: boolean) => void, details: object) => void;
  let check: (contents: unknown, permission: string, asker: string) => boolean;
  beforeAll(() =>
    setupPermissions({
      setPermissionRequestHandler: (handler: typeof request) => {
        request = handler;
      },
      setPermissionCheckHandler: (handler: typeof check) => {
        check = handler;
      },
    } as unknown as Session),
  );
  const asked = (permission: string, requestingUrl: string): boolean => {
    let said = true;
    request(undefined, permission, (yes) => (said = yes), { requestingUrl });
    return said;
  };
  it('are two, and for our page alone, asked for or looked up', () => {
    for (const answer of [asked, (permission: string, asker: string) => check(undefined, permission, asker)]) {
      expect(answer('screen-wake-lock', ours)).toBe(true);
      expect(answer('screen-wake-lock', foreign)).toBe(false);
      for (const other of ['media', 'geolocation', 'notifications', 'fileSystem', 'hid'])
        expect(answer(other, ours)).toBe(false);
    }
  });
});

describe('a message', () => {
  const mainFrame = { url: ours };
  const page = { mainFrame } as unknown as WebContents;
  const heard: string[] = [];
  const handlers = new Map<string, (event: object, ...args: unknown[]) => unknown>();
  beforeAll(() => {
    const keep = (channel: string, handler: (event: object, ...args: unknown[]) => unknown) =>
      handlers.set(channel, handler);
    const ipc = { handle: keep, on: keep } as unknown as IpcMain;
    const server = async (name: string) => {
      heard.push(`call ${name}`);
      return { ok: true as const, value: {} };
    };
    setupIpc(ipc, server, () => page, {
      onMenu: () => heard.push('menu'),
      onHold: () => heard.push('hold'),
      onLeave: () => heard.push('leave'),
    });
  });
  const send = (channel: string, event: object, ...args: unknown[]): boolean => {
    heard.length = 0;
    try {
      handlers.get(channel)?.(event, ...args);
    } catch {
      return false;
    }
    return heard.length > 0;
  };
  it.each([
    [callChannel, ['app.info', {}]],
    [holdChannel, [true]],
    [leaveChannel, []],
  ])('is heard from the main frame of our own window on a page of ours, and from nobody else: %s', (channel, args) => {
    expect(send(channel, { sender: page, senderFrame: mainFrame }, ...args)).toBe(true);
    // a frame inside it, a frame that is gone, another window, our window on another page
    expect(send(channel, { sender: page, senderFrame: { url: ours } }, ...args)).toBe(false);
    expect(send(channel, { sender: page, senderFrame: null }, ...args)).toBe(false);
    expect(send(channel, { sender: { mainFrame }, senderFrame: mainFrame }, ...args)).toBe(false);
    mainFrame.url = foreign;
    expect(send(channel, { sender: page, senderFrame: mainFrame }, ...args)).toBe(false);
    mainFrame.url = ours;
  });
  it('for the menu has the form of one', () => {
    expect(send(menuChannel, { sender: page, senderFrame: mainFrame }, { anything: 1 })).toBe(false);
  });
});

describe('the start', () => {
  const argv = process.argv;
  beforeAll(() => {
    process.argv = ['electron', 'main.js', '--library', join(tmpdir(), 'stato-maggiore-never')];
  });
  afterAll(() => {
    process.argv = argv;
  });
  it('puts every page in the sandbox before anything is begun', async () => {
    await import('./main.ts');
    expect(order).toEqual(['sandbox', 'start', 'quit']);
  });
  it('opens its window with every protection said, and none undone', async () => {
    const { openWindow } = await import('./window.ts');
    openWindow({ read: () => undefined, write: async () => {} } as never, { title: '', background: '', icon: '' });
    // no insecure content, no experiment, no feature of Blink, no webview: nothing else is said
    expect(windows[0]?.webPreferences).toEqual({
      preload: expect.stringMatching(/preload\.cjs$/),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    });
  });
});
