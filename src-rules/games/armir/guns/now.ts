import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { accounts, armies, cells, marks, sides, startingPa } from '../ids.ts';
import { balance, countAt, marked, textIn } from '../reading.ts';
import { isIn, phasePath } from '../record/order.ts';
import { g } from '../text/speak-guns.ts';
import { armyMsg } from '../units.ts';
import { caiDue } from './air.ts';
import { unsetArmies } from './points.ts';
import { airValue, firstAirTurn } from './values.ts';

/** What is left of guns, aircraft and supply points, and what must not be forgotten. */

export const limits = (around: Around): readonly Limit[] => {
  const pa = balance(around, accounts.pa);
  const air = textIn(around, cells.air);
  const set = marked(around, marks.gunsSet);
  return [
    {
      id: 'pa',
      msg: g('armir.guns.account.pa'),
      left: pa,
      of: startingPa,
      rule: '16.2',
      ...(pa === 0 ? { note: g('armir.guns.limit.paNone') } : {}),
    },
    ...armies
      .filter((army) => set.includes(army))
      .map((army) => ({
        id: accounts.guns(army),
        msg: g('armir.guns.account.army', { army: armyMsg[army] }),
        left: balance(around, accounts.guns(army)),
        of: countAt(around, cells.gunsFull, army) ?? 0,
        rule: '10.2',
      })),
    ...(air === ''
      ? []
      : [
          {
            id: 'air',
            msg: g('armir.guns.limit.air'),
            left: air === 'used' ? 0 : 1,
            of: 1,
            rule: '9.1',
            ...(air === sides.axis || air === sides.soviet ? { note: g(`armir.guns.limit.air.${air}`) } : {}),
          },
        ]),
  ];
};

const bombards = (around: Around): boolean => isIn(around, 'bombardment1', 'bombardment2');

export const reminders = (around: Around): readonly Reminder[] => {
  if (around.place === '') return [];
  const air = textIn(around, cells.air);
  const last = phasePath(around, 'bombardment2');
  const unset = unsetArmies(around);
  const unused = armies.reduce((so, army) => so + balance(around, accounts.guns(army)), 0);
  const pa = balance(around, accounts.pa);
  return [
    ...(caiDue(around) && around.turn >= firstAirTurn
      ? [
          {
            id: 'cai-die',
            msg: g('armir.guns.remind.cai'),
            rule: '9.2.1',
            due: isIn(around, 'initiative'),
            at: phasePath(around, 'initiative'),
            action: 'cai-die',
          },
        ]
      : []),
    ...(unset.length > 0 && bombards(around)
      ? [
          {
            id: 'guns-set',
            msg: g('armir.guns.remind.unset'),
            rule: '10.2',
            due: true,
            at: around.place,
            action: 'guns-set',
          },
        ]
      : []),
    ...(air === sides.axis || air === sides.soviet
      ? [
          {
            id: 'air-unused',
            msg: g(`armir.guns.remind.air.${air}`, { value: airValue(air) }),
            rule: '9.1.1',
            due: isIn(around, 'bombardment2'),
            at: last,
          },
        ]
      : []),
    ...(unused > 0
      ? [
          {
            id: 'guns-unused',
            msg: g('armir.guns.remind.points', { count: unused }),
            rule: '10.2',
            due: isIn(around, 'bombardment2'),
            at: last,
          },
        ]
      : []),
    // 16.2b
    ...(pa === 0
      ? [
          {
            id: 'pa-none',
            msg: g('armir.guns.remind.noPa'),
            rule: '10.1.4',
            due: false,
            at: phasePath(around, 'bombardment2'),
          },
          {
            id: 'pa-none-move',
            msg: g('armir.guns.remind.noPaMove'),
            rule: '5.4',
            due: false,
            at: phasePath(around, 'axisMotorised'),
          },
        ]
      : []),
  ];
};
