import type { Context } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { routes } from '../../../model/income.ts';
import { msg } from '../msg.ts';
import { routeState, sailsIn } from './routes.ts';

/** 34.0-3: each route that brings something by the table, open or closed, and why. */
export const routesStatus = (context: Context): Msg | undefined => {
  const sails = sailsIn(context, context.turn);
  return list(
    routes.flatMap((route) => {
      if (sails[route].red + sails[route].blue === 0) return [];
      const { open, why } = routeState(context, route);
      const state = open ? msg('bite.route.open') : msg('bite.route.shut');
      return [msg('bite.status.routes', { route: msg(`bite.route.${route}`), state, why })];
    }),
  );
};
