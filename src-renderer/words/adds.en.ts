import type { Texts } from '#rules/kit/words/message.ts';

/** Strings of what each thing adds to a fight, and of the ways to choose from. */
export const addsEn = {
  says: {
    'ui.palette.units': 'Units',
    'ui.palette.hexes': 'Hexes',
    'ui.palette.hex': 'Hex {{hex}} on the map',
    'ui.palette.later': 'Not now',
    'ui.palette.notNow': 'Not now',
    'ui.palette.otherPhase': 'Not now: {{where}}',
    'ui.palette.inJournal': 'Report, spreadsheet, print, notes',
    'ui.palette.inScore': 'Victory points, curves, secret choices',
    'ui.adds': 'What each thing adds',
    'ui.adds.measure': 'Measured by',
    'ui.adds.now': 'now {{n}}',
    'ui.adds.hint': 'Press a line to change the fight so.',
    'ui.adds.same': '±0',
    'ui.adds.plus': '+{{n}}',
    'ui.adds.minus': '−{{n}}',
    'ui.adds.unknown': 'not known',
    'ui.adds.out': 'not in it',
    'ui.adds.instead': 'instead',
    'ui.adds.without': 'without it {{n}}',
    'ui.adds.with': 'with it {{n}}',
    'ui.adds.points': 'Chances in points of 100.',
    'ui.adds.all': 'All {{n}}',
    'ui.adds.fewer': 'The first only',
    'ui.adds.ways': '{{what}}, {{side}}',
    'ui.adds.best': 'Every way tried, the best for this side first.',
    'ui.adds.nowSo': 'so now',
  },
  words: {},
} as const satisfies Texts;
