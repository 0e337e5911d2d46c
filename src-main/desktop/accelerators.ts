import type { MenuCommand } from '#shared/menu.ts';

/** The usual keys of the commands whose key a menu can show; the page holds the whole list. */
const usual: Partial<Record<MenuCommand, string>> = {
  'game.undo': '$mod+z',
  'game.redo': '$mod+Shift+z',
  'app.settings': '$mod+,',
  palette: '$mod+k',
};

const modifiers: Readonly<Record<string, string>> = {
  $mod: 'CmdOrCtrl',
  Control: 'Ctrl',
  Meta: 'Super',
  Shift: 'Shift',
  Alt: 'Alt',
};

/** The page's notation (`$mod+Shift+z`) in Electron's; a single letter is no menu key, and an unknown one shows nothing. */
export const toAccelerator = (key: string): string | undefined => {
  const parts = key.split('+');
  const last = parts.at(-1) ?? '';
  const held = parts.slice(0, -1).map((part) => modifiers[part]);
  if (held.length === 0 || held.includes(undefined) || !/^([a-z0-9]|[,.;/-]|F\d{1,2})$/i.test(last)) return undefined;
  return [...held, last.toUpperCase()].join('+');
};

/** The key shown beside a menu item, as the player has set it. */
export const acceleratorOf = (command: MenuCommand, keys: Readonly<Record<string, string>>): string | undefined => {
  const key = keys[command] ?? usual[command];
  return key === undefined ? undefined : toAccelerator(key);
};
