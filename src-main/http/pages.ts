import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { typeOf } from './policy.ts';

/** A built page, kept as read; a file built anew is read anew. */
interface Kept {
  readonly changed: number;
  readonly body: Buffer;
}

/** The path a request names inside the folder, or undefined when it names anything else. */
export const pathIn = (folder: string, url: string): string | undefined => {
  let name: string;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
  if (
    name.includes('\0') ||
    name.includes('\\') ||
    name.split('/').some((part) => part === '..' || part.startsWith('.'))
  )
    return undefined;
  const file = path.join(folder, name === '/' ? 'index.html' : name);
  return file.startsWith(path.join(folder, path.sep)) ? file : undefined;
};

/** Vite puts a hash of the content into these names: what they hold never changes. */
const isHashed = (url: string): boolean => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(url);

export const servePages = (folder: string) => {
  const kept = new Map<string, Kept>();

  const bodyOf = async (file: string, changed: number): Promise<Buffer> => {
    const have = kept.get(file);
    if (have && have.changed === changed) return have.body;
    const body = await readFile(file);
    kept.set(file, { changed, body });
    return body;
  };

  /** Answers a GET or HEAD; false when there is no such page. */
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = request.url ?? '/';
    const file = pathIn(folder, url);
    const type = file === undefined ? undefined : typeOf(file);
    if (file === undefined || type === undefined) return false;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return false;
    // Sent as it is: on loopback compressing costs the start more than the bytes do.
    const tag = `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Cookie');
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', isHashed(url) ? 'private, max-age=31536000, immutable' : 'private, no-cache');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return true;
    }
    const body = await bodyOf(file, found.mtimeMs);
    response.writeHead(200, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
};
