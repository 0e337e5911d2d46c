import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { DatedEvent } from '../data/events.ts';
import { routes } from '../data/income.ts';
import { on } from '../rules.ts';
import { t } from '../text/speak.ts';
import { sailsIn } from './lend-lease.ts';

/** Whether a dated event is of this game: by its switch, what takes its place, and the scenario. */
export const isNow = (one: DatedEvent, around: Around): boolean =>
  (one.needs === undefined || on(around, one.needs)) &&
  (one.unless === undefined || !on(around, one.unless)) &&
  (one.scenarios === undefined || one.scenarios.some((id) => id === around.scenario));

/** In this game's own figures: how much Lend-Lease comes the players may have typed. */
export const eventMsg = (one: DatedEvent, around: Around): Msg => {
  if (!one.id.startsWith('lend-lease')) return one.msg;
  const sails = sailsIn(around, one.turn);
  const sum = (colour: 'red' | 'blue') => routes.reduce((so, route) => so + sails[route][colour], 0);
  return t('bite.event.lendLease', { r: sum('red'), b: sum('blue') });
};
