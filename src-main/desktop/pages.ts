import { join, normalize, sep } from 'node:path';
import { contentPolicy } from '../http/policy.ts';

/** The app's own origin: its pages are served by `protocol.handle`, never read over `file://`. */
export const scheme = 'app';
export const origin = `${scheme}://stato-maggiore`;
export const startUrl = `${origin}/index.html`;

/** Whether an address is a page of ours, judged by its parsed parts: a substring would let `app://evil/?app://stato-maggiore` in. */
export const isOurs = (address: string): boolean => {
  try {
    const url = new URL(address);
    return url.protocol === `${scheme}:` && url.host === 'stato-maggiore' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
};

/** The file a page address names, or undefined when it would leave the folder. */
export const fileOf = (address: string, folder: string): string | undefined => {
  if (!isOurs(address)) return undefined;
  let path: string;
  try {
    path = decodeURIComponent(new URL(address).pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0') || path.includes('\\')) return undefined;
  const file = normalize(join(folder, path === '/' ? 'index.html' : path));
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : undefined;
};

export const headersFor = (type: string): Record<string, string> => ({
  'Content-Type': type,
  'Content-Security-Policy': contentPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cache-Control': 'no-cache',
});
