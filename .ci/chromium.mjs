// Finds a Chromium to test with: an installed Chromium, Chrome or Edge; else, as root on Debian, apt; else
// Playwright's own download; else it says what to install. Never sudo.
import { execFileSync, spawnSync } from 'node:child_process';
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

const playwrights = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** The path of a usable browser, or undefined. Looks only; installs nothing. */
export const findChromium = async () => places.find((path) => path && existsSync(path)) ?? (await playwrights());

/** Finds one or installs it; undefined, after saying what to do, where neither can be. */
export const needChromium = async (say = console.log) => {
  const found = await findChromium();
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (root && existsSync('/usr/bin/apt-get')) {
    say('No Chromium found: installing Debian’s');
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    // older releases have the whole one alone
    for (const wanted of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', '--no-install-recommends', wanted);
      const installed = await findChromium();
      if (installed) return installed;
    }
  }
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
