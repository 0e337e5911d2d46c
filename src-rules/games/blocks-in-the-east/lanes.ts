import type { Around } from '../../kit/around.ts';
import type { Lane, LaneItem } from '../../kit/game.ts';
import { eventsIn } from './data/events.ts';
import { rulesOf } from './data/scenarios.ts';
import { advancesIn } from './data/tech.ts';
import { dieOf } from './dortmund.ts';
import { sides } from './ids.ts';
import { italianDieNow } from './italy.ts';
import { italianLimit } from './ops/clocks.ts';
import { on } from './rules.ts';
import { newTech } from './tech-news.ts';
import { t } from './text/speak.ts';
import { weatherIn } from './weather.ts';
import { weatherMsg } from './words.ts';

/** The turn record: weather, TECH, what has a date. */

const weather = (turn: number, around: Around): readonly LaneItem[] => {
  const { weather: known, from } = weatherIn(turn, around);
  if (from === 'off') return [];
  if (known === undefined) return [{ msg: t('bite.lane.die'), rule: '9.0', how: 'roll', state: 'due' }];
  const msg = weatherMsg(known);
  switch (from) {
    case 'ours':
      return [{ msg: t('bite.lane.ours', { weather: msg }), rule: '9.0', how: 'usual' }];
    case 'fixed':
      return [{ msg, rule: '33.0', how: 'fixed' }];
    default:
      return [{ msg, rule: '9.0', how: 'entered', state: 'done' }];
  }
};

const tech = (turn: number, around: Around): readonly LaneItem[] =>
  newTech(around, turn).map((msg, i) => ({
    msg,
    rule: advancesIn(turn, { o17: on(around, 'o17') })[i]?.nation === 'GER' ? '17.0' : '17.1',
    how: 'fixed',
  }));

const events = (turn: number, around: Around): readonly LaneItem[] =>
  eventsIn(turn)
    .filter(
      (one) =>
        (one.needs === undefined || on(around, one.needs)) &&
        (one.unless === undefined || !on(around, one.unless)) &&
        (one.scenarios === undefined || one.scenarios.some((id) => id === around.scenario)),
    )
    .map((one) => ({ msg: one.msg, rule: one.rule, how: 'fixed' }));

const dice = (turn: number, around: Around): readonly LaneItem[] => {
  const face = dieOf(around, turn);
  return [
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
  { id: 'weather', msg: t('bite.lane.weather'), at: weather },
  { id: 'tech', msg: t('bite.lane.tech'), at: tech },
  { id: 'events', msg: t('bite.lane.events'), at: events },
  { id: 'dice', msg: t('bite.lane.dice'), side: sides.axis, at: dice },
  { id: 'scenario', msg: t('bite.lane.scenario'), at: ends },
];
