import { asInput } from '#rules/kit/forms/fields.ts';
import type { SecretSpec } from '#rules/kit/game/secret.ts';
import { sides } from '../../ids.ts';
import { msg } from './msg.ts';
import { asObjectives, decoys, inBox, note, secretId } from './objectives.ts';
import { canWin } from './points.ts';
import { scoreOf } from './score.ts';
import { aheadOf, supposedFields } from './supposed.ts';
import { setMsg } from './words.ts';

/** 17.1: the objectives as a sealed note, and what the Soviet player alone sees behind its phrase. */

export const objectivesSecret: SecretSpec = {
  id: secretId,
  side: sides.soviet,
  msg: msg('armir.secret.title'),
  about: msg('armir.secret.about'),
  rule: '17.1',
  ...note,
  byHand: 'objectives-by-hand',
  warns: (choice) => [
    ...(canWin(choice) ? [] : [{ msg: msg('armir.secret.tooFew'), rule: '17.1.1' }]),
    { msg: msg('armir.secret.counters', { n: choice.length, decoys: decoys(choice), all: inBox }), rule: '17.1' },
  ],
  behind: {
    fields: supposedFields,
    score: (choice, context) => scoreOf(context, { choice: asObjectives(choice) }),
    outlook: (choice, raw, context) => {
      const { chances, note: said } = aheadOf(asInput(supposedFields, raw), context);
      const mine = asObjectives(choice).join(' ');
      return {
        msg: msg('armir.ahead.title'),
        rule: '17.2',
        note: said,
        rows: chances.map(({ set, p }) => ({
          msg: setMsg(set),
          p,
          ...(set.join(' ') === mine ? { here: true } : {}),
        })),
      };
    },
  },
};
