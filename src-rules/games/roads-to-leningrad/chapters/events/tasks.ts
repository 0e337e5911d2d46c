import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { weatherOf } from '../../model/reading.ts';
import { weatherMsg } from './actions.ts';
import { msg } from './msg.ts';
import { forecast, isRolled } from './weather.ts';

/** 5.1: what is to do about the weather. */

const weatherNow = (around: Around) => {
  const weather = weatherOf(around, around.turn);
  return weather && weatherMsg[weather];
};
/** S3.21 to S6.21: what the scenario lays down is said before it is recorded. */
const weatherLaid = (around: Around) => {
  const { how, weather } = forecast(around, around.turn);
  return weather && (how === 'laid' ? msg('rtl.status.laid', { weather: weatherMsg[weather] }) : weatherMsg[weather]);
};
export const weather: readonly Task[] = [
  {
    id: 'weather-die',
    msg: msg('rtl.task.weatherDie'),
    rule: '5.1',
    action: 'weather-die',
    when: (around) => isRolled(around, around.turn),
    status: weatherNow,
  },
  {
    id: 'weather-set',
    msg: msg('rtl.task.weatherSet'),
    rule: '5.1',
    action: 'weather-set',
    when: (around) => !isRolled(around, around.turn),
    status: weatherLaid,
  },
];
