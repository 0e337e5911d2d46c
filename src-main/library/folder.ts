import os from 'node:os';
import path from 'node:path';

/** The library folder of both hosts. `--library DIR` replaces it. Chromium's own profile lies elsewhere. */
export const libraryFolder = (
  given?: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = os.homedir(),
): string => {
  if (given) return path.resolve(given);
  if (platform === 'win32')
    return path.win32.join(env.APPDATA ?? path.win32.join(home, 'AppData', 'Roaming'), 'Stato Maggiore');
  if (platform === 'darwin') return path.posix.join(home, 'Library', 'Application Support', 'Stato Maggiore');
  // The XDG rules: a relative XDG_DATA_HOME is to be ignored.
  const data =
    env.XDG_DATA_HOME && path.posix.isAbsolute(env.XDG_DATA_HOME)
      ? env.XDG_DATA_HOME
      : path.posix.join(home, '.local', 'share');
  return path.posix.join(data, 'stato-maggiore');
};
