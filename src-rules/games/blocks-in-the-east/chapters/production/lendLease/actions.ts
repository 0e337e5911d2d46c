import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { eventCells, inUse, sides, taken } from '../../../ids.ts';
import { turnName } from '../../../model/calendar.ts';
import type { Cargo } from '../../../model/cargo.ts';
import { notedOf } from '../../../model/cells.ts';
import { allowUnless, thisMonth } from '../../../model/facts.ts';
import { firstLendLease, noPp, type Route, routes } from '../../../model/income.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { groups, lendLease } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import { msg } from '../msg.ts';
import { attacked, diceTrouble, hitsOf, lossOf } from './convoys.ts';
import { openRoutes, routeState, sailsIn } from './routes.ts';

const colours = ['red', 'blue'] as const;
const none: Cargo = { red: 0, blue: 0 };
const routeMsg = (route: Route): Msg => msg(`bite.route.${route}`);
const cargo = (pp: Cargo, sign: 1 | -1, why: Msg, rule: string) =>
  colours.flatMap((colour) => (pp[colour] > 0 ? [post(lendLease[colour], sign * pp[colour], why, rule)] : []));
const lost = (msg: Msg) =>
  ({ kind: 'count', msg, start: 0, min: 0, max: 24, rule: '35.2', when: inUse('o34') }) as const;
const dice = (route: 'arctic' | 'persia') =>
  ({
    kind: 'text',
    msg: msg('bite.field.dice', { route: routeMsg(route) }),
    hint: msg(`bite.field.dice.${route}`),
    start: '',
    max: 20,
    rule: '35.2',
    when: inUse('o352'),
  }) as const;

/** 34.0: what sails this month on the open routes, less what the convoys have lost. */
const arrives = action({
  id: 'lend-lease',
  msg: msg('bite.action.lendLease'),
  rule: '34.0',
  about: msg('bite.action.lendLease.about'),
  side: sides.soviet,
  group: groups.soviet,
  when: (context) => on(context, 'o34'),
  fields: {
    routes: {
      kind: 'set',
      msg: msg('bite.field.routes'),
      start: routes,
      options: routes.map((key) => ({ key, msg: routeMsg(key) })),
      begins: (context: Context) => openRoutes(context),
      big: true,
    } as const,
    arcticDice: dice('arctic'),
    persiaDice: dice('persia'),
    lostRed: lost(msg('bite.field.lostRed')),
    lostBlue: lost(msg('bite.field.lostBlue')),
  },
  proposes: (input, context) => {
    const sails = sailsIn(context, context.turn);
    const sum = (list: readonly Route[]): Cargo =>
      list.reduce<Cargo>((so, route) => ({ red: so.red + sails[route].red, blue: so.blue + sails[route].blue }), none);
    const all = sum(input.routes);
    const target = sum(input.routes.filter((route) => route !== 'pacific'));
    const typed = { arctic: input.arcticDice, persia: input.persiaDice };
    const odd = attacked.find((route) => diceTrouble(route, typed[route], context));
    if (odd)
      return refuse(msg('bite.bar.dice', { route: routeMsg(odd), count: hitsOf(odd, '', context).dice }), '35.2');
    const hits = attacked.flatMap((route) => {
      const n = input.routes.includes(route) ? hitsOf(route, typed[route], context).hits : undefined;
      return n === undefined ? [] : [{ route, n, load: sails[route] }];
    });
    const said = { red: input.lostRed, blue: input.lostBlue };
    const loss = lossOf(hits, said);
    if (loss === 'choose')
      return refuse(
        msg('bite.bar.lostColours', {
          count: hits.reduce((so, { n, load }) => so + Math.min(n, load.red + load.blue), 0),
        }),
        '35.2',
      );
    if (loss.red > target.red || loss.blue > target.blue)
      return refuse(msg('bite.bar.lostTooMany', { pp: ppMsg({ ...noPp, ...target }) }), '35.2');
    const comes = { red: all.red - loss.red, blue: all.blue - loss.blue };
    const says = msg('bite.says.lendLease', { pp: ppMsg({ ...noPp, ...comes }) });
    const brings = (route: Route): boolean => sails[route].red + sails[route].blue > 0;
    const shut = input.routes.find((route) => brings(route) && !routeState(context, route).open);
    const bar = (): Objection | undefined => {
      if (context.turn < firstLendLease)
        return { msg: msg('bite.bar.noLendLeaseYet', { month: turnName(firstLendLease).long }), rule: '34.0' };
      if (notedOf(context, taken.lendLease, 'SOV') > 0) return { msg: msg('bite.bar.lendLeaseTaken'), rule: '34.0' };
      if (shut) {
        const { why, rule } = routeState(context, shut);
        return { msg: msg('bite.bar.routeShut', { route: routeMsg(shut), why }), rule };
      }
      const wanted = hits.reduce((so, { n, load }) => so + Math.min(n, load.red + load.blue), 0);
      return hits.length > 0 && loss.red + loss.blue !== wanted
        ? { msg: msg('bite.bar.lostOther', { count: wanted }), rule: '35.2' }
        : undefined;
    };
    return allowUnless(
      bar(),
      says,
      [
        ...input.routes.flatMap((route) =>
          cargo(sails[route], 1, msg('bite.book.route', { route: routeMsg(route) }), '34.0'),
        ),
        ...cargo(loss, -1, msg('bite.book.convoys'), '35.2'),
        thisMonth(context.turn, taken.lendLease, 'SOV', 1),
      ],
      routes.flatMap((route) => {
        if (input.routes.includes(route) || !brings(route)) return [];
        const { why, rule, open } = routeState(context, route);
        return [
          { msg: msg('bite.next.route', { route: routeMsg(route), why: open ? msg('bite.route.left') : why }), rule },
        ];
      }),
    );
  },
});

/** 34.0-3: the players know better than the record. */
const route = action({
  id: 'lend-lease-route',
  msg: msg('bite.action.route'),
  rule: '34.0',
  about: msg('bite.action.route.about'),
  side: sides.soviet,
  group: groups.soviet,
  when: (context) => on(context, 'o34'),
  fields: {
    route: {
      kind: 'choice',
      msg: msg('bite.field.route'),
      start: 'arctic',
      options: routes.map((key) => ({ key, msg: routeMsg(key) })),
      big: true,
    } as const,
    state: {
      kind: 'choice',
      msg: msg('bite.field.routeState'),
      start: 'closed',
      options: [
        { key: 'open', msg: msg('bite.route.open') },
        { key: 'closed', msg: msg('bite.route.shut') },
        { key: 'record', msg: msg('bite.route.record') },
      ],
      big: true,
    } as const,
  },
  proposes: (input) => ({
    ok: true,
    says: msg(`bite.says.route.${input.state}`, { route: routeMsg(input.route) }),
    facts: [setAt(eventCells.routes, input.route, input.state === 'record' ? null : input.state)],
  }),
});

export const lendLeaseActions: readonly Action[] = [arrives, route];
