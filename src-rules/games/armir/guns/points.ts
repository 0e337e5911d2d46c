import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { mark, post, setAt } from '#rules/kit/record/facts.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Army, accounts, armies, cells, marks, sides } from '../ids.ts';
import { unless } from '../propose.ts';
import { balance, marked, printedRange, stepsLeft } from '../reading.ts';
import { isIn } from '../record/order.ts';
import { g } from '../text/speak-guns.ts';
import { armyMsg } from '../units.ts';
import { hqOf } from './called.ts';
import { groups } from './cells.ts';

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
  msg: g('armir.guns.action.gunsSet'),
  rule: '10.2',
  about: g('armir.guns.action.gunsSet.about'),
  side: sides.soviet,
  group: groups.guns,
  fields: { iii: field('iii'), a: field('a'), b: field('b') },
  when: (around) => around.place !== '' && unsetArmies(around).length > 0,
  proposes: (input, around) => {
    // AMB-24: after the HQs are turned, fixed for the turn
    const bar =
      unsetArmies(around).length < armies.length
        ? { msg: g('armir.guns.bar.gunsTwice'), rule: '10.2' }
        : around.turn === 1 || isSetUp(around) || isIn(around, 'initiative')
          ? undefined
          : { msg: g('armir.guns.bar.gunsLate'), rule: '10.2' };
    const says = g('armir.guns.says.gunsSet', { iii: input.iii, a: input.a, b: input.b });
    return unless(
      bar,
      says,
      armies.flatMap((army) => {
        const more = input[army] - balance(around, accounts.guns(army));
        return [
          ...(more === 0 ? [] : [post(accounts.guns(army), more, g('armir.guns.for.turn'), '10.2')]),
          setAt(cells.gunsFull, army, input[army]),
          mark(marks.gunsSet, army, true, `t${around.turn}`),
        ];
      }),
    );
  },
});

/** What each army has left, beside a task. */
export const gunPoints = (around: Pick<Around, 'balances'>): Msg =>
  g('armir.guns.status.points', {
    iii: balance(around, accounts.guns('iii')),
    a: balance(around, accounts.guns('a')),
    b: balance(around, accounts.guns('b')),
  });
