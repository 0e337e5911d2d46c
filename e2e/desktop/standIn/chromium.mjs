import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../../.ci/chromium.mjs';

/** The one Chromium that all windows of the stand-in are pages of. */
let context;
let port = 0;

/** Where the second client finds this Chromium: it takes a port that is free and writes it into its profile. */
const portIn = async (file) => {
  for (;;) {
    const [line] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (line) return Number(line);
    await new Promise((done) => setTimeout(done, 10));
  }
};

export const startChromium = async (profile) => {
  const executablePath = await findChromium();
  const folder = join(profile, 'chromium');
  const portFile = join(folder, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    viewport: null,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // A second client, the test's, drives the same pages over this port.
    // A port picked here could be another test's by the time Chromium takes it: both would drive one app.
    args: [...chromiumArgs, '--remote-debugging-port=0'],
  });
  port = await portIn(portFile);
};

export const chromiumContext = () => {
  if (!context) throw new Error('Electron would refuse: the app is not ready');
  return context;
};
export const chromiumPort = () => port;

export const closeChromium = async () => {
  await context?.close();
  context = undefined;
};
