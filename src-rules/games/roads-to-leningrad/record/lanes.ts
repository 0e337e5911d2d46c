import type { Lane, LaneItem } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { rulesOf } from '../data/scenarios.ts';
import { type SideId, sides, tables, type Weather } from '../ids.ts';
import { t } from '../text/speak-table.ts';
import { weatherMsg } from './actions/weather.ts';
import { cameIn, stateOf, timetable } from './arrivals.ts';
import { missionsOf, removalTurn } from './missions.ts';
import { noticesAt } from './notices.ts';
import { isOptional } from './schedule.ts';
import { forecast } from './weather.ts';

/** The turn record: weather, what comes, and what begins or ends. */

const looks = { dry: 'clear', overcast: 'lightRain', rain: 'rain' } as const satisfies {
  readonly [W in Weather]: LaneItem['look'];
};
const weather = (turn: number, around: Around): readonly LaneItem[] => {
  const { how, weather: known, tenths } = forecast(around, turn);
  if (known)
    return [
      {
        msg: weatherMsg[known],
        look: looks[known],
        rule: '5.1',
        how: how === 'known' ? 'entered' : 'fixed',
        ...(how === 'known' ? { state: 'done' as const } : {}),
      },
    ];
  if (how === 'historical') return [{ msg: t('rtl.lane.historical'), rule: '5.11', how: 'usual' }];
  return tenths
    ? [
        {
          msg: t('rtl.lane.chances', { a: tenths.dry, b: tenths.overcast, c: tenths.rain }),
          short: t('rtl.lane.rainChance', { n: tenths.rain }),
          rule: '5.11',
          how: 'roll',
        },
      ]
    : [{ msg: t('rtl.lane.roll'), rule: '5.11', how: 'roll' }];
};

const arriving =
  (side: SideId) =>
  (turn: number, around: Around): readonly LaneItem[] =>
    timetable(around)
      .filter((one) => one.side === side && (cameIn(around, one.id) ?? one.turn) === turn)
      .map((one): LaneItem => {
        const state = stateOf(around, one);
        const shown = state === 'came' ? 'done' : state === 'declined' ? 'lost' : state === 'later' ? undefined : state;
        const what = one.entry ? t('rtl.arrival.short', { what: one.msg, entry: one.entry }) : one.msg;
        return {
          msg: isOptional(one) ? t('rtl.lane.optional', { what, n: one.vp ?? 0 }) : t('rtl.lane.what', { what }),
          short: t('rtl.lane.what', { what: one.msg }),
          rule: one.rule,
          how: isOptional(one) ? 'usual' : 'fixed',
          ...(shown === undefined || shown === 'undecided' ? {} : { state: shown }),
        };
      });

const events = (turn: number, around: Around): readonly LaneItem[] => {
  const rules = rulesOf(around.scenario);
  const first = rules.initiative[turn];
  return [
    ...(first
      ? [
          {
            msg: t('rtl.lane.initiative', { side: t(`rtl.side.${first}`) }),
            short: t('rtl.lane.initiative.short', { side: t(`rtl.side.${first}`) }),
            rule: '7.1',
            how: 'fixed',
          } as const,
        ]
      : []),
    ...(removalTurn(around) === turn
      ? [{ msg: t('rtl.lane.removal'), short: t('rtl.lane.removal.short'), rule: 'S3.28', how: 'fixed' } as const]
      : []),
    ...noticesAt(around, turn).map(({ msg, rule }) => ({ msg, rule, how: 'fixed', quiet: true }) as const),
    ...(turn === rules.last ? [{ msg: t('rtl.phase.victory'), rule: '17', how: 'fixed' } as const] : []),
  ];
};

const missions = (turn: number, around: Around): readonly LaneItem[] => {
  const [german, soviet] = [missionsOf(around, sides.german, turn), missionsOf(around, sides.soviet, turn)];
  return [
    {
      msg: t('rtl.lane.missions', { g: german.of, s: soviet.of }),
      short: t('rtl.lane.missions.short', { g: german.of, s: soviet.of }),
      rule: german.rule,
      how: 'fixed',
    },
  ];
};

export const lanes: readonly Lane[] = [
  {
    id: 'weather',
    msg: t('rtl.cell.weather'),
    at: weather,
    table: { id: tables.weather, msg: t('rtl.lane.weatherTable') },
  },
  { id: 'events', msg: t('rtl.lane.events'), at: events },
  { id: 'german-arrivals', msg: t('rtl.lane.arrivals'), side: sides.german, at: arriving(sides.german) },
  { id: 'soviet-arrivals', msg: t('rtl.lane.arrivals'), side: sides.soviet, at: arriving(sides.soviet) },
  { id: 'missions', msg: t('rtl.lane.ocmr'), at: missions },
];
