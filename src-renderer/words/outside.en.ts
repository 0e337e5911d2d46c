import type { Texts } from '#rules/kit/words/message.ts';

/** What comes to the app from outside: files the system hands it. */
export const outsideEn = {
  says: {
    'ui.given.title': 'To open: {{name}}',
    'ui.given.saved': 'Saved {{when}}',
    'ui.given.adds': 'It becomes a new game in your library. Nothing else is touched, and nothing is written yet.',
    'ui.given.beside':
      'It comes from a game of your library: {{name}}. The file would become another beside it; nothing is written yet.',
    'ui.given.take': 'Add as a new game',
    'ui.given.open': 'Go on with {{name}}',
    'ui.given.leave': 'Not now',
    'ui.given.hexes_zero': 'No hex drawn',
    'ui.given.hexes_one': '{{count}} hex drawn',
    'ui.given.hexes_other': '{{count}} hexes drawn',
    'ui.given.addsMap': 'It becomes another map of this game. Nothing else is touched, and nothing is written yet.',
    'ui.given.takeMap': 'Add to the maps',
    'ui.given.noGame': 'A map of a game that is not here. Nothing was changed.',
    'ui.given.thing':
      'A table or a list. It is brought in where it is typed: open it there, then the three dots, Import a file.',
  },
  words: {},
} as const satisfies Texts;
