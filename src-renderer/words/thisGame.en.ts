import type { Texts } from '#rules/kit/words/message.ts';

/**
 * Strings of what is settled for one game: rulings, players, its tables and rosters, the names of its turns. What
 */
export const thisGameEn = {
  says: {
    'ui.options.title': 'This game',
    'ui.options.about': 'A change stands in the journal, both agreed. What was recorded stays as it is.',
    'ui.options.said': 'Both agreed from here on. {{option}}: {{choice}}.',
    'ui.options.saidNext': 'Both agreed from the next turn. {{option}}: {{choice}}.',
    'ui.options.saidStart': 'Both agreed as if from the start. {{option}}: {{choice}}.',
    'ui.options.own_one': '{{count}} own ruling',
    'ui.options.own_other': '{{count}} own rulings',
    'ui.options.open': 'Rulings and players',
    'ui.options.rulings': 'Rulings',
    'ui.options.players': 'Players',
    'ui.options.things': 'Tables',
    'ui.options.proposed': 'All rulings are the proposed ones.',
    'ui.options.other': '{{option}}: {{choice}}',
    'ui.options.differ_one': '{{count}} ruling is not the proposed one:',
    'ui.options.differ_other': '{{count}} rulings are not the proposed ones:',
    'ui.options.wanted': 'Chosen: {{choice}}. From when?',
    'ui.options.fromHere': 'From here on',
    'ui.options.fromTurn': 'From turn {{n}} on',
    'ui.options.fromDate': 'From {{turn}} on',
    'ui.options.fromStart': 'As if from the start…',
    'ui.options.leave': 'Leave as it is',
    'ui.options.coming': '{{from}}: {{choice}}.',
    'ui.options.comingNot': 'Not after all',
    'ui.options.turnOnly': 'Takes hold with a new turn.',
    'ui.options.setupOnly': 'Settled with the set-up: it stays for the whole game.',
    'ui.options.recorded': 'In the journal: {{says}}',
    'ui.options.playersAbout': 'Names are no entry of the journal: nothing to undo, change them again.',
    'ui.options.playersKept': 'Names kept.',
    'ui.options.thingsAbout':
      'The game keeps the version it began with until the players take another. Fights recorded stay as they are.',
    'ui.options.noThings': 'This game needs none of your own tables.',
    'ui.options.version': 'version {{sum}}',
    'ui.options.cells_one': '{{count}} cell typed',
    'ui.options.cells_other': '{{count}} cells typed',
    'ui.options.notUsed': 'not used: what needs it says so',
    'ui.options.gone': 'in use; no longer in the library',
    'ui.options.inUse': 'in use; {{name}}, {{saved}}',
    'ui.options.take': 'Use {{name}}, {{saved}}',
    'ui.options.edit': 'Open in the library',

    'ui.turnLabel.field': 'Name of turn {{n}}',
    'ui.turnLabel.add': 'Name turn {{n}}',
    'ui.turnLabel.change': 'Change the name of turn {{n}}: {{label}}',
  },
  words: {},
} as const satisfies Texts;
