import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

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

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
];

export const startChromium = async (profile) => {
  port = await freePort();
  const executablePath = process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path));
  context = await chromium.launchPersistentContext(join(profile, 'chromium'), {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: null,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    // A second client, the test's, drives the same pages over this port.
    args: [`--remote-debugging-port=${port}`],
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
