import { join } from 'node:path';
import { codeOf, readJson, write } from '../library/files.ts';
import { type WindowState, windowStateSchema } from './windowState.ts';

/** The window's place in the library, beside the settings. */
export const windowKeeper = (folder: string, mayWrite: () => Promise<boolean>) => {
  const file = join(folder, 'window.json');
  return {
    read: (): WindowState | undefined => {
      try {
        const found = windowStateSchema.safeParse(readJson(file));
        return found.success ? found.data : undefined;
      } catch {
        return undefined; // a folder that cannot be read says so on the library screen
      }
    },
    write: async (state: WindowState): Promise<void> => {
      if (!(await mayWrite())) return;
      try {
        write(file, JSON.stringify(state));
      } catch (error) {
        // The place of a window is not worth a message; a fault of ours is.
        if (codeOf(error) === undefined) throw error;
      }
    },
  };
};
export type WindowKeeper = ReturnType<typeof windowKeeper>;
