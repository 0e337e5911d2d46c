import type { Lane, LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { eventsIn } from './data/events.ts';
import { rulesOf } from './data/scenarios.ts';
import { advancesIn } from './data/tech.ts';
import { dieOf } from './dortmund.ts';
import { eventMsg, isNow } from './events/dated.ts';
import { leavesState, ownRemovals } from './events/removalLane.ts';
import type { SideId, TechField } from './ids.ts';
import { sideOf, sides, tables } from './ids.ts';
import { italianDieNow, italianDieOf } from './italy.ts';
import { lendLeaseLane, limitsLane } from './lanes-production.ts';
import { italianLimit } from './ops/clocks.ts';
import { arrivalLane } from './pool/arrivals.ts';
import { on } from './rules.ts';
import { factoryLane } from './sites/lane.ts';
import { techMsg } from './tech-news.ts';
import { t } from './text/speak.ts';
import { f } from './text/speak-pool.ts';
import { weatherIn } from './weather.ts';
import { monthMsg } from './words.ts';

/** The turn record: weather, TECH, what has a date. */

const weather = (turn: number, around: Around): readonly LaneItem[] => {
  const month = weatherIn(turn, around);
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
  (turn: number, around: Around): readonly LaneItem[] =>
    advancesIn(turn, { o17: on(around, 'o17') })
      .filter((one) => sideOf(one.nation) === side)
      .map((one) => ({
        msg: techMsg(one),
        rule: one.nation === 'GER' || one.nation === 'SOV' ? '17.0' : '17.1',
        how: 'fixed',
        symbol: symbolOf[one.field],
        figure: one.tech,
      }));

/** What lasts some months is in each of them. */
const events = (turn: number, around: Around): readonly LaneItem[] =>
  eventsIn()
    // Lend-Lease has a lane of its own
    .filter(
      (one) =>
        !one.id.startsWith('lend-lease') && one.turn <= turn && turn <= (one.until ?? one.turn) && isNow(one, around),
    )
    .map(
      (one): LaneItem => ({
        msg: eventMsg(one, around),
        rule: one.rule,
        how: 'fixed',
        ...(one.short && { short: one.short }),
        ...(one.unit === undefined ? {} : leavesState(around, one.unit)),
      }),
    )
    .concat(ownRemovals(turn, around));

const dice = (turn: number, around: Around): readonly LaneItem[] => {
  const face = dieOf(around, turn);
  const italian = italianDieOf(around, turn);
  return [
    ...(italian === undefined
      ? []
      : [{ msg: t('bite.lane.italianRolled', { n: italian }), rule: '36.0', how: 'entered', state: 'done' } as const]),
    ...(italianDieNow({ ...around, turn }) && turn >= around.turn
      ? [
          {
            msg: t('bite.lane.italianDie', { n: italianLimit(turn) }),
            rule: '36.0',
            how: 'roll',
            state: 'due',
          } as const,
        ]
      : []),
    ...(face === undefined
      ? []
      : [{ msg: t('bite.lane.dortmund', { n: face }), rule: 'SBE9', how: 'entered', state: 'done' } as const]),
  ];
};

const ends = (turn: number, around: Around): readonly LaneItem[] => {
  const { first, last } = rulesOf(around.scenario);
  const id = { scenario: t(`bite.scenario.${rulesOf(around.scenario).id}`) };
  return [
    ...(turn === first ? [{ msg: t('bite.lane.first', id), rule: '2.2', how: 'fixed' } as const] : []),
    ...(turn === last ? [{ msg: t('bite.lane.last', id), rule: '2.2', how: 'fixed' } as const] : []),
  ];
};

export const lanes: readonly Lane[] = [
  {
    id: 'weather',
    msg: t('bite.lane.weather'),
    table: { id: tables.weather, msg: t('bite.lane.weather.table') },
    at: weather,
  },
  { id: 'tech-soviet', msg: t('bite.lane.techSoviet'), side: sides.soviet, at: tech(sides.soviet) },
  { id: 'tech-axis', msg: t('bite.lane.techAxis'), side: sides.axis, at: tech(sides.axis) },
  { id: 'arrivals-axis', msg: f('bite.lane.arrivalsAxis'), side: sides.axis, at: arrivalLane(sides.axis) },
  { id: 'arrivals-soviet', msg: f('bite.lane.arrivalsSoviet'), side: sides.soviet, at: arrivalLane(sides.soviet) },
  lendLeaseLane,
  factoryLane,
  { id: 'events', msg: t('bite.lane.events'), at: events },
  limitsLane,
  { id: 'dice', msg: t('bite.lane.dice'), side: sides.axis, at: dice },
  { id: 'scenario', msg: t('bite.lane.scenario'), at: ends },
];
