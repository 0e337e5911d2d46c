import type { Texts } from '../text.ts';

/** What the kit itself says, in every game. */
export const en = {
  says: {
    'kit.question.noOption': 'this game has no such option',
    'kit.question.noChoice': 'the option does not take this value',
    'kit.question.noScenario': 'this game has no such scenario',
    'kit.question.noTable': 'this game has no such table',
    'kit.question.invalid': '{{why}}',
    'kit.question.misfit': 'this answer fits no open question',
  },
  words: {},
} as const satisfies Texts;
