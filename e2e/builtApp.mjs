// The built app on a library of its own, and a browser beside it: what the scripts that take pictures begin with.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from '../.ci/build.mjs';
import { chromiumArgs, needChromium } from '../.ci/chromium.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const openBuiltApp = async () => {
  await build({ staleOnly: true });
  const { startHost } = await import(pathToFileURL(join(root, 'dist/browser/main.js')).href);
  const library = mkdtempSync(join(tmpdir(), 'stato-maggiore-pictures-'));
  const host = await startHost({ library, renderer: join(root, 'dist/renderer') });
  const browser = await chromium.launch({ executablePath: await needChromium(), args: chromiumArgs });
  const close = async () => {
    await browser.close();
    await host.stop();
    rmSync(library, { recursive: true, force: true });
  };
  return { host, browser, close };
};
