import type { Texts } from '../message.ts';

/** What the kit itself says, in every game. */
export const en = {
  says: {
    'kit.question.noOption': 'this game has no such option',
    'kit.question.noChoice': 'the option does not take this value',
    'kit.question.noScenario': 'this game has no such scenario',
    'kit.question.noTable': 'this game has no such table',
    'kit.question.invalid': '{{why}}',
    'kit.question.misfit': '{{answer}} does not answer "{{ask}}" here',
    'kit.question.near': 'not known here: {{near}} is probably meant',
    'kit.question.noPart': 'no such part',
    'kit.question.noPlace': 'no such place in the sequence of turn {{turn}}: "phases" lists them',
    'kit.question.otherTurn': 'a place of another turn than {{turn}}',
    'kit.question.noCell': 'this game keeps nothing of this name',
    'kit.question.noKey': 'nothing it keeps is called so',
    'kit.question.noValue': 'not one of its values',
    'kit.question.noAccount': 'this game has no such account',
    'kit.question.noMark': 'this game makes no such note',
    'kit.question.noNote': 'a note needs a value',
    'kit.question.noList': 'a list of texts is needed',
    'kit.question.noColumn': 'the table has no such column',
    'kit.question.noRow': 'the table has no such row',
    'kit.question.colTwice': 'one column stands twice and says two things',
    'kit.question.unread': '{{text}} does not read like this table, as {{example}} does',
    'kit.question.notNow': 'This is not done now: the sequence does not offer it here.',
  },
  words: {
    'kit.word.step': { bare: 'step', one: 'step', other: 'steps' },
  },
} as const satisfies Texts;
