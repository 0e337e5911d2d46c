import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { typeOf } from '../http/policy.ts';
import { fileOf, headersFor, scheme } from './pages.ts';

/** Before the app is ready: `app://` is an origin like any other, with fetch, workers and compiled code kept. */
export const registerScheme = (): void => {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
};

const refused = (status: number): Response => new Response(null, { status, headers: headersFor('text/plain') });

/** Serves the built pages and nothing else. */
export const setupProtocol = (folder: string): void => {
  protocol.handle(scheme, async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405);
    const file = fileOf(request.url, folder);
    const type = file === undefined ? undefined : typeOf(file);
    if (file === undefined || type === undefined) return refused(404);
    try {
      return new Response(new Uint8Array(await readFile(file)), { headers: headersFor(type) });
    } catch {
      return refused(404);
    }
  });
};
