import type { Texts } from '#rules/kit/words/message.ts';

/** What comes to the app from outside: files the system hands it, new versions of itself. */
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

    'ui.updates.title': 'New versions',
    'ui.updates.none.build': 'This build has no address to ask for new versions. It asks nobody.',
    'ui.updates.none.package':
      'This package is not replaced from within: a new version is installed the way this one was.',
    'ui.updates.agree': 'Ask for new versions when the app starts',
    'ui.updates.about':
      'Off unless you say so. It asks the address this build came from, says nothing of your games, and never asks or fetches during a game. Nothing is fetched before you say so again.',
    'ui.updates.look': 'Ask now',
    'ui.updates.looking': 'Asking…',
    'ui.updates.failed': 'No answer that could be used. Nothing was changed.',
    'ui.updates.current': 'Nothing newer, asked {{when}}.',
    'ui.updates.found': 'Version {{version}} is out.',
    'ui.updates.notes': 'What is new',
    'ui.updates.noNotes': 'Nobody wrote down what is new in it.',
    'ui.updates.fetch': 'Back up all games, then fetch it',
    'ui.updates.fetching': 'Fetching version {{version}}',
    'ui.updates.stop': 'Stop',
    'ui.updates.ready': 'Version {{version}} takes the place of this one when you close the app.',
    'ui.updates.backedUp_zero': 'There is no game to back up.',
    'ui.updates.backedUp_one': '{{count}} game was backed up before.',
    'ui.updates.backedUp_other': '{{count}} games were backed up before.',
    'ui.updates.line': 'Version {{version}} is out: see Settings.',
    'ui.updates.lineReady': 'Version {{version}} is put in place when you close the app.',
  },
  words: {},
} as const satisfies Texts;
