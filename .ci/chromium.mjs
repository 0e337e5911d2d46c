// Finds a Chromium to test with: an installed Chromium, Chrome or Edge; else, as root on Debian, apt; else
// Playwright's own download; else it says what to install. Never sudo.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM,
  // Chromium without its windows: a sixth less work, the same pages
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
];

/** A browser found without asking any package: it may be asked for before those are there. */
const placed = () => places.find((path) => path && existsSync(path));

const playwrights = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** The path of a usable browser, or undefined. Looks only; installs nothing. */
export const findChromium = async () => placed() ?? (await playwrights());

/** Debian's own, where this may be done at all; older releases have the whole one alone. */
const fromDebian = async () => {
  const apt = (/** @type {string[]} */ ...args) =>
    new Promise((done) => {
      const child = spawn('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      child.on('error', done);
      child.on('close', done);
    });
  await apt('update', '-qq');
  for (const wanted of ['chromium-headless-shell', 'chromium']) {
    if (placed()) return;
    await apt('install', '-y', '-qq', '--no-install-recommends', wanted);
  }
};
/** @type {Promise<void> | undefined} */
let coming;

/** Begins to install Debian's where no browser is; what runs meanwhile does not wait for it, `needChromium` does. */
export const beginChromium = (say = console.log) => {
  if (coming || placed() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('No Chromium found: installing Debian’s beside the rest');
  coming = fromDebian();
};

/** Finds one or installs it; undefined, after saying what to do, where neither can be. */
export const needChromium = async (say = console.log) => {
  // a half unpacked one is there, too
  const found = coming ? undefined : await findChromium();
  if (found) return found;
  beginChromium(say);
  await coming;
  const installed = await findChromium();
  if (installed) return installed;
  say('No Chromium found: trying Playwright’s download');
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    // said below
  }
  const downloaded = await findChromium();
  if (!downloaded)
    say('No browser to test with. Install Chromium, Chrome or Edge, or set CHROMIUM to the path of one.');
  return downloaded;
};

/** Flags that keep a test browser quiet and working as root. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
