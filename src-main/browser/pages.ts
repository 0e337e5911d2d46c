import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { typeOf } from '../policy.ts';

/** The built pages, compressed once per file and kept; a file built anew is read anew. */
type Coding = 'br' | 'gzip' | 'identity';
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

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const compress = (body: Buffer, coding: Coding): Promise<Buffer> => {
  if (coding === 'br') return squeeze.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (coding === 'gzip') return squeeze.gzip(body, { level: 6 });
  return Promise.resolve(body);
};
/** Pictures and fonts are compressed as they are. */
const isPlain = (type: string): boolean => /^text\/|json|svg/.test(type);

const codingOf = (accepted: string): Coding => {
  const offered = accepted.split(',').map((one) => one.trim().split(';'));
  const takes = (coding: string): boolean =>
    offered.some(([name, q]) => name === coding && !/q=0(\.0*)?$/.test(q ?? ''));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
};

/** Vite puts a hash of the content into these names: what they hold never changes. */
const isHashed = (url: string): boolean => /^\/assets\/.+-[\w-]{8,}\.\w+$/.test(url);

export const servePages = (folder: string) => {
  const kept = new Map<string, Kept>();

  const bodyOf = async (file: string, coding: Coding, changed: number): Promise<Buffer> => {
    const key = `${coding}:${file}`;
    const have = kept.get(key);
    if (have && have.changed === changed) return have.body;
    const body = await compress(await readFile(file), coding);
    kept.set(key, { changed, body });
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
    const coding = isPlain(type) ? codingOf(String(request.headers['accept-encoding'] ?? '')) : 'identity';
    const tag = `"${found.size.toString(16)}-${Math.floor(found.mtimeMs).toString(16)}-${coding}"`;
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding, Cookie');
    response.setHeader('ETag', tag);
    response.setHeader('Cache-Control', isHashed(url) ? 'private, max-age=31536000, immutable' : 'private, no-cache');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return true;
    }
    const body = await bodyOf(file, coding, found.mtimeMs);
    if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
    response.writeHead(200, { 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
};
