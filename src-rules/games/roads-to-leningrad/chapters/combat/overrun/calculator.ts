import type { Explanation } from '#rules/kit/procedure/explain.ts';
import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import { name } from '#rules/kit/words/message.ts';
import { marks } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import { toldGuide } from '../attack/ending.ts';
import { resolved } from '../attack/resolve.ts';
import type { Engaged } from '../fight/engaged.ts';
import { msg } from '../msg.ts';
import { afterFacts } from '../results/after.ts';
import { overrunGuide, settledFacts } from '../results/ending.ts';
import { lostSteps } from '../results/settle.ts';
import { spentBy } from '../results/used.ts';
import { retreatAsides } from '../ways/beside.ts';
import { overrunAdds } from './adds.ts';
import { type OverrunInput, overrunFields } from './fields.ts';
import { overrunCost, overrunOf, overrunReady, refusedOverrun } from './run.ts';

/** 8.63 as a figure that adds up, in halves. */
const mpFigure = ({ entry, mpLeft }: OverrunInput, explanation: Explanation): void => {
  if (entry === 0 && mpLeft === 0) return;
  const cost = explanation.figure('mp', msg('rtl.run.figure.mp'), { per: 2 });
  cost.add(2, msg('rtl.run.step.overrun'), '8.63');
  cost.add(entry, msg('rtl.run.step.entry'), '8.63');
};
/** In halves; undefined: not typed. */
const mpAfter = ({ entry, mpLeft }: OverrunInput): number | undefined =>
  mpLeft === 0 ? undefined : Math.max(0, mpLeft - overrunCost(entry)) / 2;

/** 8.6: one overrun. */
export const overrunCalculator = oddsFight({
  ...resolved,
  id: 'overrun',
  v: 1,
  msg: msg('rtl.run.calc'),
  rule: '8.6',
  fields: overrunFields,
  forces: (input, context): Engaged => {
    const { made, bars, left } = overrunOf(input, context);
    return {
      made,
      again: (fight) => overrunReady(fight, input, context),
      passed: {},
      more: {
        hints: [...bars.map((bar) => ({ ...bar, against: true })), ...left],
        figures: (explanation) => mpFigure(input, explanation),
      },
    };
  },
  refusal: ({ made }) => refusedOverrun(made),
  mapAdvice: (at, input, now) => retreatAsides(at, overrunOf(input, now).made.fight, 'overrun', now),
  contributions: overrunAdds,
  ending: (result, input, context) => {
    const { made } = overrunOf(input, context);
    const { fight } = made;
    const { attack, defence, column, face, drm, text } = result.outcome;
    return {
      says: msg('rtl.run.end', {
        side: sideMsg(fight.attacker.side),
        a: attack,
        d: defence,
        column: name(column),
        drm,
        die: face ?? name('–'),
        text: name(text),
      }),
      facts: [
        // 8.61: it is no declared attack, who overran may still attack
        ...spentBy(fight, context),
        ...(result.settled ? settledFacts(result.settled, fight, context) : []),
        // the group enters by its move
        ...(result.settled ? afterFacts(result.settled, fight, result.outcome, context) : []).filter(
          (fact) => fact.kind !== 'mark' || fact.mark !== marks.enters,
        ),
      ],
      ...(result.settled ? { lost: lostSteps(fight, result.settled) } : {}),
      guide: toldGuide(result, fight, context, (settled) => overrunGuide(settled, fight, mpAfter(input), context)),
    };
  },
  policies: [
    { id: 'plain', msg: msg('rtl.run.shade.plain'), policy: { shade: 'plain' } },
    { id: 'shaded', msg: msg('rtl.run.shade.shaded'), policy: { shade: 'shaded' } },
  ],
});
