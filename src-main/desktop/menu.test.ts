import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { type MenuState, menuCommands, menuStateSchema, spanOf } from '#shared/menu.ts';
import { acceleratorOf, toAccelerator } from './accelerators.ts';
import { menuTemplate } from './menuTemplate.ts';
import { localeFor, menuTexts } from './menuTexts.ts';

const draw = (
  locale: 'en' | 'it',
  more: {
    platform?: string;
    packaged?: boolean;
    keys?: Record<string, string>;
    sent?: string[];
    offered?: MenuState;
  } = {},
) =>
  menuTemplate(
    menuTexts[locale],
    { send: (command) => more.sent?.push(command), showFolder: () => {}, about: () => {} },
    {
      platform: more.platform ?? 'linux',
      packaged: more.packaged ?? true,
      keys: more.keys ?? {},
      offered: more.offered,
    },
  );
const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? all(item.submenu) : [])]);
const find = (items: readonly MenuItemConstructorOptions[], id: string) => all(items).find((item) => item.id === id);

describe('the native menu', () => {
  it('has File, Edit, View and Help in both languages', () => {
    expect(draw('en').map(({ label }) => label)).toEqual(['File', 'Edit', 'View', 'Help']);
    expect(draw('it').map(({ label }) => label)).toEqual(['File', 'Modifica', 'Vista', 'Aiuto']);
  });
  it('begins with the application on macOS', () => {
    const mac = draw('it', { platform: 'darwin' });
    expect(mac[0]?.id).toBe('application');
    expect(all(mac).filter(({ role }) => role === 'quit')).toHaveLength(1);
  });
  it.each(['en', 'it'] as const)('labels every item in %s', (locale) => {
    for (const item of all(draw(locale, { packaged: false })))
      if (item.type !== 'separator') expect(item.label, JSON.stringify(item)).toBeTruthy();
  });
  it('sends each command of the page from one item', () => {
    const sent: string[] = [];
    for (const item of all(draw('en', { sent })))
      if (menuCommands.some((id) => id === item.id)) Reflect.apply(item.click ?? (() => {}), undefined, []);
    expect([...sent].sort()).toEqual([...menuCommands].sort());
  });
  it('shows keys and takes none, so that undo happens once', () => {
    for (const item of all(draw('en'))) if (item.accelerator) expect(item.registerAccelerator).toBe(false);
    expect(find(draw('en'), 'game.undo')?.accelerator).toBe('CmdOrCtrl+Z');
    expect(find(draw('en'), 'game.redo')?.accelerator).toBe('CmdOrCtrl+Shift+Z');
    expect(all(draw('en', { platform: 'darwin' })).every(({ accelerator }) => accelerator === undefined)).toBe(true);
  });
  it('shows the key the player has chosen', () => {
    const keys = { 'game.undo': '$mod+Alt+u', palette: 'p' };
    expect(find(draw('en', { keys }), 'game.undo')?.accelerator).toBe('CmdOrCtrl+Alt+U');
    // shown, and left to the page to hear
    expect(find(draw('en', { keys }), 'game.undo')?.registerAccelerator).toBe(false);
    expect(find(draw('en', { keys }), 'palette')?.accelerator).toBeUndefined();
  });
  it('offers what a screen answers to, and everything until the page has said', () => {
    const offered = { commands: ['app.library', 'no.such'], undo: [] };
    expect(find(draw('en', { offered }), 'app.library')?.enabled).toBe(true);
    expect(find(draw('en', { offered }), 'game.undo')?.enabled).toBe(false);
    expect(find(draw('en'), 'game.undo')?.enabled).toBe(true);
    // What needs no page is always there.
    expect(find(draw('en', { offered }), 'folder')?.enabled).toBeUndefined();
  });
  it('undoes a fight or a phase by the name the page gave it', () => {
    const sent: string[] = [];
    const offered = { commands: [], undo: [{ span: 'fight:f12', label: 'Undo Smith & Sons' }] };
    const item = find(draw('en', { offered, sent }), 'undo:fight:f12');
    expect(item?.label).toBe('Undo Smith && Sons');
    Reflect.apply(item?.click ?? (() => {}), undefined, []);
    expect([...sent, 'game.undo'].map(spanOf)).toEqual(['fight:f12', undefined]);
  });
  it.each([
    null,
    {},
    { commands: [], undo: [{ span: '', label: 'x' }] },
    { commands: ['x'.repeat(61)], undo: [] },
    { commands: [], undo: Array(13).fill({ span: 'a', label: 'b' }) },
  ])('is not changed by %j from a page gone wrong', (raw) =>
    expect(menuStateSchema.safeParse(raw).success).toBe(false),
  );
  it('offers developer tools only where the app is developed', () => {
    const has = (packaged: boolean) => all(draw('en', { packaged })).some(({ role }) => role === 'toggleDevTools');
    expect([has(true), has(false)]).toEqual([false, true]);
  });
});

describe('keys in the menu', () => {
  it.each([
    ['$mod+z', 'CmdOrCtrl+Z'],
    ['$mod+Shift+z', 'CmdOrCtrl+Shift+Z'],
    ['Control+F5', 'Ctrl+F5'],
    ['$mod+,', 'CmdOrCtrl+,'],
    ['z', undefined],
    ['Shift+?', undefined],
    ['$mod+ArrowUp', undefined],
    ['Hyper+z', undefined],
    ['', undefined],
  ])('%s is %s', (key, accelerator) => expect(toAccelerator(key)).toBe(accelerator));
  it('has none for a command whose key is taken away', () =>
    expect(acceleratorOf('game.undo', { 'game.undo': '' })).toBeUndefined());
});

describe('the language of the menu', () => {
  it.each([
    ['it', ['en-GB'], 'it'],
    ['en', ['it-IT'], 'en'],
    ['system', ['it-IT', 'en'], 'it'],
    ['system', ['de-DE', 'it'], 'it'],
    ['system', ['de-DE', 'en-US', 'it'], 'en'],
    ['system', ['fr'], 'en'],
    ['system', [], 'en'],
  ] as const)('%s on %j is %s', (chosen, system, locale) => expect(localeFor(chosen, system)).toBe(locale));
});
