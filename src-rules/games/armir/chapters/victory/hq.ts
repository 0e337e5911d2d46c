import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Army, armies, cells, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { countersOf } from '../../model/reading.ts';
import { hqFalls, leftWith } from '../../model/steps.ts';
import { armyMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** 17.1.3: Soviet HQs eliminated, and their return. */

const army = {
  kind: 'choice',
  msg: msg('armir.field.whichArmy'),
  start: 'iii',
  options: armies.map((key) => ({ key, msg: armyMsg[key] })),
  big: true,
} as const;

/** 17.1.3: a Soviet HQ is eliminated: 1 PV for the Axis each time. */
export const hqLost = action({
  id: 'hq-lost',
  msg: msg('armir.action.hqLost'),
  about: msg('armir.action.hqLost.about'),
  rule: '17.1.3',
  side: sides.axis,
  group: groups.units,
  fields: { army },
  proposes: (input, context) => {
    const what = armyMsg[input.army];
    if ((countAt(context, cells.hqOut, input.army) ?? 0) > 0) return refuse(msg('armir.bar.hqOut', { what }), '17.1.3');
    const hq = countersOf(context).find((one) => one.kind === 'hq' && one.army === input.army);
    const facts = hq
      ? leftWith(context, hq.id, 0)
      : hqFalls(context, { kind: 'hq', side: sides.soviet, army: input.army });
    return allowUnless(undefined, msg('armir.says.hqLost', { what }), facts);
  },
});

/** 17.1.3: it comes back in the next Axis reinforcement phase, anywhere east of the Don. */
export const hqBack = action({
  id: 'hq-back',
  msg: msg('armir.action.hqBack'),
  about: msg('armir.action.hqBack.about'),
  rule: '17.1.3',
  side: sides.soviet,
  group: groups.arrivals,
  fields: { army: { ...army, begins: (context) => hqsOut(context)[0]?.army } },
  when: (context) => hqsOut(context).length > 0,
  proposes: (input, context) => {
    const what = armyMsg[input.army];
    if ((countAt(context, cells.hqOut, input.army) ?? 0) === 0)
      return refuse(msg('armir.bar.hqIn', { what }), '17.1.3');
    const bar: Objection | undefined = isIn(context, 'reinforcements')
      ? undefined
      : { msg: msg('armir.bar.otherPhase'), rule: '17.1.3' };
    const hq = countersOf(context).find((one) => one.kind === 'hq' && one.army === input.army);
    return allowUnless(bar, msg('armir.says.hqBack', { what }), [
      setAt(cells.hqOut, input.army, null),
      ...(hq ? [setAt(cells.steps, hq.id, null), setAt(cells.oos, hq.id, null)] : []),
    ]);
  },
});

/** 17.1.3: Soviet HQs that are off the map, with the turn in which they were eliminated. */
export const hqsOut = (
  context: Pick<Context, 'cells'>,
): readonly { readonly army: Army; readonly turn: number; readonly msg: Msg }[] =>
  armies.flatMap((army) => {
    const turn = countAt(context, cells.hqOut, army) ?? 0;
    return turn > 0 ? [{ army, turn, msg: armyMsg[army] }] : [];
  });
