import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type SideId, sideOf, sides, type TechField, tables } from '../../ids.ts';
import { eventsIn } from '../../model/dated.ts';
import { on } from '../../model/rules.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { advancesIn } from '../../model/tech.ts';
import { weatherIn } from '../../model/weather.ts';
import { monthMsg } from '../../model/words.ts';
import { arrivalColumn } from '../arrivals/arrivals.ts';
import { italianDieNow, italianDieOf, italianLimit } from '../events/italy.ts';
import { leavesState, ownRemovals } from '../events/removalLane.ts';
import { factoryColumn } from '../production/sites/turnColumn.ts';
import { dieOf } from '../victory/die.ts';
import { eventMsg, isNow } from './dated.ts';
import { msg } from './msg.ts';
import { lendLeaseColumn, limitsColumn } from './productionColumns.ts';
import { techMsg } from './techNews.ts';

/** The turn record: weather, TECH, what has a date. */

const weather = (turn: number, context: Context): readonly TurnItem[] => {
  const month = weatherIn(turn, context);
  const msg = monthMsg(month);
  const look = month.weather && { look: month.weather };
  switch (month.from) {
    case 'off':
      return [];
    case 'roll':
      return [{ msg, rule: '9.0', how: 'roll', state: 'due' }];
    case 'ours':
      return [{ msg, rule: '9.0', how: 'usual', ...look }];
    case 'fixed':
      return [{ msg, rule: '33.0', how: 'fixed', ...look }];
    default:
      return [{ msg, rule: '9.0', how: 'entered', state: 'done', ...look }];
  }
};

const symbolOf: { readonly [F in TechField]: string } = {
  infantry: 'infantry',
  armour: 'armour',
  fighters: 'fighter',
  bombers: 'bomber',
};

const tech =
  (side: SideId) =>
  (turn: number, context: Context): readonly TurnItem[] =>
    advancesIn(turn, { o17: on(context, 'o17') })
      .filter((one) => sideOf(one.nation) === side)
      .map((one) => ({
        msg: techMsg(one),
        rule: one.nation === 'GER' || one.nation === 'SOV' ? '17.0' : '17.1',
        how: 'fixed',
        symbol: symbolOf[one.field],
        figure: one.tech,
      }));

/** What lasts some months is in each of them. */
const events = (turn: number, context: Context): readonly TurnItem[] =>
  eventsIn()
    // Lend-Lease has a lane of its own
    .filter(
      (one) =>
        !one.id.startsWith('lend-lease') && one.turn <= turn && turn <= (one.until ?? one.turn) && isNow(one, context),
    )
    .map(
      (one): TurnItem => ({
        msg: eventMsg(one, context),
        rule: one.rule,
        how: 'fixed',
        ...(one.short && { short: one.short }),
        ...(one.unit === undefined ? {} : leavesState(context, one.unit)),
      }),
    )
    .concat(ownRemovals(turn, context));

const dice = (turn: number, context: Context): readonly TurnItem[] => {
  const face = dieOf(context, turn);
  const italian = italianDieOf(context, turn);
  return [
    ...(italian === undefined
      ? []
      : [
          { msg: msg('bite.lane.italianRolled', { n: italian }), rule: '36.0', how: 'entered', state: 'done' } as const,
        ]),
    ...(italianDieNow({ ...context, turn }) && turn >= context.turn
      ? [
          {
            msg: msg('bite.lane.italianDie', { n: italianLimit(turn) }),
            rule: '36.0',
            how: 'roll',
            state: 'due',
          } as const,
        ]
      : []),
    ...(face === undefined
      ? []
      : [{ msg: msg('bite.lane.dortmund', { n: face }), rule: 'SBE9', how: 'entered', state: 'done' } as const]),
  ];
};

const ends = (turn: number, context: Context): readonly TurnItem[] => {
  const { first, last } = rulesOf(context.scenario);
  const id = { scenario: msg(`bite.scenario.${rulesOf(context.scenario).id}`) };
  return [
    ...(turn === first ? [{ msg: msg('bite.lane.first', id), rule: '2.2', how: 'fixed' } as const] : []),
    ...(turn === last ? [{ msg: msg('bite.lane.last', id), rule: '2.2', how: 'fixed' } as const] : []),
  ];
};

export const turnColumns: readonly TurnColumn[] = [
  {
    id: 'weather',
    msg: msg('bite.lane.weather'),
    table: { id: tables.weather, msg: msg('bite.lane.weather.table') },
    at: weather,
  },
  { id: 'tech-soviet', msg: msg('bite.lane.techSoviet'), side: sides.soviet, at: tech(sides.soviet) },
  { id: 'tech-axis', msg: msg('bite.lane.techAxis'), side: sides.axis, at: tech(sides.axis) },
  { id: 'arrivals-axis', msg: msg('bite.lane.arrivalsAxis'), side: sides.axis, at: arrivalColumn(sides.axis) },
  { id: 'arrivals-soviet', msg: msg('bite.lane.arrivalsSoviet'), side: sides.soviet, at: arrivalColumn(sides.soviet) },
  lendLeaseColumn,
  factoryColumn,
  { id: 'events', msg: msg('bite.lane.events'), at: events },
  limitsColumn,
  { id: 'dice', msg: msg('bite.lane.dice'), side: sides.axis, at: dice },
  { id: 'scenario', msg: msg('bite.lane.scenario'), at: ends },
];
