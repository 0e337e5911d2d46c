import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { groups } from '../../model/cells.ts';
import { namedIn, unit } from '../../model/fields.ts';
import { isSetUp } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf, stepsLeft } from '../../model/reading.ts';
import { handKey, vpLine } from './ledger.ts';
import { lossKindOf, lossKinds, lossVp } from './losses.ts';
import { dueFacts, dueOf, leftWith, lossesDue, lossPoints } from './lossVp.ts';
import { msg } from './msg.ts';

/** 3.61, 11.21: steps lost outside a fight's own record (stacking, retreat, by hand), with their VP. */
const stepLoss = action({
  id: 'step-loss',
  msg: msg('rtl.action.step'),
  about: msg('rtl.action.step.about'),
  rule: '11.21',
  group: groups.units,
  fields: {
    unit: unit((context) => countersOf(context).filter((one) => one.kind !== 'air' && stepsLeft(context, one) > 0)),
    steps: { kind: 'count', msg: msg('rtl.vpField.steps'), start: 1, min: 1, max: 2, big: true },
  },
  proposes: ({ unit: called, steps }, context) => {
    const { counter } = namedIn(context, called);
    if (!counter) return refuse(msg('rtl.bar.noCounter', { what: name(called) }), '11.21');
    const what = name(counter.name);
    const has = stepsLeft(context, counter);
    if (has === 0) return refuse(msg('rtl.bar.gone', { what }), '11.21');
    const left = Math.max(0, has - steps);
    const bar = steps > has ? { msg: msg('rtl.bar.fewer', { what, count: has }), rule: '3.61' } : undefined;
    if (isSetUp(context))
      return allowUnless(bar, msg('rtl.says.beginsWith', { what, count: left }), [
        setAt(cells.steps, counter.id, left),
      ]);
    const vp = lossPoints(context, counter.id, left);
    const says =
      left === 0
        ? msg(vp === 0 ? 'rtl.says.eliminated' : 'rtl.says.eliminatedVp', { what, n: vp })
        : msg(vp === 0 ? 'rtl.says.reduced' : 'rtl.says.reducedVp', { what, n: vp });
    return allowUnless(bar, says, leftWith(context, counter, left));
  },
});

const byHand = [sides.german, sides.soviet].flatMap((side) =>
  lossKinds.map((kind) => ({ key: `${side}:${kind}` as const, side, kind, msg: msg(`rtl.lossOf.${side}.${kind}`) })),
);
/** S1.31: steps recorded as lost without their VP, or lost by a counter that is on no roster. */
const loss = action({
  id: 'vp-loss',
  msg: msg('rtl.action.loss'),
  about: msg('rtl.action.loss.about'),
  rule: 'S1.31',
  group: groups.points,
  fields: {
    kind: {
      kind: 'choice',
      msg: msg('rtl.vpField.lossKind'),
      start: 'listed',
      options: [{ key: 'listed', msg: msg('rtl.lossOf.listed') }, ...byHand.map(({ key, msg }) => ({ key, msg }))],
    },
    unit: {
      ...unit((context) => lossesDue(context).map(({ counter }) => counter)),
      hint: msg('rtl.vpField.lossUnit.hint'),
      when: { field: 'kind', is: 'listed' },
    },
    steps: {
      kind: 'count',
      msg: msg('rtl.vpField.steps'),
      start: 1,
      min: 1,
      max: 20,
      when: { not: { field: 'kind', is: 'listed' } },
    },
    began: {
      kind: 'toggle',
      msg: msg('rtl.vpField.began'),
      hint: msg('rtl.vpField.began.hint'),
      start: false,
      when: { field: 'kind', is: 'listed' },
    },
  },
  proposes: ({ unit: called, kind: chosen, steps, began }, context) => {
    const hand = byHand.find(({ key }) => key === chosen);
    if (hand) {
      const vp = steps * lossVp(hand.side, hand.kind);
      const why = msg('rtl.vp.lossByHand', { what: hand.msg, count: steps });
      return allowUnless(
        undefined,
        msg('rtl.says.vp', { what: why, n: vp }),
        vpLine(context, handKey(hand.side, hand.kind), vp, why, 'S1.31'),
      );
    }
    const { counter } = namedIn(context, called);
    if (!counter) return refuse(msg('rtl.bar.noUnit', { what: name(called) }), 'S1.31');
    const what = name(counter.name);
    if (!lossKindOf(counter)) return refuse(msg('rtl.bar.noVp', { what }), 'S1.31');
    const due = dueOf(context, counter);
    if (!due) return refuse(msg('rtl.bar.noLoss', { what }), 'S1.31');
    return began
      ? allowUnless(undefined, msg('rtl.says.began', { what }), [
          setAt(cells.began, counter.id, stepsLeft(context, counter)),
        ])
      : allowUnless(
          undefined,
          msg('rtl.says.vp', { what: msg(`rtl.vp.loss.${due.kind}`, { unit: what, count: due.steps }), n: due.vp }),
          dueFacts(context, due),
        );
  },
});

export const lossActions = [stepLoss, loss];
