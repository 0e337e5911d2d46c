import path from 'node:path';
import { expect, it } from 'vitest';
import { libraryFolder } from './folder.ts';

it('names the library of each system, and --library replaces it', () => {
  const at = (env: Record<string, string>, platform: NodeJS.Platform, home = '/home/anna') =>
    libraryFolder(undefined, env, platform, home);
  expect(at({}, 'linux')).toBe('/home/anna/.local/share/stato-maggiore');
  expect(at({ XDG_DATA_HOME: '/data' }, 'linux')).toBe('/data/stato-maggiore');
  expect(at({ XDG_DATA_HOME: 'relative' }, 'linux')).toBe('/home/anna/.local/share/stato-maggiore');
  expect(at({}, 'darwin', '/Users/anna')).toBe('/Users/anna/Library/Application Support/Stato Maggiore');
  expect(at({ APPDATA: 'C:\\Users\\anna\\AppData\\Roaming' }, 'win32')).toBe(
    'C:\\Users\\anna\\AppData\\Roaming\\Stato Maggiore',
  );
  expect(at({}, 'win32', 'C:\\Users\\anna')).toBe('C:\\Users\\anna\\AppData\\Roaming\\Stato Maggiore');
  expect(libraryFolder('games', {}, 'linux', '/')).toBe(path.resolve('games'));
});
