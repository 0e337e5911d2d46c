import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** docs/security.md: every row of it names a test that is there. */
const page = readFileSync('docs/security.md', 'utf8');
const sections = page.split(/^## /m).slice(1);
const rowsOf = (section: string): readonly (readonly string[])[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
const all = sections.flatMap((section) => rowsOf(section));

describe('the page on security', () => {
  it('has the twenty points and the nine fuses', () => {
    const numbers = (title: string) =>
      rowsOf(sections.find((section) => section.startsWith(title)) ?? '').map(([n]) => Number(n));
    expect(numbers("Electron's twenty points")).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(numbers('The nine fuses')).toEqual(Array.from({ length: 9 }, (_, i) => i + 1));
  });

  it.each(all.map((row) => [row.at(-1) ?? '']))('names a test that is there: %s', (named) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(named) ?? [];
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8'), file).toContain(name);
  });
});

describe('nothing that ships opens a connection', () => {
  const sources = ['main', 'renderer', 'rules', 'shared']
    .flatMap((name) => readdirSync(`src-${name}`, { recursive: true }).map((file) => `src-${name}/${file}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.|\/testing\/|^src-main\/start\//.test(file));
  /** those who listen, and the transports of the contract: to the page's own host */
  const own = new Set([
    'src-main/browser/server.ts',
    'src-main/room/server.ts',
    'src-shared/transport.ts',
    'src-renderer/host/client.ts',
    'src-renderer/host/second.ts',
  ]);
  /** asks for new versions, where the player agreed: loaded then and not before */
  const updater = 'src-main/desktop/updater.ts';
  const asks =
    /from '(?:electron-updater|node:(?:https?|http2|net|tls|dgram|dns))'|\bfetch\(|new (WebSocket|EventSource|XMLHttpRequest)\b|sendBeacon|\bnet\.(fetch|request)/;
  it('looks at all of it', () => expect(sources.length).toBeGreaterThan(500));
  it('but those who speak to the host', () => {
    const found = sources.filter((file) =>
      asks.test(readFileSync(file, 'utf8').replace(/^(import type| \*).*$/gm, '')),
    );
    expect(found.filter((file) => !own.has(file))).toEqual([updater]);
  });
  it('and who asks for new versions is in a file of its own, known by one line that loads it later', () => {
    const known = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^.*\/updater\.ts'.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
    );
    expect(known).toEqual([
      "src-main/desktop/updates.ts: load: async () => (await import('./updater.ts')).openUpdater(),",
    ]);
    if (!existsSync('dist/desktop/main.js')) return;
    expect(readFileSync('dist/desktop/main.js', 'utf8')).toMatch(/import\("\.\/updater\.js"\)/);
    expect(readFileSync('dist/desktop/main.js', 'utf8')).not.toMatch(/app-update\.yml.*provider|NsisUpdater/);
  });
});
