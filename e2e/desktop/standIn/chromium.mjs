import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../../.ci/chromium.mjs';

/** The one Chromium that all windows of the stand-in are pages of. */
let context;
let port = 0;

const freePort = () =>
  new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

export const startChromium = async (profile) => {
  port = await freePort();
  const executablePath = await findChromium();
  context = await chromium.launchPersistentContext(join(profile, 'chromium'), {
    ...(executablePath ? { executablePath } : {}),
    viewport: null,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // A second client, the test's, drives the same pages over this port.
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
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
