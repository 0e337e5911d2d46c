import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../ids.ts';
import { replacementSteps } from './arrivalActions.ts';
import { msg } from './msg.ts';

/** S3.26: replacement steps left. */
export const replacementLimits = (context: Context): readonly Limit[] => {
  const steps = balance(context, accounts.replacements);
  return steps > 0
    ? [
        {
          id: 'replacements',
          msg: msg('rtl.account.replacements'),
          left: steps,
          of: replacementSteps,
          rule: 'S3.26',
          toUse: true,
        },
      ]
    : [];
};
