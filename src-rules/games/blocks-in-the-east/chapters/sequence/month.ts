import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { rolls } from '../../model/calendar.ts';
import { eventsIn } from '../../model/dated.ts';
import { dueBlocks, isPrinted } from '../../model/removals.ts';
import { on } from '../../model/rules.ts';
import { chancesOf, weatherIn } from '../../model/weather.ts';
import { monthMsg, weatherMsg } from '../../model/words.ts';
import { italianDieNow, italianLimit } from '../events/italy.ts';
import { cardsStatus, leavesStatus } from '../events/status.ts';
import { msg } from './msg.ts';
import { newTech } from './techNews.ts';

/** 2.0: what comes before any player-turn. */

const weatherStatus = (context: Context): Msg | undefined => {
  const month = weatherIn(context.turn, context);
  return month.weather && monthMsg(month);
};
/** 9.0, 39.0: what the die may say, until it has. */
const dieStatus = (context: Context): Msg | undefined => {
  const ways = chancesOf(context, context.turn);
  const all = ways.reduce((sum, [, n]) => sum + n, 0);
  return (
    weatherStatus(context) ??
    list(ways.map(([weather, n]) => msg('bite.status.chance', { weather: weatherMsg(weather), p: n / all })))
  );
};

/** 5.10: each until it is done, whatever month it was put off to. */
const removals: readonly Task[] = [
  ...eventsIn().flatMap(({ id, msg, rule, unit }): readonly Task[] =>
    unit === undefined
      ? []
      : [
          {
            id,
            msg,
            rule,
            action: id,
            when: (context) => dueBlocks(context).some((one) => one.unit === unit),
            status: (context) => leavesStatus(context, unit),
          },
        ],
  ),
  {
    id: 'cards',
    msg: msg('bite.task.cards'),
    rule: '7.3',
    action: 'removal',
    when: (context) => dueBlocks(context).some(({ unit }) => !isPrinted(unit)),
    status: cardsStatus,
  },
];

export const monthTasks: readonly Task[] = [
  {
    id: 'die',
    msg: msg('bite.task.weatherDie'),
    rule: '9.0',
    action: 'weather-die',
    when: (context) => on(context, 'a09') && rolls(context.turn),
    status: dieStatus,
  },
  {
    id: 'weather',
    msg: msg('bite.task.weather'),
    rule: '9.0',
    action: 'weather',
    offered: true,
    when: (context) => on(context, 'a09') && !rolls(context.turn),
    status: weatherStatus,
  },
  {
    id: 'italy',
    msg: msg('bite.task.italianDie'),
    rule: '36.0',
    action: 'italian-die',
    when: italianDieNow,
    status: (context) => msg('bite.status.italianDie', { n: italianLimit(context.turn) }),
  },
  ...removals,
  {
    id: 'tech',
    msg: msg('bite.task.tech'),
    rule: '17.0',
    when: (context) => newTech(context, context.turn).length > 0,
    status: (context) => list(newTech(context, context.turn)),
  },
];
