import type { Texts } from '#rules/kit/words/message.ts';

/** The force pool: every unit with where it is, and the list of fights noted ahead. */
export const poolEn = {
  says: {
    'ui.pool.headings': 'Headings',
    'ui.pool.search': 'Name of a unit',
    'ui.pool.side': 'Side',
    'ui.pool.state': 'State',
    'ui.pool.all': 'all',
    'ui.pool.filters': 'Show only',
    'ui.pool.units_one': '{{count}} unit',
    'ui.pool.units_other': '{{count}} units',
    'ui.pool.count': '{{n}} of {{of}}',
    'ui.pool.unknown_one': '{{count}} without its values',
    'ui.pool.unknown_other': '{{count}} without their values',
    'ui.pool.wants': '{{what}} wanted',
    'ui.pool.fits': 'as wanted',
    'ui.pool.missing': '{{what}} missing',
    'ui.pool.over': '{{what}} too many',
    'ui.pool.tickAll': 'Tick all',
    'ui.pool.untickAll': 'Untick all',
    'ui.pool.none': 'No unit fits.',
    'ui.pool.choose': 'Choose a unit: the keys that change it stand here.',
    'ui.pool.empty': 'No units typed yet',
    'ui.pool.empty.about':
      'Type them once from the pieces and the cards, or paste a spreadsheet: every game you play has them from then on.',
    'ui.pool.typeTable': 'Type the table',
    'ui.pool.face': 'Values: {{faces}}',
    'ui.pool.noFaces': 'Values not typed',
    'ui.pool.list': 'List of units',
    'ui.pool.deeds': 'What may be done',
    'ui.pool.keys': 'Space ticks, Shift Space the whole heading.',
    'ui.fights.title': 'Fights noted',
    'ui.fights.done': 'fought',
    'ui.fights.open': 'Open {{fight}}',
  },
  words: {},
} as const satisfies Texts;
