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
  'find',
  'palette',
  'keys',
  'app.library',
  'app.things',
  'app.settings',
  'app.theme',
] as const;
export type MenuCommand = (typeof menuCommands)[number];
