import type { Texts } from '#rules/kit/text.ts';

/** Strings of the frame, the library, the rosters and tables, and the settings. */
export const frameEn = {
  says: {
    'ui.app': 'Stato Maggiore',
    'ui.app.motto': 'beside the map, never instead of it',
    'ui.done': 'Done',
    'ui.cancel': 'Cancel',
    'ui.close': 'Close',
    'ui.save': 'Save',
    'ui.more': 'More for {{name}}',
    'ui.loading': 'One moment.',
    'ui.skip': 'To the sheet',

    'ui.place.table': 'Table',
    'ui.place.fight': 'Fight',
    'ui.place.ledger': 'Ledger',
    'ui.place.turns': 'Turns',
    'ui.place.journal': 'Journal',
    'ui.place.score': 'Score',
    'ui.places': 'Places',

    'ui.command.phaseDone': 'Phase done',
    'ui.command.quickFight': 'Quick fight',
    'ui.command.addRow': 'Add a row',
    'ui.command.roll': 'Roll',
    'ui.command.tableMode': 'Table mode',
    'ui.command.undo': 'Undo',
    'ui.command.redo': 'Redo',
    'ui.command.find': 'Find',
    'ui.command.palette': 'Find a command',
    'ui.command.keys': 'All keys',
    'ui.command.library': 'Saved games',
    'ui.command.things': 'Rosters and tables',
    'ui.command.settings': 'Settings',
    'ui.command.theme': 'Next theme',
    'ui.command.language': 'Italiano',

    'ui.when.today': 'today {{time}}',
    'ui.when.yesterday': 'yesterday {{time}}',
    'ui.when.day': '{{day}} {{time}}',
    'ui.when.unknown': 'unknown time',

    'ui.die.enter': 'The face rolled',
    'ui.die.face': 'Die {{face}}',
    'ui.number.back': 'Delete the last digit',
    'ui.rule.open': 'Rule {{rule}}: what it is about',
  },
  words: {},
} as const satisfies Texts;
