import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts } from '../../../ids.ts';
import { msg } from '../msg.ts';
import { railCost, railInterdicted, railRange, rail as railRules } from './rail.ts';

const barMsg: { readonly [why: string]: Msg } = {
  range: msg('pgg.rail.bar.range'),
  quota: msg('pgg.rail.bar.quota'),
  broken: msg('pgg.rail.bar.broken'),
  zoc: msg('pgg.rail.bar.zoc'),
  rail: msg('pgg.rail.bar.rail'),
  other: msg('pgg.rail.bar.other'),
};

/** 6.3: what Soviet units pay to go by rail, and what of the quota they use. */
export const rail = valueCalc({
  id: 'rail',
  msg: msg('pgg.calc.rail'),
  rule: '6.31',
  fields: {
    hexes: { kind: 'count', msg: msg('pgg.field.railHexes'), start: 0, min: 0, max: 200, big: true, rule: '6.33' },
    interdicted: { kind: 'count', msg: msg('pgg.field.railInterdicted'), start: 0, min: 0, max: 3, rule: '13.31' },
    rifle: { kind: 'count', msg: msg('pgg.type.rifle'), start: 1, min: 0, max: 20, rule: '6.31' },
    armor: { kind: 'count', msg: msg('pgg.type.armor'), start: 0, min: 0, max: 20, rule: '6.31' },
    leaders: { kind: 'count', msg: msg('pgg.type.leader'), start: 0, min: 0, max: 20, rule: '6.31' },
    arriving: { kind: 'toggle', msg: msg('pgg.field.arriving'), start: false, rule: '6.31' },
    broken: { kind: 'toggle', msg: msg('pgg.field.broken'), start: false, rule: '6.37' },
    enemyZoc: { kind: 'toggle', msg: msg('pgg.field.enemyZoc'), start: false, rule: '6.32' },
  } as const,
  says: (input, context, explanation) => {
    const quotaLeft = context.balances[accounts.rail] ?? railRules.quota;
    const cost = railCost({ ...input, onRail: true, only: true }, quotaLeft);
    const points = explanation
      .figure('points', msg('pgg.figure.railPoints'))
      .add(input.hexes, msg('pgg.step.railHexes'), '6.33');
    if (cost.points > input.hexes)
      points.add(cost.points - input.hexes, msg('pgg.step.railMarked', { n: railInterdicted }), '13.31');
    const quota = explanation.figure('quota', msg('pgg.figure.quota'));
    if (input.rifle > 0 && !input.arriving) quota.add(input.rifle * railRules.rifle, msg('pgg.type.rifle'), '6.31');
    if (input.armor > 0 && !input.arriving) quota.add(input.armor * railRules.armor, msg('pgg.type.armor'), '6.31');
    const [first] = cost.bars;
    const p = { n: cost.points, of: railRange };
    return {
      answer: msg('pgg.rail.answer', p),
      says: first
        ? msg('pgg.rail.saysNot', { ...p, why: barMsg[first.why] ?? msg('pgg.rail.bar.range') })
        : msg('pgg.rail.says', { ...p, quota: cost.quota, left: quotaLeft - cost.quota }),
      rows: [
        { msg: msg('pgg.figure.railPoints'), value: msg('pgg.rail.of', p), rule: '6.33' },
        { msg: msg('pgg.figure.quota'), value: msg('pgg.rail.of', { n: cost.quota, of: quotaLeft }), rule: '6.31' },
      ],
      hints: [
        ...cost.bars.map(({ why: bar, rule }) => ({ msg: barMsg[bar] ?? msg('pgg.rail.bar.range'), rule })),
        // A13: the hex it enters the map by is among them
        ...(input.arriving ? [{ msg: msg('pgg.rail.entry'), rule: '14.0' }] : []),
      ],
    };
  },
});
