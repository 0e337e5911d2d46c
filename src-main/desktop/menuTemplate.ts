import type { MenuItemConstructorOptions } from 'electron';
import { type MenuCommand, type MenuState, undoCommand } from '#shared/menu.ts';
import { acceleratorOf } from './accelerators.ts';
import type { MenuTexts } from './menuTexts.ts';

type Item = MenuItemConstructorOptions;

/** What a menu item does outside the page. */
export interface MenuDeeds {
  readonly send: (command: MenuCommand | `undo:${string}`) => void;
  readonly showFolder: () => void;
  readonly about: () => void;
}

const line: Item = { type: 'separator' };

/**
 * File, Edit, View, Help. Keys of commands are the page's, where they can be changed and mean something else in a text
 * field: the menu shows them and takes none, or undo would happen twice. macOS cannot show a key without taking it.
 */
export const menuTemplate = (
  t: MenuTexts,
  deeds: MenuDeeds,
  at: {
    readonly platform: string;
    readonly packaged: boolean;
    readonly keys: Readonly<Record<string, string>>;
    /** undefined until the page has said what it offers */
    readonly offered: MenuState | undefined;
  },
): Item[] => {
  const mac = at.platform === 'darwin';
  const command = (label: string, id: MenuCommand): Item => {
    const accelerator = mac ? undefined : acceleratorOf(id, at.keys);
    return {
      id,
      label,
      enabled: at.offered === undefined || at.offered.commands.includes(id),
      ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
      click: () => deeds.send(id),
    };
  };
  const about: Item = { id: 'about', label: t.about, click: deeds.about };

  const application: Item = {
    id: 'application',
    label: 'Stato Maggiore',
    submenu: [
      about,
      line,
      { role: 'hide', label: t.hide },
      { role: 'hideOthers', label: t.hideOthers },
      { role: 'unhide', label: t.showAll },
      line,
      { role: 'quit', label: t.quit },
    ],
  };
  const file: Item = {
    id: 'file',
    label: t.file,
    submenu: [
      command(t.newGame, 'game.new'),
      command(t.library, 'app.library'),
      command(t.things, 'app.things'),
      line,
      command(t.importGame, 'game.import'),
      command(t.exportGame, 'game.export'),
      { id: 'folder', label: t.folder, click: deeds.showFolder },
      line,
      command(t.settings, 'app.settings'),
      line,
      mac ? { role: 'close', label: t.close } : { role: 'quit', label: t.quit },
    ],
  };
  const edit: Item = {
    id: 'edit',
    label: t.edit,
    submenu: [
      command(t.undo, 'game.undo'),
      command(t.redo, 'game.redo'),
      // The round, the fight, the phase … by name, as the page says them.
      ...(at.offered?.undo ?? []).map(({ span, label }): Item => {
        const id = undoCommand(span);
        // In a native menu & marks the letter to press.
        return { id, label: label.replaceAll('&', '&&'), click: () => deeds.send(id) };
      }),
      line,
      { role: 'cut', label: t.cut },
      { role: 'copy', label: t.copy },
      { role: 'paste', label: t.paste },
      { role: 'selectAll', label: t.selectAll },
      line,
      command(t.find, 'find'),
    ],
  };
  const view: Item = {
    id: 'view',
    label: t.view,
    submenu: [
      command(t.table, 'place.table'),
      command(t.fight, 'place.fight'),
      command(t.ledger, 'place.ledger'),
      command(t.turns, 'place.turns'),
      command(t.score, 'place.score'),
      command(t.journal, 'place.journal'),
      line,
      command(t.tableMode, 'table.mode'),
      command(t.room, 'game.room'),
      command(t.theme, 'app.theme'),
      line,
      { role: 'zoomIn', label: t.zoomIn },
      { role: 'zoomOut', label: t.zoomOut },
      { role: 'resetZoom', label: t.zoomReset },
      { role: 'togglefullscreen', label: t.fullScreen },
      ...(at.packaged
        ? []
        : [
            line,
            { role: 'reload', label: t.reload } as const,
            { role: 'toggleDevTools', label: t.developer } as const,
          ]),
    ],
  };
  const help: Item = {
    id: 'help',
    label: t.help,
    ...(mac ? { role: 'help' } : {}),
    submenu: [
      command(t.guide, 'help'),
      command(t.palette, 'palette'),
      command(t.keys, 'keys'),
      ...(mac ? [] : [line, about]),
    ],
  };
  return [...(mac ? [application] : []), file, edit, view, help];
};
