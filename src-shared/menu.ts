import { z } from 'zod';

/**
 * The commands a host's native menu sends to the page as `{ event: 'menu', command }`. They are the page's own command
 * ids; one that no screen answers to just now does nothing.
 */
export const menuCommands = [
  'game.new',
  'game.import',
  'game.export',
  'game.undo',
  'game.redo',
  'place.table',
  'place.fight',
  'place.ledger',
  'place.turns',
  'place.score',
  'place.journal',
  'table.mode',
  'game.room',
  'find',
  'palette',
  'help',
  'keys',
  'app.library',
  'app.things',
  'app.settings',
  'app.theme',
] as const;
export type MenuCommand = (typeof menuCommands)[number];

/**
 * What the menu may offer just now, told by the page whenever it changes: commands that a screen answers to, and the
 * spans that can be undone, by name in the player's language.
 */
export const menuStateSchema = z.object({
  commands: z.array(z.string().max(60)).max(100),
  undo: z.array(z.object({ span: z.string().min(1).max(200), label: z.string().min(1).max(200) })).max(12),
});
export type MenuState = z.infer<typeof menuStateSchema>;

/** The command that undoes a span: `undo:fight:f12`. */
export const undoCommand = (span: string): `undo:${string}` => `undo:${span}`;
export const spanOf = (command: string): string | undefined =>
  command.startsWith('undo:') ? command.slice('undo:'.length) : undefined;
