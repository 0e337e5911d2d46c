import type { IncomingMessage } from 'node:http';

export type Body = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly status: 400 | 413 };

/** How much more of a body that is too large is read and thrown away, so that the sender hears the answer. */
const patience = 256 * 1024 * 1024;

/** Reads a body up to a limit. One that is larger is drained first: a socket closed under the sender resets instead. */
export const readBody = (request: IncomingMessage, limit: number): Promise<Body> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) chunks.push(chunk);
      else if (bytes > patience) {
        request.pause();
        resolve({ ok: false, status: 413 });
      } else chunks.length = 0;
    });
    request.on('end', () => {
      if (bytes > limit) return resolve({ ok: false, status: 413 });
      try {
        resolve({ ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) });
      } catch {
        resolve({ ok: false, status: 400 });
      }
    });
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('the page went away')));
  });
