import path from 'node:path';
import { defaultSettings, type Settings, settingsSchema } from '#shared/contract.ts';
import { exists, move, readJson, write } from './files.ts';

/** Language, theme, keys: in the library, so that both hosts and every browser show the same. */
export const openSettings = (library: string, now: () => Date) => {
  const file = path.join(library, 'settings.json');
  const readSettings = (): Settings | undefined => {
    const raw = readJson(file);
    if (typeof raw !== 'object' || raw === null) return undefined;
    // Members a later version adds, or an earlier one lacked, take their usual value.
    const found = settingsSchema.safeParse({ ...defaultSettings, ...raw });
    return found.success ? found.data : undefined;
  };
  return {
    read: (): Settings => readSettings() ?? defaultSettings,
    write: (settings: Settings): void => {
      if (exists(file) && readSettings() === undefined)
        move(file, path.join(library, 'set-aside', `settings-${now().getTime()}.json`));
      write(file, JSON.stringify(settings, null, 2));
    },
  };
};
