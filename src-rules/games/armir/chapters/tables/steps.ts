import { action } from '#rules/kit/game/action.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { counterCalled } from '../../model/called.ts';
import { unit } from '../../model/fields.ts';
import { groups } from '../../model/groups.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, fullSteps } from '../../model/reading.ts';
import { leftWith } from '../../model/steps.ts';
import { msg } from './msg.ts';

/** 8.6b: the steps of a unit, set by hand. */
export const stepsOf = action({
  id: 'steps',
  msg: msg('armir.action.steps'),
  about: msg('armir.action.steps.about'),
  rule: '2.1',
  group: groups.units,
  fields: {
    unit: unit(countersOf),
    left: { kind: 'count', msg: msg('armir.field.left'), start: 1, min: 0, max: 12, big: true },
  },
  proposes: (input, context) => {
    const counter = counterCalled(context, input.unit);
    if (!counter) return refuse(msg('armir.bar.noCounter', { what: name(input.unit) }), '2.1');
    const full = fullSteps(counter);
    const what = name(counter.name);
    const bar: Objection | undefined =
      full !== undefined && input.left > full
        ? { msg: msg('armir.bar.tooMany', { what, count: full }), rule: '2.1' }
        : undefined;
    const says =
      input.left === 0
        ? msg('armir.says.gone', { what })
        : full === undefined
          ? msg('armir.says.steps', { what, count: input.left })
          : msg('armir.says.stepsOf', { what, n: input.left, of: full });
    return allowUnless(bar, says, leftWith(context, counter.id, input.left));
  },
});
