import type { ServerResponse } from 'node:http';
import { contentPolicy } from './policy.ts';

/** What every answer of ours says beside its kind. */
export const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentPolicy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), usb=(), payment=(), screen-wake-lock=(self), clipboard-write=(self)',
};

export const say = (response: ServerResponse, status: number, text = '', more: Record<string, string> = {}): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more });
  response.end(text);
};

export const isRead = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';
export const isJson = (type: string | undefined): boolean =>
  /^application\/json(\s*;\s*charset=utf-8)?$/i.test(type ?? '');
