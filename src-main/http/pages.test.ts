import path from 'node:path';
import { expect, it } from 'vitest';
import { pathIn } from './pages.ts';

it('names what lies in the folder, and nothing else', () => {
  const folder = path.join(path.sep, 'pages');
  expect(pathIn(folder, '/')).toBe(path.join(folder, 'index.html'));
  expect(pathIn(folder, '/assets/a.js?x#y')).toBe(path.join(folder, 'assets', 'a.js'));
  for (const url of ['/../a', '/%2e%2e/a', '/.env', '/a%00.js', '/a%5C..%5C..%5Cb.js', '/%'])
    expect(pathIn(folder, url), url).toBeUndefined();
});
