import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, post, setAt } from '#rules/kit/record/facts.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Army, accounts, armies, cells, marks, sides } from '../../../ids.ts';
import { hqOf } from '../../../model/called.ts';
import { groups } from '../../../model/groups.ts';
import { isIn } from '../../../model/phases.ts';
import { unless } from '../../../model/propose.ts';
import { balance, marked, printedRange, stepsLeft } from '../../../model/reading.ts';
import { armyMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';

/** 10.2: the points each army's heavy artillery has in a turn. */

/** The range of its HQ on the side that lies up; on turn 1 the number on its marker (18.4). Undefined: nobody typed it. */
export const pointsOf = (around: Around, army: Army): number | undefined => {
  const hq = hqOf(around, army);
  if (!hq) return undefined;
  // an eliminated HQ has none to give
  if (stepsLeft(around, hq) === 0) return 0;
  return around.turn === 1 ? hq.firstGuns : printedRange(around, hq);
};

/** Armies whose points of this turn nobody has set. */
export const unsetArmies = (around: Pick<Around, 'marks'>): readonly Army[] => {
  const set = marked(around, marks.gunsSet);
  return armies.filter((army) => !set.includes(army));
};

const field = (army: Army) =>
  ({
    kind: 'count',
    msg: armyMsg[army],
    start: 0,
    min: 0,
    max: 30,
    big: true,
    rule: '10.2',
    begins: (around: Around) => pointsOf(around, army),
  }) as const;

const isSetUp = ({ place }: Pick<Around, 'place'>): boolean => /^t1\/set-up/.test(place);

export const gunsSet = action({
  id: 'guns-set',
  msg: msg('armir.guns.action.gunsSet'),
  rule: '10.2',
  about: msg('armir.guns.action.gunsSet.about'),
  side: sides.soviet,
  group: groups.guns,
  fields: { iii: field('iii'), a: field('a'), b: field('b') },
  when: (around) => around.place !== '' && unsetArmies(around).length > 0,
  proposes: (input, around) => {
    // AMB-24: after the HQs are turned, fixed for the turn
    const bar =
      unsetArmies(around).length < armies.length
        ? { msg: msg('armir.guns.bar.gunsTwice'), rule: '10.2' }
        : around.turn === 1 || isSetUp(around) || isIn(around, 'initiative')
          ? undefined
          : { msg: msg('armir.guns.bar.gunsLate'), rule: '10.2' };
    const says = msg('armir.guns.says.gunsSet', { iii: input.iii, a: input.a, b: input.b });
    return unless(
      bar,
      says,
      armies.flatMap((army) => {
        const more = input[army] - balance(around, accounts.guns(army));
        return [
          ...(more === 0 ? [] : [post(accounts.guns(army), more, msg('armir.guns.for.turn'), '10.2')]),
          setAt(cells.gunsFull, army, input[army]),
          mark(marks.gunsSet, army, true, `t${around.turn}`),
        ];
      }),
    );
  },
});

/** What each army has left, beside a task. */
export const gunPoints = (around: Pick<Around, 'balances'>): Msg =>
  msg('armir.guns.status.points', {
    iii: balance(around, accounts.guns('iii')),
    a: balance(around, accounts.guns('a')),
    b: balance(around, accounts.guns('b')),
  });
