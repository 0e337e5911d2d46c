import { join } from 'node:path';
import { type BrowserWindow, dialog, type OpenDialogOptions } from 'electron';
import { endings, endingsOf } from '#shared/ownFiles.ts';
import { limits } from '#shared/saves/schema.ts';
import type { HostOptions } from '../handlers.ts';
import { write } from '../library/files.ts';
import { readUpTo } from '../library/readUpTo.ts';
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
  const filters = (extensions: readonly string[]) => [{ name: home.texts().gameFile, extensions: [...extensions] }];
  return {
    save: async (name, text) => {
      const window = home.window();
      const options = {
        title: home.texts().exportTitle,
        defaultPath: join(home.documents, name),
        filters: filters([endings.game]),
      };
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
        filters: filters(endingsOf('game')),
        properties: ['openFile'],
      };
      const chosen = await (window ? dialog.showOpenDialog(window, options) : dialog.showOpenDialog(options));
      const path = chosen.filePaths[0];
      return chosen.canceled || path === undefined ? undefined : readUpTo(path, limits.file + 1);
    },
  };
};
