import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from './args.mjs';
import {
  electronBinary,
  electronVersion,
  fetchElectron,
  givenUp,
  patience,
  remember,
  Silence,
  whyNot,
} from './electron.mjs';
import { install, installedAt } from './installed.mjs';
import { wrongNode } from './node.mjs';
import { openBrowser } from './openBrowser.mjs';
import { localeOf, speaker } from './says.mjs';

/**
 * `npm start`: installs what is missing, builds what is stale, and opens the app: on the desktop where Electron's binary
 * is or can be fetched, otherwise in the browser. No dependencies: it runs before anything is installed.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const locale = localeOf(process.env, Intl.DateTimeFormat().resolvedOptions().locale);
const say = speaker(locale);

/** @typedef {import('./args.mjs').Asked} Asked */

/** @param {string} line @param {number} code @returns {never} */
const fail = (line, code) => {
  console.error(line);
  process.exit(code);
};

/** @param {readonly import('./targets.mjs').TargetName[]} only */
const ensureBuilt = async (only) => {
  const { isStale } = await import('./targets.mjs');
  if (!only.some((name) => isStale(root, name))) return;
  const { build } = await import('../../.ci/build.mjs');
  try {
    await build({ only, staleOnly: true, onTarget: (name) => console.log(say('building', { what: name })) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    fail(say('buildFailed'), 1);
  }
};

/** Shows how far a download is: in place on a terminal, every tenth otherwise. */
const progress = (/** @type {string} */ version) => {
  let shown = -1;
  return (/** @type {number} */ done, /** @type {number} */ all) => {
    const mb = (/** @type {number} */ n) => (n / 1e6).toFixed(0);
    const tenth = all > 0 ? Math.floor((done * (process.stdout.isTTY ? 100 : 10)) / all) : Math.floor(done / 1e7);
    if (tenth === shown) return;
    shown = tenth;
    const line = say('progress', { version, done: mb(done), all: all > 0 ? mb(all) : '?' });
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`);
    else console.log(line);
  };
};

/**
 * The binary to run, or undefined after one clear line that says why the browser is used.
 *
 * @param {Asked} asked
 */
const findElectron = async (asked) => {
  const present = electronBinary(root);
  const version = electronVersion(root);
  if (!present) {
    const memory = asked.host === 'desktop' ? undefined : givenUp(root, version);
    if (memory) {
      const when = new Date(memory.at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
      console.log(say('remembered', { when }));
      return undefined;
    }
    console.log(say('fetching', { version }));
    try {
      await fetchElectron(root, progress(version));
      remember(root, undefined);
    } catch (error) {
      const why = error instanceof Silence ? say('noByte', { seconds: patience / 1000 }) : whyNot(error);
      remember(root, { version, at: new Date().toISOString(), why });
      console.log(say('fetchFailed', { why }));
      return undefined;
    }
  }
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    console.log(say('noDisplay'));
    return undefined;
  }
  return present ?? electronBinary(root);
};

/**
 * Runs the desktop app to its end.
 *
 * @param {string} binary
 * @param {Asked} asked
 * @returns {Promise<number>} its exit code
 */
const runDesktop = (binary, asked) =>
  new Promise((done) => {
    console.log(say('opening'));
    const env = { ...process.env };
    delete env.ELECTRON_RUN_AS_NODE; // set by some editors' terminals: Electron would be a mere Node
    const library = asked.library === undefined ? [] : ['--library', resolve(asked.library)];
    const file = asked.file === undefined ? [] : [resolve(asked.file)];
    const child = spawn(binary, [root, ...library, ...file], { stdio: 'inherit', env });
    const stop = () => child.kill('SIGTERM');
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    child.on('error', () => done(127));
    child.on('exit', (code, signal) => done(signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : (code ?? 1)));
  });

/** @param {Asked} asked */
const runBrowser = async (asked) => {
  await ensureBuilt(['renderer', 'browser']);
  /** @type {{ startHost: (options: { library?: string, file?: string, renderer: string }) => Promise<{ url: string, urlForOne: () => string, stop: () => Promise<void> }> }} */
  const { startHost } = await import(pathToFileURL(join(root, 'dist/browser/main.js')).href);
  const host = await startHost({
    renderer: join(root, 'dist/renderer'),
    ...(asked.library === undefined ? {} : { library: resolve(asked.library) }),
    ...(asked.file === undefined ? {} : { file: resolve(asked.file) }),
  });
  console.log(say('address', { url: host.url }));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await host.stop();
    console.log(`\n${say('stopped')}`);
    process.exit(0);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  if (asked.dev) await rebuildOnChange();
  if (asked.open) openBrowser(host.urlForOne());
};

/** Builds the pages again when one of their sources changes. */
const rebuildOnChange = async () => {
  const { build } = await import('vite');
  const { targets } = await import('./targets.mjs');
  const watcher = await build({
    configFile: join(root, targets.renderer.config),
    logLevel: 'error',
    build: { watch: {} },
  });
  let first = true;
  if ('on' in watcher)
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(event.error.message);
      if (event.code !== 'END') return;
      if (!first) console.log(say('rebuilt'));
      first = false;
    });
};

const main = async () => {
  const parsed = parseArgs(process.argv.slice(2));
  if (!parsed.ok) fail(`${say(parsed.reason, { word: parsed.word })}\n${say('help')}`, 2);
  const asked = parsed.value;
  if (asked.help) {
    console.log(say('help'));
    return;
  }
  const wrong = wrongNode(root);
  if (wrong) fail(say('wrongNode', wrong), 1);

  process.chdir(root);
  if (!installedAt(root)) {
    console.log(say('installing'));
    const code = install(root);
    if (code !== 0) fail(say('installFailed', { code }), 1);
  }

  if (asked.host !== 'browser') {
    const binary = await findElectron(asked);
    if (binary) {
      await ensureBuilt(['renderer', 'desktop', 'preload']);
      const from = performance.now();
      const code = await runDesktop(binary, asked);
      // One that ends in trouble after it was used did start: its own words stand, and nothing else opens.
      if (code === 0 || performance.now() - from > 15_000) process.exit(code);
      console.log(say('desktopFailed', { code }));
    }
  }
  await runBrowser(asked);
};

try {
  await main();
} catch (error) {
  fail(say('broken', { why: error instanceof Error ? error.message : String(error) }), 1);
}
