import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { name } from '#rules/kit/words/message.ts';
import { armies, cells, sides } from '../../ids.ts';
import { type Bar, never, unless } from '../../propose.ts';
import { countAt, countersOf, fullSteps } from '../../reading.ts';
import { hqFalls, leftWith } from '../../steps.ts';
import { t } from '../../text/speak-table.ts';
import { armyMsg } from '../../units.ts';
import { hqsOut } from '../arrivals.ts';
import { groups } from '../cells.ts';
import { isIn } from '../order.ts';
import { counterCalled, unit } from './fields.ts';

/** 8.6b: the steps of a unit, set by hand. */
export const stepsOf = action({
  id: 'steps',
  msg: t('armir.action.steps'),
  about: t('armir.action.steps.about'),
  rule: '2.1',
  group: groups.units,
  fields: {
    unit: unit(countersOf),
    left: { kind: 'count', msg: t('armir.field.left'), start: 1, min: 0, max: 12, big: true },
  },
  proposes: (input, around) => {
    const counter = counterCalled(around, input.unit);
    if (!counter) return never(t('armir.bar.noCounter', { what: name(input.unit) }), '2.1');
    const full = fullSteps(counter);
    const what = name(counter.name);
    const bar: Bar | undefined =
      full !== undefined && input.left > full
        ? { msg: t('armir.bar.tooMany', { what, count: full }), rule: '2.1' }
        : undefined;
    const says =
      input.left === 0
        ? t('armir.says.gone', { what })
        : full === undefined
          ? t('armir.says.steps', { what, count: input.left })
          : t('armir.says.stepsOf', { what, n: input.left, of: full });
    return unless(bar, says, leftWith(around, counter.id, input.left));
  },
});

const army = {
  kind: 'choice',
  msg: t('armir.field.whichArmy'),
  start: 'iii',
  options: armies.map((key) => ({ key, msg: armyMsg[key] })),
  big: true,
} as const;

/** 17.1.3: a Soviet HQ is eliminated: 1 PV for the Axis each time. */
export const hqLost = action({
  id: 'hq-lost',
  msg: t('armir.action.hqLost'),
  about: t('armir.action.hqLost.about'),
  rule: '17.1.3',
  side: sides.axis,
  group: groups.units,
  fields: { army },
  proposes: (input, around) => {
    const what = armyMsg[input.army];
    if ((countAt(around, cells.hqOut, input.army) ?? 0) > 0) return never(t('armir.bar.hqOut', { what }), '17.1.3');
    const hq = countersOf(around).find((one) => one.kind === 'hq' && one.army === input.army);
    const facts = hq
      ? leftWith(around, hq.id, 0)
      : hqFalls(around, { kind: 'hq', side: sides.soviet, army: input.army });
    return unless(undefined, t('armir.says.hqLost', { what }), facts);
  },
});
/** 17.1.3: it comes back in the next Axis reinforcement phase, anywhere east of the Don. */
const hqBack = action({
  id: 'hq-back',
  msg: t('armir.action.hqBack'),
  about: t('armir.action.hqBack.about'),
  rule: '17.1.3',
  side: sides.soviet,
  group: groups.arrivals,
  fields: { army: { ...army, begins: (around) => hqsOut(around)[0]?.army } },
  when: (around) => hqsOut(around).length > 0,
  proposes: (input, around) => {
    const what = armyMsg[input.army];
    if ((countAt(around, cells.hqOut, input.army) ?? 0) === 0) return never(t('armir.bar.hqIn', { what }), '17.1.3');
    const bar: Bar | undefined = isIn(around, 'reinforcements')
      ? undefined
      : { msg: t('armir.bar.otherPhase'), rule: '17.1.3' };
    const hq = countersOf(around).find((one) => one.kind === 'hq' && one.army === input.army);
    return unless(bar, t('armir.says.hqBack', { what }), [
      setAt(cells.hqOut, input.army, null),
      ...(hq ? [setAt(cells.steps, hq.id, null), setAt(cells.oos, hq.id, null)] : []),
    ]);
  },
});

export const unitActions = [stepsOf, hqLost, hqBack];
