import { chance, type Dist, mapDist, mean } from '#rules/kit/chance/dist.ts';
import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { HitDice } from '#rules/kit/procedure/ask.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { throwCalc } from '#rules/kit/procedure/throws.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { eventMarks, sides } from '../../../ids.ts';
import { chanceMsg, meanMsg, monthRow, otherMonth, turnField, unused } from '../../../model/calculatorFields.ts';
import type { Cargo } from '../../../model/cargo.ts';
import { thisMonth } from '../../../model/facts.ts';
import { italiansSail } from '../../events/italy.ts';
import { msg } from '../msg.ts';
import { arctic, persia } from './convoys.ts';
import { sailsIn } from './routes.ts';

const typed = { field: 'amounts', is: 'typed' } as const;
const cargo = (msg: Msg, start: number) =>
  ({ kind: 'count', msg, start, min: 0, max: 12, rule: '34.0', when: typed }) as const;

const fields = {
  turn: { ...turnField, start: 4 },
  arcticOpen: { kind: 'toggle', msg: msg('bite.ops.field.arcticOpen'), start: true, rule: '34.0' },
  persiaOpen: {
    kind: 'toggle',
    msg: msg('bite.ops.field.persiaOpen'),
    hint: msg('bite.ops.field.persiaOpen.hint'),
    start: true,
    rule: '37.0',
  },
  amounts: {
    kind: 'choice',
    msg: msg('bite.ops.field.amounts'),
    hint: msg('bite.ops.field.amounts.hint'),
    start: 'table',
    rule: '34.0',
    options: [
      { key: 'table', msg: msg('bite.ops.amounts.table') },
      { key: 'typed', msg: msg('bite.ops.amounts.typed') },
    ],
  },
  arcticRed: cargo(msg('bite.ops.field.arcticRed'), 2),
  arcticBlue: cargo(msg('bite.ops.field.arcticBlue'), 1),
  persiaRed: cargo(msg('bite.ops.field.persiaRed'), 0),
  persiaBlue: cargo(msg('bite.ops.field.persiaBlue'), 0),
  italy: {
    kind: 'choice',
    msg: msg('bite.ops.field.italy'),
    start: 'record',
    rule: '35.2',
    options: [
      { key: 'record', msg: msg('bite.ops.italy.record') },
      { key: 'fights', msg: msg('bite.ops.italy.in') },
      { key: 'out', msg: msg('bite.ops.italy.out') },
    ],
  },
} as const;

type Route = 'arctic' | 'persia';
type Lost = { readonly [R in Route]?: number };

const routes: readonly Route[] = ['arctic', 'persia'];
const routeMsg = { arctic: msg('bite.ops.route.arctic'), persia: msg('bite.ops.route.persia') } as const;
const askMsg = { arctic: msg('bite.ops.ask.arctic'), persia: msg('bite.ops.ask.persia') } as const;

type Sailing = InputOf<typeof fields>;

const loads = (input: Sailing, context: Context): { readonly [R in Route]: Cargo } => {
  const by =
    input.amounts === 'table'
      ? sailsIn(context, input.turn)
      : {
          arctic: { red: input.arcticRed, blue: input.arcticBlue },
          persia: { red: input.persiaRed, blue: input.persiaBlue },
        };
  const none: Cargo = { red: 0, blue: 0 };
  return { arctic: input.arcticOpen ? by.arctic : none, persia: input.persiaOpen ? by.persia : none };
};
const all = ({ red, blue }: Cargo): number => red + blue;

/** AMB-17: no Italian submarine once Italy is out. */
const italians = (input: Sailing, context: Context): boolean =>
  input.italy === 'fights' || (input.italy === 'record' && italiansSail(context, input.turn));

const diceOf = (route: Route, input: Sailing, context: Context): readonly HitDice[] => {
  const of = (msg: HitDice['msg'], { count, toHit }: { count: number; toHit: number }): HitDice => ({
    msg,
    count,
    toHit,
    sides: 6,
  });
  if (route === 'arctic')
    return [of(msg('bite.ops.dice.typeVII'), arctic.uBoats), of(msg('bite.ops.dice.arcticBombers'), arctic.bombers)];
  return [
    of(msg('bite.ops.dice.typeIX'), persia.uBoats),
    ...(italians(input, context) ? [of(msg('bite.ops.dice.italian'), persia.italian)] : []),
  ];
};

const lostOn = (route: Route, ends: Dist<Lost>): Dist<number> => mapDist(ends, (lost) => lost[route] ?? 0);

const rowsOf = (route: Route, load: Cargo, ends: Dist<Lost>): ValuePanel['rows'] => {
  const pp = all(load);
  if (pp === 0) return [];
  const lost = lostOn(route, ends);
  const p = { route: routeMsg[route] };
  return [
    ...Array.from({ length: pp + 1 }, (_, n) => ({
      msg: msg('bite.ops.route.lost', { ...p, count: n }),
      value: chanceMsg(chance(lost, (of) => of === n)),
      rule: '35.2',
    })).filter((_, n) => chance(lost, (of) => of === n).p > 0),
    { msg: msg('bite.ops.route.mean', p), value: meanMsg(mean(lost)), rule: '35.2' },
    // which PP sinks is drawn at random among those on the route
    {
      msg: msg('bite.ops.route.meanColours', p),
      value: msg('bite.ops.route.colours', { red: (mean(lost) * load.red) / pp, blue: (mean(lost) * load.blue) / pp }),
      rule: '35.2',
    },
  ];
};

/** 35.2: one round against the convoys of each route; every hit sinks one of the PP on it. */
export const convoys = throwCalc<typeof fields, Lost, Lost>({
  id: 'convoys',
  v: 1,
  msg: msg('bite.ops.calc.convoys'),
  rule: '35.2',
  fields,
  begin: (input, context) => {
    const load = loads(input, context);
    return routes.some((route) => all(load[route]) > 0)
      ? { state: {} }
      : { not: msg('bite.ops.convoys.none'), rule: '34.0' };
  },
  next: (lost, input, context) => {
    const load = loads(input, context);
    const route = routes.find((one) => lost[one] === undefined && all(load[one]) > 0);
    return (
      route && {
        id: route,
        who: sides.axis,
        msg: askMsg[route],
        rule: '35.2',
        of: { hits: diceOf(route, input, context) },
        grain: (hits) => String(Math.min(hits, all(load[route]))),
        to: (key) => ({ ...lost, [route]: Number(key) }),
      }
    );
  },
  result: (lost) => lost,
  key: ({ arctic: north = 0, persia: south = 0 }) => `${north} ${south}`,
  says: ({ input, context, ends }, explanation) => {
    const load = loads(input, context);
    for (const route of routes) {
      if (all(load[route]) === 0) continue;
      const figure = explanation.figure(route, msg('bite.ops.figure.route', { route: routeMsg[route] }), {
        side: sides.axis,
      });
      for (const { msg, count } of diceOf(route, input, context)) figure.add(count, msg, '35.2');
    }
    const none = chance(ends, (lost) => routes.every((route) => (lost[route] ?? 0) === 0));
    const total = mapDist(ends, (lost) => (lost.arctic ?? 0) + (lost.persia ?? 0));
    return {
      answer: msg('bite.ops.convoys.answer', { mean: mean(total) }),
      says: msg('bite.ops.convoys.says', { n: all(load.arctic) + all(load.persia), mean: mean(total), p: none.p }),
      rows: [
        monthRow(input.turn),
        { msg: msg('bite.ops.convoys.noLoss'), value: chanceMsg(none), rule: '35.2' },
        ...routes.flatMap((route) => rowsOf(route, load[route], ends)),
      ],
      hints: [
        ...unused(context, ['o352', '35.2']),
        ...otherMonth(input.turn, context),
        { msg: msg('bite.ops.convoys.pacific'), rule: '35.2' },
      ],
    };
  },
  // what is lost stays noted until this month's Lend-Lease arrives
  ending: ({ arctic: north = 0, persia: south = 0 }, input, context) => ({
    says: msg('bite.ops.end.convoys', { north, south }),
    facts:
      input.turn === context.turn
        ? [
            thisMonth(context.turn, eventMarks.convoyLost, 'arctic', north),
            thisMonth(context.turn, eventMarks.convoyLost, 'persia', south),
          ]
        : [],
    guide: north + south > 0 ? [{ msg: msg('bite.ops.guide.draw', { count: north + south }), rule: '35.2' }] : [],
  }),
});
