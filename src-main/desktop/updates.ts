import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { UpdateSource } from '../updates.ts';

/**
 * Where new versions come from. The address is written beside the app when a release is packaged; a build of one's own
 * has none. What a system's package manager installed, or was unpacked by hand, is not replaced from within.
 */
export const updateSource = (
  resources: string | undefined,
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
): UpdateSource => {
  const addressed = resources !== undefined && existsSync(join(resources, 'app-update.yml'));
  const replaced =
    platform === 'win32'
      ? env.PORTABLE_EXECUTABLE_FILE === undefined
      : platform === 'darwin' || env.APPIMAGE !== undefined;
  return {
    none: !addressed ? 'build' : !replaced ? 'package' : undefined,
    load: async () => (await import('./updater.ts')).openUpdater(),
  };
};
