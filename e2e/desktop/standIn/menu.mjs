import { known, strict, unknown } from './strict.mjs';

const roles = [
  'undo',
  'redo',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'quit',
  'close',
  'minimize',
  'about',
  'hide',
  'hideOthers',
  'unhide',
  'help',
  'reload',
  'toggleDevTools',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
];
const keys = [
  'id',
  'label',
  'role',
  'type',
  'submenu',
  'click',
  'accelerator',
  'registerAccelerator',
  'enabled',
  'visible',
  'checked',
];
const types = ['normal', 'separator', 'submenu', 'checkbox', 'radio'];

class MenuItem {
  constructor(options) {
    known('MenuItem', options, keys);
    if (options.role !== undefined && !roles.includes(options.role)) unknown(`the role '${options.role}'`);
    if (options.type !== undefined && !types.includes(options.type)) unknown(`the menu type '${options.type}'`);
    if (
      options.accelerator !== undefined &&
      !/^((CmdOrCtrl|Ctrl|Shift|Alt|Super)\+)*[A-Z0-9,./;-]+$/.test(options.accelerator)
    )
      throw new Error(`accelerator '${options.accelerator}'`);
    if (!options.label && !options.role && options.type !== 'separator') throw new Error('a menu item without label');
    Object.assign(this, options);
    if (Array.isArray(options.submenu)) this.submenu = Menu.buildFromTemplate(options.submenu);
  }
}

let applicationMenu = null;
export const Menu = strict(
  'Menu',
  class Menu {
    items = [];
    static buildFromTemplate(template) {
      const menu = new Menu();
      menu.items = template.map((item) => new MenuItem(item));
      return menu;
    }
    static setApplicationMenu(menu) {
      applicationMenu = menu;
    }
    static getApplicationMenu() {
      return applicationMenu;
    }
    getMenuItemById(id) {
      for (const item of this.items) {
        if (item.id === id) return item;
        const inner = item.submenu?.getMenuItemById(id);
        if (inner) return inner;
      }
      return null;
    }
  },
);

/** What is drawn, for a test to read. */
export const drawn = (menu = applicationMenu) =>
  (menu?.items ?? []).map(({ id, label, role, type, accelerator, registerAccelerator, enabled, submenu }) => ({
    ...(id ? { id } : {}),
    ...(label ? { label } : {}),
    ...(role ? { role } : {}),
    ...(type ? { type } : {}),
    ...(accelerator ? { accelerator } : {}),
    ...(registerAccelerator === undefined ? {} : { registerAccelerator }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(submenu ? { submenu: drawn(submenu) } : {}),
  }));

/** Presses an item by its labels, from the bar down. */
export const press = (labels, window, app) => {
  let items = applicationMenu?.items ?? [];
  let item;
  for (const label of labels) {
    item = items.find((one) => one.label === label);
    if (!item)
      throw new Error(`no menu item '${label}' of ${labels.join(' > ')}: ${items.map((one) => one.label).join(', ')}`);
    items = item.submenu?.items ?? [];
  }
  if (item.enabled === false) throw new Error(`the menu item '${labels.join(' > ')}' is grey`);
  if (item.click) item.click(item, window, {});
  else if (item.role === 'quit') app.quit();
  else if (item.role === 'close') window.close();
  else if (item.role === 'reload') window.webContents.reload();
  else unknown(`pressing the role '${item.role}'`);
};
