import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { accounts, cells } from '../ids.ts';
import { called } from '../propose.ts';
import { balance, mapIn, weatherOf } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { weatherMsg } from './actions/weather.ts';
import { flownUnits, readies, removalNow } from './air.ts';
import { openArrivals, openMsg, undecided } from './arrivals.ts';
import { removalTurn } from './missions.ts';
import { isIn } from './order.ts';
import { activatedIds, disruptedIds, firedIds, freeNames, heldByZoc, spentIds } from './recovery.ts';
import { abandoned, completableNow, countersLeft, lost } from './strongpoints.ts';
import { isChecked, withMarker } from './supply.ts';
import { cutOff } from './verdicts.ts';
import { forecast, isRolled } from './weather.ts';

/** What the record has to do in each phase (digest, section 2), in the order in which it is done. */

const count = (ids: (around: Around) => readonly unknown[]) => (around: Around) => {
  const { length } = ids(around);
  return length === 0 ? undefined : t('rtl.status.count', { count: length });
};
const some = (ids: (around: Around) => readonly unknown[]) => (around: Around) => ids(around).length > 0;

const weatherNow = (around: Around) => {
  const weather = weatherOf(around, around.turn);
  return weather && weatherMsg[weather];
};
/** S3.21 to S6.21: what the scenario lays down is said before it is recorded. */
const weatherLaid = (around: Around) => {
  const { how, weather } = forecast(around, around.turn);
  return weather && (how === 'laid' ? t('rtl.status.laid', { weather: weatherMsg[weather] }) : weatherMsg[weather]);
};
export const weather: readonly Task[] = [
  {
    id: 'weather-die',
    msg: t('rtl.task.weatherDie'),
    rule: '5.1',
    action: 'weather-die',
    when: (around) => isRolled(around, around.turn),
    status: weatherNow,
  },
  {
    id: 'weather-set',
    msg: t('rtl.task.weatherSet'),
    rule: '5.1',
    action: 'weather-set',
    when: (around) => !isRolled(around, around.turn),
    status: weatherLaid,
  },
];

export const reinforcements: readonly Task[] = [
  {
    id: 'optional',
    msg: t('rtl.task.optional'),
    rule: '5.2',
    action: 'optional-group',
    when: some(undecided),
    status: (around) => openMsg(undecided(around)),
    // a group of several turns may still be decided in the next
    debt: (around) => openMsg(undecided(around).filter((one) => (one.to ?? one.turn) === around.turn)),
  },
  {
    id: 'arrive',
    msg: t('rtl.task.arrive'),
    rule: '5.2',
    action: 'arrive',
    when: some(openArrivals),
    status: (around) => openMsg(openArrivals(around)),
    debt: (around) => (isIn(around, 'reinforcements') ? undefined : openMsg(openArrivals(around))),
  },
  {
    id: 'replace',
    msg: t('rtl.task.replace'),
    rule: 'S3.26',
    action: 'replace',
    when: (around) => balance(around, accounts.replacements) > 0,
    status: (around) => t('rtl.status.steps', { count: balance(around, accounts.replacements) }),
  },
];

export const supply: readonly Task[] = [
  {
    id: 'supply-mark',
    msg: t('rtl.task.supplyMark'),
    rule: '6.12',
    action: 'supply-mark',
    when: isChecked,
    status: (around) => {
      const [cut, emergency, oos] = [
        cutOff(around).length,
        withMarker(around, 'emergency').length,
        withMarker(around, 'oos').length,
      ];
      return cut + emergency + oos === 0 ? undefined : t('rtl.status.supply', { cut, emergency, oos });
    },
  },
  {
    id: 'supply-printed',
    msg: t('rtl.task.supplyPrinted'),
    rule: '6.12',
    action: 'supply-set',
    offered: true,
    when: (around) => !isChecked(around),
    status: count((around) => withMarker(around, 'oos')),
  },
];

export const readying: readonly Task[] = [
  {
    id: 'air-ready',
    msg: t('rtl.task.airReady'),
    rule: '13.12',
    action: 'air-ready',
    when: (around) => flownUnits(around).length > 0 && readies(around),
    status: count(flownUnits),
  },
  {
    id: 'air-rain',
    msg: t('rtl.task.airRain'),
    rule: '13.12',
    offered: true,
    when: (around) => flownUnits(around).length > 0 && !readies(around),
    status: count(flownUnits),
  },
  {
    id: 'air-removal',
    msg: t('rtl.task.airRemoval'),
    rule: 'S3.28',
    action: 'air-removal',
    when: (around) => removalTurn(around) === around.turn,
    status: (around) => {
      const removal = removalNow(around);
      return removal && removal.among.length > 0 ? t('rtl.status.removal', { count: removal.left }) : undefined;
    },
  },
];

const bridge: Task = {
  id: 'bridge',
  msg: t('rtl.task.bridge'),
  rule: '16.22',
  action: 'bridge',
  offered: true,
};
const complete: Task = {
  id: 'strongpoint-done',
  msg: t('rtl.task.complete'),
  rule: '14.25',
  action: 'strongpoint-done',
  when: some(completableNow),
  status: (around) => called(completableNow(around).map(({ hex }) => hex)),
};
/** 14.25: those begun earlier first, then new ones. */
export const construction: readonly Task[] = [
  { ...complete, offered: true },
  {
    id: 'strongpoint',
    msg: t('rtl.task.begin'),
    rule: '14.22',
    action: 'strongpoint',
    offered: true,
    status: (around) => {
      const counters = countersLeft(around);
      return counters && t('rtl.status.strongpointCounters', { n: counters.left, of: counters.of });
    },
  },
  bridge,
];
export const passed: readonly Task[] = [bridge];

export const movement: readonly Task[] = [
  {
    id: 'enter',
    msg: t('rtl.task.enter'),
    rule: '5.22',
    action: 'arrive',
    offered: true,
    when: (around) => openArrivals(around).some(({ entry }) => entry),
    status: (around) => openMsg(openArrivals(around).filter(({ entry }) => entry)),
  },
];

const removable = (around: Around) => [...lost(around), ...abandoned(around)];
export const works: readonly Task[] = [
  {
    id: 'strongpoint-off',
    msg: t('rtl.task.strongpointOff'),
    rule: '14.26',
    action: 'strongpoint-off',
    offered: true,
    when: (around) => Object.keys(mapIn(around, cells.strongpoints)).length > 0,
    status: (around) => called(removable(around).map(({ hex }) => hex)),
  },
  complete,
  bridge,
];

export const recovery: readonly Task[] = [
  {
    id: 'recovery-free',
    msg: t('rtl.task.recoveryFree'),
    rule: '3.75',
    action: 'recovery-free',
    when: some(disruptedIds),
    status: (around) => called(freeNames(around)),
  },
  {
    id: 'recovery',
    msg: t('rtl.task.recovery'),
    rule: '3.75',
    action: 'recovery',
    offered: true,
    when: some(disruptedIds),
    status: (around) => called(heldByZoc(around).map((one) => one.name)),
  },
  {
    id: 'command-ready',
    msg: t('rtl.task.commandReady'),
    rule: '15.34',
    action: 'command-ready',
    when: some(spentIds),
    status: count(spentIds),
  },
  {
    id: 'artillery-ready',
    msg: t('rtl.task.artilleryReady'),
    rule: '12.19',
    action: 'artillery-ready',
    when: some(firedIds),
    status: count(firedIds),
  },
  {
    id: 'activation-off',
    msg: t('rtl.task.activationOff'),
    rule: '7.42',
    action: 'activation-off',
    when: some(activatedIds),
    status: count(activatedIds),
  },
];

/** The passes of both sides count for the next initiative (7.13). */
export const turnRecord: readonly Task[] = [
  {
    id: 'passes',
    msg: t('rtl.task.passes'),
    rule: '7.13',
    status: (around) => {
      const of = (side: string): number => Number(mapIn(around, cells.passes)[`t${around.turn}/${side}`] ?? 0);
      return t('rtl.status.passes', { g: of('german'), s: of('soviet') });
    },
  },
];
