import { describe, expect, it } from 'vitest';
import { mayOpenOutside } from './links.ts';
import { fileOf, headersFor, isOurs } from './pages.ts';
import { mayHave } from './permissions.ts';

describe('whether an address is a page of ours', () => {
  it.each([
    ['app://stato-maggiore/index.html', true],
    ['app://stato-maggiore/', true],
    ['app://stato-maggiore/index.html?game=1#table', true],
    ['app://stato-maggiore.evil.example/index.html', false],
    ['app://evil/?app://stato-maggiore/', false],
    ['app://stato-maggiore:80/', false],
    ['app://user@stato-maggiore/', false],
    ['https://stato-maggiore/index.html', false],
    ['file:///index.html', false],
    ['javascript:alert(1)', false],
    ['about:blank', false],
    ['', false],
  ])('%s: %s', (address, ours) => expect(isOurs(address)).toBe(ours));
});

describe('the file a page address names', () => {
  const folder = '/app/dist/renderer';
  it.each([
    ['app://stato-maggiore/', '/app/dist/renderer/index.html'],
    ['app://stato-maggiore/assets/main-1.js?x=1', '/app/dist/renderer/assets/main-1.js'],
    ['app://stato-maggiore/a%20b.js', '/app/dist/renderer/a b.js'],
    ['app://stato-maggiore/../../secret', '/app/dist/renderer/secret'],
  ])('%s is %s', (address, file) => expect(fileOf(address, folder)).toBe(file));
  it.each([
    'app://stato-maggiore/%2e%2e%2f%2e%2e%2fetc/passwd',
    'app://stato-maggiore/..%2f..%2fmain.js',
    'app://stato-maggiore/..%5c..%5cmain.js',
    'app://stato-maggiore/%00',
    'app://stato-maggiore/%zz',
    'app://elsewhere/index.html',
    'file:///app/dist/renderer/index.html',
  ])('%s is none of ours', (address) => expect(fileOf(address, folder)).toBeUndefined());
  it('is not one of a folder that only begins alike', () =>
    expect(fileOf('app://stato-maggiore/..%2frenderer-old/a.js', folder)).toBeUndefined());
});

it('serves every page with the content policy and without guessing its kind', () => {
  const headers = headersFor('text/html');
  expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|https?:|\*/);
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
});

describe('a link out of the app', () => {
  const hosts = ['example.org'];
  it.each([
    ['https://example.org/a', true],
    ['http://example.org/', false],
    ['https://example.org.evil.example/', false],
    ['https://example.org:8443/', false],
    ['https://example.org@evil.example/', false],
    ['https://user@example.org/', false],
    ['javascript:https://example.org', false],
    ['file:///etc/passwd', false],
    ['not an address', false],
  ])('%s: %s', (address, may) => expect(mayOpenOutside(address, hosts)).toBe(may));
  it('leads nowhere as the app ships', () => expect(mayOpenOutside('https://example.org/')).toBe(false));
});

describe('what a page may ask for', () => {
  const ours = 'app://stato-maggiore/';
  it.each([
    ['screen-wake-lock', ours, true],
    ['clipboard-sanitized-write', ours, true],
    ['clipboard-read', ours, false],
    ['geolocation', ours, false],
    ['notifications', ours, false],
    ['media', ours, false],
    ['openExternal', ours, false],
    ['screen-wake-lock', 'https://example.org', false],
  ])('%s from %s: %s', (permission, asker, may) => expect(mayHave(permission, asker)).toBe(may));
});
