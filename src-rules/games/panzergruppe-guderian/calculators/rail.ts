import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { accounts } from '../cells-ids.ts';
import { rail as railRules } from '../data/schedule.ts';
import { railCost, railInterdicted, railRange } from '../movement.ts';
import { f } from '../text/speak-fight.ts';

const barMsg: { readonly [why: string]: Msg } = {
  range: f('pgg.rail.bar.range'),
  quota: f('pgg.rail.bar.quota'),
  broken: f('pgg.rail.bar.broken'),
  zoc: f('pgg.rail.bar.zoc'),
  rail: f('pgg.rail.bar.rail'),
  other: f('pgg.rail.bar.other'),
};

/** 6.3: what Soviet units pay to go by rail, and what of the quota they use. */
export const rail = valueCalc({
  id: 'rail',
  msg: f('pgg.calc.rail'),
  rule: '6.31',
  fields: {
    hexes: { kind: 'count', msg: f('pgg.field.railHexes'), start: 0, min: 0, max: 200, big: true, rule: '6.33' },
    interdicted: { kind: 'count', msg: f('pgg.field.railInterdicted'), start: 0, min: 0, max: 3, rule: '13.31' },
    rifle: { kind: 'count', msg: f('pgg.type.rifle'), start: 1, min: 0, max: 20, rule: '6.31' },
    armor: { kind: 'count', msg: f('pgg.type.armor'), start: 0, min: 0, max: 20, rule: '6.31' },
    leaders: { kind: 'count', msg: f('pgg.type.leader'), start: 0, min: 0, max: 20, rule: '6.31' },
    arriving: { kind: 'toggle', msg: f('pgg.field.arriving'), start: false, rule: '6.31' },
    broken: { kind: 'toggle', msg: f('pgg.field.broken'), start: false, rule: '6.37' },
    enemyZoc: { kind: 'toggle', msg: f('pgg.field.enemyZoc'), start: false, rule: '6.32' },
  } as const,
  says: (input, around, why) => {
    const quotaLeft = around.balances[accounts.rail] ?? railRules.quota;
    const cost = railCost({ ...input, onRail: true, only: true }, quotaLeft);
    const points = why.figure('points', f('pgg.figure.railPoints')).add(input.hexes, f('pgg.step.railHexes'), '6.33');
    if (cost.points > input.hexes)
      points.add(cost.points - input.hexes, f('pgg.step.railMarked', { n: railInterdicted }), '13.31');
    const quota = why.figure('quota', f('pgg.figure.quota'));
    if (input.rifle > 0 && !input.arriving) quota.add(input.rifle * railRules.rifle, f('pgg.type.rifle'), '6.31');
    if (input.armor > 0 && !input.arriving) quota.add(input.armor * railRules.armor, f('pgg.type.armor'), '6.31');
    const [first] = cost.bars;
    const p = { n: cost.points, of: railRange };
    return {
      answer: f('pgg.rail.answer', p),
      says: first
        ? f('pgg.rail.saysNot', { ...p, why: barMsg[first.why] ?? f('pgg.rail.bar.range') })
        : f('pgg.rail.says', { ...p, quota: cost.quota, left: quotaLeft - cost.quota }),
      rows: [
        { msg: f('pgg.figure.railPoints'), value: f('pgg.rail.of', p), rule: '6.33' },
        { msg: f('pgg.figure.quota'), value: f('pgg.rail.of', { n: cost.quota, of: quotaLeft }), rule: '6.31' },
      ],
      hints: [
        ...cost.bars.map(({ why: bar, rule }) => ({ msg: barMsg[bar] ?? f('pgg.rail.bar.range'), rule })),
        // A13: the hex it enters the map by is among them
        ...(input.arriving ? [{ msg: f('pgg.rail.entry'), rule: '14.0' }] : []),
      ],
    };
  },
});
