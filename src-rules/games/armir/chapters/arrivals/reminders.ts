import type { Limit, Reminder } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { end } from '#rules/kit/record/place.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import { cells } from '../../ids.ts';
import { gebirgsFull } from '../../model/reading.ts';
import { remindAt } from '../../model/remind.ts';
import { arrivalsOpen, complementiLeft, gebirgsOf, isPutOff, openMsg, xxivTurn } from './arrivals.ts';
import { msg } from './msg.ts';

/** 15, 18.5: what comes, or is owed. */

export const reminders = (context: Context): readonly Reminder[] => {
  const { turn } = context;
  if (context.place === end || turn < 2) return [];
  const found: Reminder[] = [];
  const say = (reminder: Omit<Reminder, 'at'>) => found.push(...remindAt(context, 'reinforcements', reminder));
  const open = arrivalsOpen(context).filter(({ id }) => id !== 'xxivHq' && !isPutOff(context, id));
  for (const late of [true, false]) {
    const what = openMsg(open.filter((one) => one.late === late));
    if (what)
      say({
        id: late ? 'owed' : 'arrive',
        msg: msg('armir.remind.arrive', { what }),
        rule: '18.5',
        due: late,
        action: 'arrive',
      });
  }
  const xxiv = xxivTurn(context);
  if (xxiv !== undefined && arrivalsOpen(context).some(({ id }) => id === 'xxivHq'))
    say({
      id: 'xxiv',
      msg: msg('armir.remind.xxiv', { n: xxiv - 1 }),
      rule: '15.1',
      due: xxiv < turn,
      action: 'xxiv',
    });
  const gebirgs = gebirgsOf(context);
  if (gebirgs.due)
    say({
      id: 'gebirgs',
      msg: msg('armir.remind.gebirgs', { n: gebirgs.steps + 1 }),
      rule: '15.2',
      due: false,
      action: 'gebirgs',
    });
  return found;
};

export const limits = (context: Context): readonly Limit[] => {
  const gebirgs = gebirgsOf(context);
  return [
    ...(context.turn > 1
      ? [
          {
            id: 'replacement',
            msg: msg('armir.limit.replacement'),
            left: countIn(context, cells.replaced) === context.turn ? 0 : 1,
            of: 1,
            rule: '15.3',
            toUse: true as const,
          },
        ]
      : []),
    ...(gebirgs.onMap
      ? [{ id: 'gebirgs', msg: msg('armir.limit.gebirgs'), left: gebirgs.steps, of: gebirgsFull, rule: '15.2' }]
      : []),
    {
      id: 'complementi',
      msg: msg('armir.unit.complementi'),
      left: complementiLeft(context) ? 1 : 0,
      of: 1,
      rule: '15.4',
      toUse: true,
    },
  ];
};
