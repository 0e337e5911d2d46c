import { createHash } from 'node:crypto';
import { join } from 'node:path';

/**
 * Where Chromium keeps its own profile: apart from the library, which the player may copy or keep in a synchronised
 * folder. A library of its own has a profile of its own, so that two of them may be open side by side.
 */
export const profileFolder = (
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
  library: string | undefined,
): string => {
  const name =
    library === undefined ? 'profile' : `profile-${createHash('sha256').update(library).digest('hex').slice(0, 12)}`;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Stato Maggiore', name);
  if (platform === 'darwin') return join(home, 'Library', 'Caches', 'Stato Maggiore', name);
  return join(env.XDG_CACHE_HOME || join(home, '.cache'), 'stato-maggiore', name);
};
