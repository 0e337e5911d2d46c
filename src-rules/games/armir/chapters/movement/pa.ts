import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, post } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts, marks, ruling, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** 5.4, 16.2: Italian supply points spent on movement. */

/** Units paid for in this movement phase; 0: none. */
export const paidFor = ({ marks: all }: Pick<Context, 'marks'>): number => {
  const value = all[marks.paMoved]?.all?.value;
  return typeof value === 'number' ? value : 0;
};

export const paMovement = action({
  id: 'pa-movement',
  msg: msg('armir.guns.action.paMovement'),
  rule: '5.4',
  about: msg('armir.guns.action.paMovement.about'),
  side: sides.axis,
  group: groups.pa,
  fields: {
    units: {
      kind: 'count',
      msg: msg('armir.guns.field.movers'),
      start: 1,
      min: 1,
      max: 30,
      big: true,
      rule: '5.4',
      // AMB-04: by the other ruling all of them move for one point
      when: { option: 'amb04', is: 'unit' },
    },
  },
  when: (context) =>
    isIn(context, 'axisMovement', 'axisMotorised') && (ruling(context, 'amb04') === 'unit' || paidFor(context) === 0),
  proposes: ({ units }, context) => {
    const each = ruling(context, 'amb04') === 'unit';
    if (!each && paidFor(context) > 0) return refuse(msg('armir.guns.bar.paPaid'), '5.4');
    const n = each ? units : 1;
    const has = balance(context, accounts.pa);
    const bar =
      has < n
        ? { msg: msg('armir.guns.bar.paMovement', { count: has }), rule: '16.2' }
        : isIn(context, 'axisMovement', 'axisMotorised')
          ? undefined
          : { msg: msg('armir.guns.bar.paPhase'), rule: '5.4' };
    const pays = Math.min(n, has);
    return allowUnless(bar, msg(each ? 'armir.guns.says.paUnits' : 'armir.guns.says.paPhase', { count: n }), [
      ...(pays > 0 ? [post(accounts.pa, -pays, msg('armir.guns.for.movement'), '5.4')] : []),
      mark(marks.paMoved, 'all', paidFor(context) + n, context.place),
    ]);
  },
});
