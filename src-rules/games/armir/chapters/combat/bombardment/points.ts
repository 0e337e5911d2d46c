import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, post, setAt } from '#rules/kit/record/facts.ts';
import { balance, countAt, markedKeys } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Army, accounts, armies, cells, marks, sides } from '../../../ids.ts';
import { hqOf } from '../../../model/called.ts';
import { groups } from '../../../model/groups.ts';
import { isIn } from '../../../model/phases.ts';
import { allowUnless } from '../../../model/propose.ts';
import { isSetUp, printedRange, stepsLeft } from '../../../model/reading.ts';
import { armyMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';

/** 10.2: the points each army's heavy artillery has in a turn. */

/** The range of its HQ on the side that lies up; on turn 1 the number on its marker (18.4). Undefined: nobody typed it. */
export const pointsOf = (context: Context, army: Army): number | undefined => {
  const hq = hqOf(context, army);
  if (!hq) return undefined;
  // an eliminated HQ has none to give
  if (stepsLeft(context, hq) === 0) return 0;
  return context.turn === 1 ? hq.firstGuns : printedRange(context, hq);
};

/** Armies whose points of this turn nobody has set. */
export const unsetArmies = (context: Pick<Context, 'marks'>): readonly Army[] => {
  const set = markedKeys(context, marks.gunsSet);
  return armies.filter((army) => !set.includes(army));
};

/** AMB-24: whose points of this turn are not what its HQ's range says: it was turned after they were set. */
export const differingArmies = (
  context: Context,
): readonly { readonly army: Army; readonly set: number; readonly range: number }[] =>
  armies.flatMap((army) => {
    const set = countAt(context, cells.gunsFull, army) ?? 0;
    const range = pointsOf(context, army);
    // an HQ that is lost, or came back with none, keeps what it began the turn with
    return unsetArmies(context).includes(army) || !set || !range || set === range ? [] : [{ army, set, range }];
  });

const field = (army: Army) =>
  ({
    kind: 'count',
    msg: armyMsg[army],
    start: 0,
    min: 0,
    max: 30,
    big: true,
    rule: '10.2',
    begins: (context: Context) => pointsOf(context, army),
  }) as const;

export const gunsSet = action({
  id: 'guns-set',
  msg: msg('armir.guns.action.gunsSet'),
  rule: '10.2',
  about: msg('armir.guns.action.gunsSet.about'),
  side: sides.soviet,
  group: groups.guns,
  fields: { iii: field('iii'), a: field('a'), b: field('b') },
  when: (context) => context.place !== '' && (unsetArmies(context).length > 0 || differingArmies(context).length > 0),
  proposes: (input, context) => {
    // AMB-24: after the HQs are turned, fixed for the turn
    const bar =
      unsetArmies(context).length < armies.length && differingArmies(context).length === 0
        ? { msg: msg('armir.guns.bar.gunsTwice'), rule: '10.2' }
        : context.turn === 1 || isSetUp(context) || isIn(context, 'initiative')
          ? undefined
          : { msg: msg('armir.guns.bar.gunsLate'), rule: '10.2' };
    const says = msg('armir.guns.says.gunsSet', { iii: input.iii, a: input.a, b: input.b });
    return allowUnless(
      bar,
      says,
      armies.flatMap((army) => {
        const left = balance(context, accounts.guns(army));
        const spent = unsetArmies(context).includes(army) ? 0 : (countAt(context, cells.gunsFull, army) ?? 0) - left;
        const more = Math.max(0, input[army] - spent) - left;
        return [
          ...(more === 0 ? [] : [post(accounts.guns(army), more, msg('armir.guns.for.turn'), '10.2')]),
          setAt(cells.gunsFull, army, input[army]),
          mark(marks.gunsSet, army, true, `t${context.turn}`),
        ];
      }),
    );
  },
});

/** What each army has left, beside a task. */
export const gunPoints = (context: Pick<Context, 'balances'>): Msg =>
  msg('armir.guns.status.points', {
    iii: balance(context, accounts.guns('iii')),
    a: balance(context, accounts.guns('a')),
    b: balance(context, accounts.guns('b')),
  });
