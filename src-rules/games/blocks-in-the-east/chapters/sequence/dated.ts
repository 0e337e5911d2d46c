import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { DatedEvent } from '../../model/dated.ts';
import { routes } from '../../model/income.ts';
import { on } from '../../model/rules.ts';
import { sailsIn } from '../production/lendLease/routes.ts';
import { msg } from './msg.ts';

/** Whether a dated event is of this game: by its switch, what takes its place, and the scenario. */
export const isNow = (one: DatedEvent, context: Context): boolean =>
  (one.needs === undefined || on(context, one.needs)) &&
  (one.unless === undefined || !on(context, one.unless)) &&
  (one.scenarios === undefined || one.scenarios.some((id) => id === context.scenario));

/** In this game's own figures: how much Lend-Lease comes the players may have typed. */
export const eventMsg = (one: DatedEvent, context: Context): Msg => {
  if (!one.id.startsWith('lend-lease')) return one.msg;
  const sails = sailsIn(context, one.turn);
  const sum = (colour: 'red' | 'blue') => routes.reduce((so, route) => so + sails[route][colour], 0);
  return msg('bite.event.lendLease', { r: sum('red'), b: sum('blue') });
};
