import type { FieldOption } from '#rules/kit/forms/fields.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { inUse, type SideId, sides, type Weather, weathers } from '../ids.ts';
import { msg } from './msg.ts';
import type { MonthWeather } from './weather.ts';

/** How sides, weather and lists are named in messages. */
export const sideMsg = (side: SideId): Msg => (side === sides.axis ? msg('bite.side.axis') : msg('bite.side.soviet'));
export const weatherMsg = (weather: Weather): Msg => msg(`bite.weather.${weather}`);
/** What may be said of the weather; light rain is offered where its rule is in use (39.0). */
export const weatherOptions: readonly FieldOption<Weather>[] = weathers.map((key) => ({
  key,
  msg: weatherMsg(key),
  ...(key === 'lightRain' ? { when: inUse('o39') } : {}),
}));
/** With how sure it is: a proposal of ours says so (6.R-1). */
export const monthMsg = ({ weather, from }: MonthWeather): Msg =>
  weather === undefined
    ? msg('bite.lane.die')
    : from === 'ours'
      ? msg('bite.lane.ours', { weather: weatherMsg(weather) })
      : weatherMsg(weather);
