import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { name } from '#rules/kit/words/message.ts';
import { turnCode } from '../../model/calendar.ts';
import { weatherOf } from '../../model/reading.ts';
import { weatherMsg } from './actions.ts';
import { msg } from './msg.ts';
import { forecast, isRolled, weatherNow } from './weather.ts';

/** 5.1: what is to do about the weather. */

const weatherKnown = (context: Context) => {
  const weather = weatherOf(context, context.turn);
  return weather && weatherMsg[weather];
};
/** Passed over it stays in sight for its turn, whose movement, supply and fights ask for it. */
const owed = {
  debt: (context: Context) =>
    weatherNow(context) === undefined ? msg('rtl.debt.weather', { turn: name(turnCode(context.turn)) }) : undefined,
};
/** S3.21 to S6.21: what the scenario lays down is said before it is recorded. */
const weatherLaid = (context: Context) => {
  const { how, weather } = forecast(context, context.turn);
  return weather && (how === 'laid' ? msg('rtl.status.laid', { weather: weatherMsg[weather] }) : weatherMsg[weather]);
};
export const weather: readonly Task[] = [
  {
    id: 'weather-die',
    msg: msg('rtl.task.weatherDie'),
    rule: '5.1',
    action: 'weather-die',
    when: (context) => isRolled(context, context.turn),
    status: weatherKnown,
    ...owed,
  },
  {
    id: 'weather-set',
    msg: msg('rtl.task.weatherSet'),
    rule: '5.1',
    action: 'weather-set',
    when: (context) => !isRolled(context, context.turn),
    status: weatherLaid,
    ...owed,
  },
];
