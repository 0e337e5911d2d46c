import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { accounts, armies, cells, marks } from '../../ids.ts';
import { isIn, phasePath } from '../../model/phases.ts';
import { balance, countAt, marked } from '../../model/reading.ts';
import { armyMsg } from '../../model/units.ts';
import { unsetArmies } from './bombardment/points.ts';
import { msg } from './msg.ts';

/** 10.2: the points of the Soviet heavy artillery. */

export const limits = (around: Around): readonly Limit[] => {
  const set = marked(around, marks.gunsSet);
  return armies
    .filter((army) => set.includes(army))
    .map((army) => ({
      id: accounts.guns(army),
      msg: msg('armir.guns.account.army', { army: armyMsg[army] }),
      left: balance(around, accounts.guns(army)),
      of: countAt(around, cells.gunsFull, army) ?? 0,
      rule: '10.2',
    }));
};

const bombards = (around: Around): boolean => isIn(around, 'bombardment1', 'bombardment2');

export const reminders = (around: Around): readonly Reminder[] => {
  if (around.place === '') return [];
  const unset = unsetArmies(around);
  const unused = armies.reduce((so, army) => so + balance(around, accounts.guns(army)), 0);
  return [
    ...(unset.length > 0 && bombards(around)
      ? [
          {
            id: 'guns-set',
            msg: msg('armir.guns.remind.unset'),
            rule: '10.2',
            due: true,
            at: around.place,
            action: 'guns-set',
          },
        ]
      : []),
    ...(unused > 0
      ? [
          {
            id: 'guns-unused',
            msg: msg('armir.guns.remind.points', { count: unused }),
            rule: '10.2',
            due: isIn(around, 'bombardment2'),
            at: phasePath(around, 'bombardment2'),
          },
        ]
      : []),
  ];
};
