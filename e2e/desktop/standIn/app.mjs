import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { closeChromium, startChromium } from './chromium.mjs';
import { preventable, StrictEmitter, strict, unknown } from './strict.mjs';
import { windows } from './windows.mjs';

const packageOf = (from) => {
  for (let dir = dirname(from); ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'package.json')))
      return { dir, ...JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) };
    if (dir === dirname(dir)) return unknown('an app without package.json');
  }
};
const info = packageOf(resolve(process.argv[1] ?? '.'));
// where a package keeps what lies beside the app
process.resourcesPath = process.env.STAND_IN_RESOURCES || undefined;

const pathNames = [
  'home',
  'appData',
  'userData',
  'sessionData',
  'temp',
  'exe',
  'documents',
  'downloads',
  'desktop',
  'logs',
];
const paths = new Map([
  ['home', homedir()],
  ['appData', process.env.XDG_CONFIG_HOME || join(homedir(), '.config')],
  ['temp', tmpdir()],
  ['exe', process.execPath],
  ['documents', process.env.STAND_IN_DOCUMENTS || join(homedir(), 'Documents')],
]);

/** The system's languages, which the test chooses. */
const languages = () => (process.env.STAND_IN_LANGUAGES ?? 'en-US').split(',');

class App extends StrictEmitter {
  #name = info.productName ?? info.name;
  #ready = false;
  #quitting = false;
  #server;
  #told;
  #whenReady;

  constructor() {
    super('app', [
      'ready',
      'before-quit',
      'will-quit',
      'quit',
      'window-all-closed',
      'second-instance',
      'open-file',
      'activate',
      'web-contents-created',
      'browser-window-created',
      'render-process-gone',
      'child-process-gone',
    ]);
    this.isPackaged = false;
    this.commandLine = strict('app.commandLine', { appendSwitch() {} });
    // Electron begins by itself, whether or not anyone waits for it.
    this.#whenReady = new Promise((done, failed) => {
      setImmediate(() => {
        if (this.#quitting) return;
        startChromium(this.getPath('userData')).then(() => {
          this.#ready = true;
          this.emit('ready', {}, {});
          done();
        }, failed);
      });
    });
    this.#whenReady.catch((error) => {
      console.error(error);
      process.exit(70);
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => this.quit());
  }

  whenReady() {
    return this.#whenReady;
  }
  isReady() {
    return this.#ready;
  }
  get name() {
    return this.#name;
  }
  set name(name) {
    this.#name = name;
  }
  getName() {
    return this.#name;
  }
  setName(name) {
    this.#name = name;
  }
  getVersion() {
    return info.version;
  }
  getAppPath() {
    return info.dir;
  }
  getLocale() {
    return languages()[0];
  }
  getSystemLocale() {
    return languages()[0];
  }
  getPreferredSystemLanguages() {
    return languages();
  }
  setAppUserModelId() {}
  enableSandbox() {
    if (this.#ready) throw new Error('app.enableSandbox() can only be called before app is ready');
  }
  getPath(name) {
    if (!pathNames.includes(name)) unknown(`the path '${name}'`);
    if (name === 'userData' || name === 'sessionData')
      return (
        paths.get(name) ??
        (name === 'sessionData' ? this.getPath('userData') : join(this.getPath('appData'), this.#name))
      );
    return paths.get(name) ?? join(homedir(), name);
  }
  setPath(name, path) {
    if (!pathNames.includes(name)) unknown(`the path '${name}'`);
    if (!isAbsolute(path)) throw new Error('Path must be absolute');
    if (!existsSync(path)) throw new Error('Failed to set path');
    paths.set(name, path);
  }

  /** The first process in a profile listens on a socket; a later one tells it and is refused. */
  requestSingleInstanceLock() {
    const profile = createHash('sha1').update(this.getPath('userData')).digest('hex').slice(0, 16);
    const socket = join(tmpdir(), `stand-in-${profile}.sock`);
    const pidFile = `${socket}.pid`;
    mkdirSync(this.getPath('userData'), { recursive: true });
    if (existsSync(pidFile)) {
      const pid = Number(readFileSync(pidFile, 'utf8'));
      try {
        process.kill(pid, 0);
        const client = connect(socket);
        this.#told = new Promise((done) => client.on('error', done).on('close', done));
        client.end(JSON.stringify({ argv: process.argv, cwd: process.cwd() }));
        return false;
      } catch {
        rmSync(pidFile, { force: true });
      }
    }
    rmSync(socket, { force: true });
    this.#server = createServer((peer) => {
      let text = '';
      peer.on('data', (chunk) => {
        text += chunk;
      });
      peer.on('end', () => {
        const { argv, cwd } = JSON.parse(text);
        this.emit('second-instance', {}, argv, cwd, {});
      });
    });
    this.#server.listen(socket);
    this.#server.unref();
    writeFileSync(pidFile, String(process.pid));
    process.on('exit', () => {
      rmSync(socket, { force: true });
      rmSync(pidFile, { force: true });
    });
    return true;
  }
  hasSingleInstanceLock() {
    return this.#server !== undefined;
  }
  releaseSingleInstanceLock() {
    this.#server?.close();
  }
  focus() {}

  quit() {
    const asked = preventable();
    this.emit('before-quit', asked);
    if (asked.defaultPrevented) return;
    this.#quitting = true;
    for (const window of [...windows]) window.close();
    if (windows.size > 0) {
      this.#quitting = false; // a window refused
      return;
    }
    const will = preventable();
    this.emit('will-quit', will);
    if (will.defaultPrevented) return;
    this.exit(0);
  }
  exit(code = 0) {
    this.emit('quit', {}, code);
    void Promise.all([this.#told, closeChromium()]).finally(() => process.exit(code));
  }
  relaunch() {
    unknown('app.relaunch');
  }
  /** the stand-in's own: the last window was closed by hand */
  lastWindowClosed() {
    if (this.#quitting) return;
    if (this.listenerCount('window-all-closed') > 0) this.emit('window-all-closed');
    else this.quit();
  }
}

export const app = strict('app', new App());
