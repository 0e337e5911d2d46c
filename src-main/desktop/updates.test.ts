import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateSource } from './updates.ts';

const folder = mkdtempSync(join(tmpdir(), 'stato-maggiore-resources-'));
const bare = mkdtempSync(join(tmpdir(), 'stato-maggiore-bare-'));
beforeAll(() => writeFileSync(join(folder, 'app-update.yml'), 'provider: generic\n'));
afterAll(() => {
  for (const one of [folder, bare]) rmSync(one, { recursive: true, force: true });
});

it.each([
  [undefined, 'linux', { APPIMAGE: '/a' }, 'build'],
  [bare, 'win32', {}, 'build'],
  [folder, 'win32', {}, undefined],
  [folder, 'win32', { PORTABLE_EXECUTABLE_FILE: 'C:\\a.exe' }, 'package'],
  [folder, 'darwin', {}, undefined],
  [folder, 'linux', { APPIMAGE: '/home/anna/a.AppImage' }, undefined],
  // a deb is the package manager's, a tar.gz nobody's
  [folder, 'linux', {}, 'package'],
] as const)('with %s on %s and %j none comes because of: %s', (resources, platform, env, none) =>
  expect(updateSource(resources, platform, env).none).toBe(none),
);
