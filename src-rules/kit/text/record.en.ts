import type { Texts } from '../text.ts';

/** What the kit says of journal, corrections, sequence and ledger. */
export const en = {
  says: {
    'kit.undo.entry': '{{says}}',
    'kit.undo.round': 'the round',
    'kit.undo.fight': 'the fight',
    'kit.undo.attack': 'the attack',
    'kit.undo.activation': 'the activation',
    'kit.undo.phase': 'the phase',
    'kit.undo.phaseNamed': '{{phase}}',
    'kit.undo.turn': 'turn {{what}}',
    'kit.undo.span': '{{what}}',
    'kit.flag.fight': 'This fight read what has changed: it stands as fought.',
    'kit.flag.dice': 'These dice touch what has changed: they stand as rolled.',
    'kit.flag.balance': '{{account}} falls to {{n}} here.',
    'kit.sequence.lost': 'The recorded phase is unknown to this version: the turn opens again at its start.',
    'kit.sequence.done': 'Phase done: {{phase}}',
    'kit.sequence.jump': 'On to: {{phase}}',
    'kit.sequence.end': 'End of the game',
    'kit.ledger.min': '{{account}}: {{short}} short.',
    'kit.ledger.max': '{{account}}: {{short}} over the limit of {{limit}}.',
    'kit.ledger.unknown': 'No account {{account}}.',
    'kit.bad.type': 'wrong kind of value, expected {{expected}}',
    'kit.bad.small': 'at least {{n}}',
    'kit.bad.big': 'at most {{n}}',
    'kit.bad.key': 'no such field',
    'kit.bad.value': 'one of {{values}}',
    'kit.bad.other': '{{why}}',
  },
  words: {},
} as const satisfies Texts;
