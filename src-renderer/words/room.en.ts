import type { Texts } from '#rules/kit/words/message.ts';

/** Strings of the second screen: the owner's side of it, and the page of who follows. */
export const roomEn = {
  says: {
    'ui.room.title': 'Second screen',
    'ui.room.about':
      'A tablet or phone in this room opens the game in its browser and follows live: the phase, the fight with its odds, the map, the score. It sees and changes nothing until you let it.',
    'ui.room.never':
      'Never sent: your other games, your library and settings, photos of maps, what is in sealed notes, a marker drawn and not yet shown.',
    'ui.room.shared': 'Second screen open',
    'ui.room.open': 'Open it to this network',
    'ui.room.again': 'Open it again',
    'ui.room.left':
      'The app ended while the second screen was open. Open it again, and the same devices go on by themselves.',
    'ui.room.another':
      'Another game is open to the room just now. Open this one, and that one ends for those who follow it.',
    'ui.room.ends': 'It ends at a click, and when the app ends.',
    'ui.room.close': 'Close the second screen',
    'ui.room.scan': 'Point the camera at it, or type into the browser:',
    'ui.room.picture': 'The address and the code as a QR code',
    'ui.room.here': 'a browser of this machine',
    'ui.room.onlyHere':
      'This machine is in no private network just now: only a browser of its own can follow, on a second monitor say. Join the network, then close and open again.',
    'ui.room.addresses': 'Address',
    'ui.room.code': 'Code',
    'ui.room.until': 'Lets devices in until {{time}}.',
    'ui.room.noCode': 'The code is over, or was tried too often. Who is in stays in.',
    'ui.room.newCode': 'Another code',
    'ui.room.warns': 'The browser will warn',
    'ui.room.warnsAbout':
      'It says that the connection is not private, because nobody else vouches for this machine’s certificate. It is encrypted all the same. Before you go on, compare: the certificate the browser shows must have this fingerprint (SHA‑256).',
    'ui.room.other': 'If it is another one, somebody stands between the two: do not go on.',
    'ui.room.who': 'Who follows',
    'ui.room.nobody': 'Nobody yet.',
    'ui.room.hereNow': 'connected',
    'ui.room.away': 'away',
    'ui.room.remove': 'Take {{name}} out',
    'ui.room.removeShort': 'Take out',
    'ui.room.now_zero': 'Nobody follows',
    'ui.room.now_one': '{{count}} follows',
    'ui.room.now_other': '{{count}} follow',
    'ui.room.nowLabel': 'Second screen: {{who}}',

    'ui.join.title': 'Follow the game',
    'ui.join.about': 'The code stands on the screen of the game’s owner, under Second screen.',
    'ui.join.code': 'Code',
    'ui.join.name': 'What this device is called',
    'ui.join.names': 'The owner sees this name.',
    'ui.join.in': 'Follow',
    'ui.join.asleep':
      'This browser does not keep the screen awake: set the device so that it does not sleep while you play.',

    'ui.second.waits': 'No connection: as of {{time}}. It goes on by itself; if not, load the page anew.',
    'ui.second.along': 'With the owner’s screen',
    'ui.second.own': 'On your own',
    'ui.room.partOf': 'What {{name}} does',
    'ui.room.sees': 'sees',
    'ui.room.dice': 'types dice and losses',
    'ui.room.plays': 'plays: {{side}}',
    'ui.room.partsAbout':
      'A device sees until you say more. What it records bears its name and can be undone; rulings, names, tables and rosters stay yours. Who plays a side seals its notes there, under a phrase that never leaves the device.',
    'ui.second.sees': 'You see the owner’s game, as of {{time}}',
    'ui.second.dice': 'You type dice and losses; recorded {{time}}',
    'ui.second.plays': 'You play {{side}}; recorded {{time}}',
    'ui.second.sends': 'Being sent…',
    'ui.second.keeps_one': 'No connection: {{count}} line waits here and goes by itself.',
    'ui.second.keeps_other': 'No connection: {{count}} lines wait here and go by themselves.',
    'ui.second.not.dice': 'This screen types dice and losses; all else is recorded on the owner’s.',
    'ui.second.not.role': 'Rulings, tables and rosters are changed on the owner’s screen.',
    'ui.second.not.hidden': 'What stays hidden is drawn on the owner’s screen: no other is told of it.',
    'ui.second.not.side': 'A note is sealed and opened by its own side.',
    'ui.second.not.move': 'This screen takes back what it recorded itself, and nothing of others.',
    'ui.others.did': '{{who}}: {{says}}',
    'ui.others.moved': 'Now behind: {{says}}',
    'ui.others.owner': 'Owner',
    'ui.others.theirs': '{{who}} went on from the same place: {{says}}. It is kept as another branch.',
    'ui.others.mine': 'Another screen went on from the same place. Yours is kept as another branch: {{says}}.',
    'ui.others.go': 'Go on from there',
    'ui.others.stay': 'Stay here',
    'ui.readOnly.second': 'A second screen sees and changes nothing.',
  },
  words: {},
} as const satisfies Texts;
