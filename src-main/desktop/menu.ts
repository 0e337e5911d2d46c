import { app, type BrowserWindow, dialog, Menu, shell } from 'electron';
import type { Settings } from '#shared/contract.ts';
import type { MenuState } from '#shared/menu.ts';
import { type MenuDeeds, menuTemplate } from './menuTemplate.ts';
import type { MenuTexts } from './menuTexts.ts';

/** Draws the menu in the player's language and with the player's keys; called again whenever either changes. */
export const drawMenu = (
  t: MenuTexts,
  settings: Settings,
  offered: MenuState | undefined,
  home: {
    readonly folder: string;
    readonly window: () => BrowserWindow | undefined;
    readonly send: MenuDeeds['send'];
  },
): void => {
  const about = (): void => {
    const window = home.window();
    const options = {
      type: 'info' as const,
      title: t.about,
      message: 'Stato Maggiore',
      detail: t.aboutText.replace('{version}', app.getVersion()),
      buttons: [t.close],
    };
    void (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  };
  const template = menuTemplate(
    t,
    { send: home.send, showFolder: () => void shell.openPath(home.folder), about },
    { platform: process.platform, packaged: app.isPackaged, keys: settings.keys, offered },
  );
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
};
