import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { chromiumContext } from './chromium.mjs';
import { receive } from './ipcMain.mjs';
import { toMain, toPage } from './origins.mjs';
import { answerRequest } from './protocol.mjs';
import { permissionsFor } from './session.mjs';
import { known, preventable, StrictEmitter, strict, unknown } from './strict.mjs';

/** Every window that is not closed. */
export const windows = new Set();
/** Requests that went to no scheme of ours: none, if the app keeps to itself. */
export const strayRequests = [];

/** What pages tried, and what main answered. */
export const attempts = [];

const pageSide = readFileSync(new URL('./pageSide.js', import.meta.url), 'utf8');
const byPage = new Map();
let nextId = 1;
let listening = false;

class WebFrameMain {
  #frame;
  constructor(frame) {
    this.#frame = frame;
  }
  get url() {
    return toMain(this.#frame()?.url() ?? '');
  }
  get origin() {
    const address = this.url;
    const match = /^[a-z-]+:\/\/[^/]+/.exec(address);
    return match ? match[0] : 'null';
  }
  get parent() {
    const parent = this.#frame()?.parentFrame();
    return parent ? new WebFrameMain(() => parent) : null;
  }
}

class WebContents extends StrictEmitter {
  #page;
  #opener = () => ({ action: 'allow' });
  #expected;
  constructor(window) {
    super('webContents', [
      'will-navigate',
      'will-frame-navigate',
      'will-redirect',
      'will-attach-webview',
      'render-process-gone',
      'did-finish-load',
      'did-fail-load',
      'dom-ready',
      'destroyed',
      'before-input-event',
      'console-message',
      'preload-error',
      'did-start-loading',
      'did-navigate',
    ]);
    this.id = nextId++;
    this.window = window;
    const main = new WebFrameMain(() => this.#page?.mainFrame());
    this.mainFrame = strict('webFrameMain', main);
  }
  get page() {
    return this.#page;
  }
  set page(page) {
    this.#page = page;
  }
  setWindowOpenHandler(handler) {
    this.#opener = handler;
  }
  /** the stand-in's own */
  askToOpen(url) {
    const { action } = this.#opener({
      url: toMain(url),
      frameName: '',
      features: '',
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'default' },
    });
    attempts.push({ kind: 'open', url: toMain(url), allowed: action !== 'deny' });
    if (action !== 'deny') unknown('a window opened by a page');
  }
  send(channel, ...args) {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed');
    const copy = structuredClone(args);
    this.#page
      ?.mainFrame()
      .evaluate(([name, values]) => window.__standInDeliver(name, values), [channel, copy])
      .catch(() => {});
  }
  async load(url) {
    this.#expected = toPage(url);
    await permissionsFor(this, url);
    await this.#page.goto(this.#expected);
    this.emit('did-finish-load');
  }
  expects(url) {
    return this.#expected === url;
  }
  reload() {
    void this.#page?.reload().catch(() => {});
  }
  getURL() {
    return toMain(this.#page?.url() ?? '');
  }
  isDestroyed() {
    return this.window.isDestroyed();
  }
  focus() {}
  openDevTools() {}
  frameOf(frame) {
    return frame === this.#page?.mainFrame() ? this.mainFrame : strict('webFrameMain', new WebFrameMain(() => frame));
  }
}

const windowOptions = [
  'x',
  'y',
  'width',
  'height',
  'minWidth',
  'minHeight',
  'show',
  'title',
  'backgroundColor',
  'icon',
  'webPreferences',
  'autoHideMenuBar',
  'center',
  'resizable',
];
const safe = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  allowRunningInsecureContent: false,
  webviewTag: false,
  experimentalFeatures: false,
};

const checkPreferences = (preferences) => {
  known('webPreferences', preferences, [...Object.keys(safe), 'preload', 'spellcheck', 'partition']);
  for (const [key, value] of Object.entries(safe))
    if (key in preferences && preferences[key] !== value) throw new Error(`unsafe webPreferences: ${key}`);
  // Said aloud, so that no default decides.
  for (const key of ['contextIsolation', 'sandbox', 'nodeIntegration'])
    if (!(key in preferences)) throw new Error(`webPreferences.${key} is left to a default`);
  if (preferences.preload !== undefined && !isAbsolute(preferences.preload))
    throw new Error('preload must be an absolute path');
  if (preferences.preload?.endsWith('.mjs')) throw new Error('a sandboxed preload cannot be an ES module');
};

const windowEvents = [
  'resize',
  'move',
  'resized',
  'moved',
  'maximize',
  'unmaximize',
  'minimize',
  'restore',
  'close',
  'closed',
  'show',
  'hide',
  'focus',
  'blur',
  'ready-to-show',
  'page-title-updated',
  'enter-full-screen',
  'leave-full-screen',
  'unresponsive',
  'responsive',
];

class Window extends StrictEmitter {
  #options;
  #bounds;
  #maximized = false;
  #minimized = false;
  #visible;
  #destroyed = false;
  #title;
  #focused = 0;
  constructor(options = {}) {
    super('BrowserWindow', windowEvents);
    chromiumContext();
    known('BrowserWindow', options, windowOptions);
    checkPreferences(options.webPreferences ?? {});
    this.#options = options;
    const { x = 20, y = 20, width = 800, height = 600 } = options;
    for (const value of [x, y, width, height])
      if (!Number.isInteger(value)) throw new TypeError('bounds are whole numbers');
    this.#bounds = { x, y, width, height };
    this.#visible = options.show !== false;
    this.#title = options.title ?? '';
    this.id = nextId++;
    this.webContents = strict('webContents', new WebContents(this));
    windows.add(created(this));
    hooks.created(this);
  }
  async loadURL(url) {
    const page = await openPage(this, this.#options.webPreferences?.preload);
    await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    await this.webContents.load(url);
    const titled = preventable();
    const title = await page.title();
    this.emit('page-title-updated', titled, title, true);
    if (!titled.defaultPrevented) this.#title = title;
    this.emit('ready-to-show');
  }
  show() {
    this.#visible = true;
    this.emit('show');
  }
  hide() {
    this.#visible = false;
  }
  isVisible() {
    return this.#visible;
  }
  focus() {
    this.#focused += 1;
    this.emit('focus');
  }
  isFocused() {
    return this.#visible;
  }
  minimize() {
    this.#minimized = true;
  }
  isMinimized() {
    return this.#minimized;
  }
  restore() {
    this.#minimized = false;
    this.#maximized = false;
  }
  maximize() {
    this.#maximized = true;
    this.emit('maximize');
  }
  unmaximize() {
    this.#maximized = false;
    this.emit('unmaximize');
  }
  isMaximized() {
    return this.#maximized;
  }
  isFullScreen() {
    return false;
  }
  getBounds() {
    return { ...this.#bounds };
  }
  getNormalBounds() {
    return { ...this.#bounds };
  }
  setBounds(bounds) {
    this.#bounds = { ...this.#bounds, ...bounds };
    void this.webContents.page?.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    this.emit('resize');
    this.emit('move');
  }
  setTitle(title) {
    this.#title = title;
  }
  getTitle() {
    return this.#title;
  }
  setBackgroundColor() {}
  setMenuBarVisibility() {}
  isDestroyed() {
    return this.#destroyed;
  }
  close() {
    if (this.#destroyed) return;
    const event = preventable();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }
  destroy() {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this.proxy);
    byPage.delete(this.webContents.page);
    void this.webContents.page?.close().catch(() => {});
    this.emit('closed');
    hooks.closed();
  }
  /** the stand-in's own: what a test may ask */
  look() {
    return {
      id: this.id,
      bounds: this.#bounds,
      maximized: this.#maximized,
      minimized: this.#minimized,
      visible: this.#visible,
      title: this.#title,
      focused: this.#focused,
      minWidth: this.#options.minWidth,
      icon: this.#options.icon,
    };
  }
}

const created = (window) => {
  window.proxy = strict('BrowserWindow', window);
  return window.proxy;
};

export const BrowserWindow = strict(
  'BrowserWindow',
  class BrowserWindow {
    constructor(options) {
      // biome-ignore lint/correctness/noConstructorReturn: what is made is the strict proxy
      return new Window(options).proxy;
    }
    static getAllWindows() {
      return [...windows];
    }
    static getFocusedWindow() {
      return [...windows][0] ?? null;
    }
    static fromWebContents(contents) {
      return [...windows].find((window) => window.webContents === contents) ?? null;
    }
  },
);

/** Set by electron.mjs: app and windows know each other only there. */
export const hooks = { created: () => {}, closed: () => {} };

/** A page asks to leave, to be framed or to open something: main's listeners decide, as in Electron. */
const mayNavigate = (contents, frame, url) => {
  const isMainFrame = frame === undefined || frame === contents.page.mainFrame();
  const details = { url: toMain(url), isMainFrame, isSameDocument: false };
  const any = preventable({ ...details });
  contents.emit('will-frame-navigate', any);
  const event = preventable({ ...details });
  if (isMainFrame) contents.emit('will-navigate', event, details.url);
  const allowed = !event.defaultPrevented && !any.defaultPrevented;
  attempts.push({ kind: 'navigate', url: details.url, allowed });
  return allowed;
};

const frameOf = (request) => {
  try {
    return request.frame();
  } catch {
    return undefined; // a navigation in a page that is only being made
  }
};

const onRequest = async (route) => {
  const request = route.request();
  const frame = frameOf(request);
  const page = frame?.page();
  const window = page ? byPage.get(page) : undefined;
  const url = request.url();
  if (request.isNavigationRequest()) {
    if (!window) {
      [...windows][0]?.webContents.askToOpen(url);
      await route.abort('aborted');
      if (page) await page.close();
      return;
    }
    const contents = window.webContents;
    if (!contents.expects(url) && !mayNavigate(contents, frame, url)) {
      await route.abort('aborted');
      return;
    }
  }
  const answer = await answerRequest(toMain(url), request);
  if (answer) await route.fulfill(answer);
  else {
    strayRequests.push(url);
    await route.abort('internetdisconnected');
  }
};

const listen = async () => {
  if (listening) return;
  listening = true;
  const context = chromiumContext();
  await context.route('**/*', (route) => onRequest(route).catch((error) => console.error(error)));
  await context.exposeBinding('__standInSend', ({ page, frame }, kind, channel, args) => {
    const window = byPage.get(page);
    if (!window) return { error: 'no window' };
    const contents = window.webContents;
    return receive(
      kind,
      channel,
      { sender: contents, senderFrame: contents.frameOf(frame), frameId: 1, processId: 1 },
      args,
    );
  });
  context.on('page', async (page) => {
    if (opening || byPage.has(page)) return;
    // A page opened by a page. One with an address is asked about at its request and never comes this far; an empty one
    // makes none, and on a busy machine one may have failed before its request could be held: its address is lost then.
    await new Promise((done) => setTimeout(done, 100));
    if (page.isClosed()) return;
    if (page.url() === 'about:blank' || page.url().startsWith('chrome-error:'))
      [...windows][0]?.webContents.askToOpen(page.url());
    await page.close();
  });
};

let opening = false;
const openPage = async (window, preload) => {
  const contents = window.webContents;
  if (contents.page) return contents.page;
  await listen();
  const context = chromiumContext();
  opening = true;
  const empty = context.pages().find((page) => !byPage.has(page) && page.url() === 'about:blank');
  const page = empty ?? (await context.newPage());
  opening = false;
  byPage.set(page, window);
  contents.page = page;
  if (preload !== undefined)
    await page.addInitScript({ content: pageSide.replace('PRELOAD;', () => readFileSync(preload, 'utf8')) });
  page.on('crash', () => contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }));
  page.on('close', () => window.close());
  return page;
};
