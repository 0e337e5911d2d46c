import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance, countAt, markedIn, markedKeys, textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, armies, cells, marks } from '../../ids.ts';
import { isIn, phasePath } from '../../model/phases.ts';
import { countersOf } from '../../model/reading.ts';
import { armyMsg } from '../../model/units.ts';
import { differingArmies, unsetArmies } from './bombardment/points.ts';
import { msg } from './msg.ts';

/** 10.2, 12.3: the points of the Soviet heavy artillery, and retreats the map has not seen yet. */

export const limits = (context: Context): readonly Limit[] => {
  const set = markedKeys(context, marks.gunsSet);
  return armies
    .filter((army) => set.includes(army))
    .map((army) => ({
      id: accounts.guns(army),
      msg: msg('armir.guns.account.army', { army: armyMsg[army] }),
      left: balance(context, accounts.guns(army)),
      of: countAt(context, cells.gunsFull, army) ?? 0,
      rule: '10.2',
      toUse: true,
    }));
};

/** 12.3.1: who retreats, and still stands on the map where the fight was. */
const staying = (context: Context) =>
  countersOf(context).filter(({ id }) => {
    const from = markedIn(context, marks.retreated)[id]?.value;
    return typeof from === 'string' && textAt(context, cells.at, id) === from;
  });

const bombards = (context: Context): boolean => isIn(context, 'bombardment1', 'bombardment2');

export const reminders = (context: Context): readonly Reminder[] => {
  if (context.place === '') return [];
  const unset = unsetArmies(context);
  const unused = armies.reduce((so, army) => so + balance(context, accounts.guns(army)), 0);
  return [
    ...staying(context).map(({ id, name: unit }) => ({
      id: `retreat-${id}`,
      msg: msg('armir.fight.remind.retreat', { unit: name(unit), hex: name(textAt(context, cells.at, id)) }),
      rule: '12.3.1',
      due: true,
    })),
    ...differingArmies(context).map(({ army, set, range }) => ({
      id: `guns-differ-${army}`,
      msg: msg('armir.guns.remind.differ', { army: armyMsg[army], count: set, n: range }),
      rule: '10.2',
      due: true,
      action: 'guns-set',
    })),
    ...(unset.length > 0 && bombards(context)
      ? [
          {
            id: 'guns-set',
            msg: msg('armir.guns.remind.unset'),
            rule: '10.2',
            due: true,
            at: context.place,
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
            due: isIn(context, 'bombardment2'),
            at: phasePath(context, 'bombardment2'),
          },
        ]
      : []),
  ];
};
