import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The built browser host on a library of its own. */
export interface Host {
  readonly url: string;
  readonly library: string;
  /** stops the host and starts another on the same library, as after the power went out; answers its address */
  readonly restart: () => Promise<string>;
  /** only stops it: `restart` starts it again */
  readonly stop: () => Promise<void>;
}

interface StartedHost {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const start = async (library: string): Promise<StartedHost> => {
  const built: { startHost: (options: { library: string; renderer: string }) => Promise<StartedHost> } = await import(
    pathToFileURL(join(root, 'dist/browser/main.js')).href
  );
  return built.startHost({ library, renderer: join(root, 'dist/renderer') });
};

/**
 * A page on a fresh library, which fails the test when the page asks anything of the network but its own host, throws,
 * or writes an error to the console.
 */
export const test = base.extend<{ host: Host; strict: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see which fixtures are used
  host: async ({}, use) => {
    const library = mkdtempSync(join(tmpdir(), 'stato-maggiore-'));
    let running = await start(library);
    let runs = true;
    const stop = async () => {
      if (runs) await running.stop();
      runs = false;
    };
    await use({
      get url() {
        return running.url;
      },
      library,
      restart: async () => {
        await stop();
        running = await start(library);
        runs = true;
        return running.url;
      },
      stop,
    });
    await stop();
    rmSync(library, { recursive: true, force: true });
  },
  strict: [
    // with the host at hand it is judged before the host stops: what a stopping host refuses is nobody's fault
    async ({ page, host: _ }, use) => {
      const trouble: string[] = [];
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (!(hostname === '127.0.0.1' || ['data:', 'blob:'].includes(protocol)))
          trouble.push(`asked ${request.url()}`);
      });
      page.on('pageerror', (error) => trouble.push(`threw ${error.message}`));
      page.on('console', (message) => {
        // A host that was stopped on purpose refuses its connections, or answers 503 while it stops; everything else is ours.
        if (
          message.type() === 'error' &&
          !/ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|status of (401|503)/.test(
            message.text(),
          )
        )
          trouble.push(`said ${message.text()}`);
      });
      await use(undefined);
      expect(trouble).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
