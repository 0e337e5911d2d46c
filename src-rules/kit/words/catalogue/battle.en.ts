import type { Texts } from '../message.ts';

/** What the kit says of battles of dice. */
export const en = {
  says: {
    'kit.battle.nobody': 'No unit on this side.',
    'kit.battle.tooMany_one': '{{count}} unit: {{max}} at most on a side.',
    'kit.battle.tooMany_other': '{{count}} units: {{max}} at most on a side.',
    'kit.battle.tooLong': 'This would take {{n}} seconds: fewer units, or fewer rounds.',
    'kit.battle.losses': 'Not a list of kinds, the one lost first in front.',
    'kit.battle.noKind': '{{kind}} is no kind of this side.',
    'kit.battle.twice': '{{kind}} stands twice in the order of losses.',
    'kit.battle.forgotten': '{{kind}} is missing in the order of losses.',
  },
  words: {},
} as const satisfies Texts;
