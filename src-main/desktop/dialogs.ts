import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserWindow, dialog, type OpenDialogOptions } from 'electron';
import { limits } from '#shared/saves/schema.ts';
import type { HostOptions } from '../handlers.ts';
import { write } from '../library/files.ts';
import type { MenuTexts } from './menuTexts.ts';

export interface DialogHome {
  readonly window: () => BrowserWindow | undefined;
  readonly texts: () => MenuTexts;
  /** where the player keeps documents */
  readonly documents: string;
}

/**
 * Export and import with the system's dialogs: the page never learns a path it could use, and asks only for "this game
 * into a file" and "a file as a new game".
 */
export const systemDialogs = (home: DialogHome): NonNullable<HostOptions['dialogs']> => {
  const filters = () => [{ name: home.texts().gameFile, extensions: ['json'] }];
  return {
    save: async (name, text) => {
      const window = home.window();
      const options = { title: home.texts().exportTitle, defaultPath: join(home.documents, name), filters: filters() };
      const chosen = await (window ? dialog.showSaveDialog(window, options) : dialog.showSaveDialog(options));
      if (chosen.canceled || !chosen.filePath) return undefined;
      write(chosen.filePath, text);
      return chosen.filePath;
    },
    pick: async () => {
      const window = home.window();
      const options: OpenDialogOptions = {
        title: home.texts().importTitle,
        defaultPath: home.documents,
        filters: filters(),
        properties: ['openFile'],
      };
      const chosen = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
      const path = chosen.filePaths[0];
      return chosen.canceled || path === undefined ? undefined : readUpTo(path, limits.file + 1);
    },
  };
};

/** No more of a file than shows that it is too large: what somebody sent may be of any size. */
const readUpTo = async (path: string, most: number): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, most));
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return bytes.subarray(0, read).toString('utf8');
  } finally {
    await file.close();
  }
};
