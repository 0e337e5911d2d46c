import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { type SideId, sides } from '../../ids.ts';
import { firstLendLease } from '../../model/income.ts';
import { isOut } from '../../model/out.ts';
import { on } from '../../model/rules.ts';
import { hasAllies, hasFinland, rulesOf } from '../../model/scenarios.ts';
import { nationMsg } from '../../model/units.ts';
import { weatherIn } from '../../model/weather.ts';
import { chechensPlay, watchesTurkey } from '../events/garrisons.ts';
import { effectsOf, firstPartisans, partisanPlaces } from '../events/partisans.ts';
import { persiaAtWar } from '../events/persia.ts';
import { partisansStatus } from '../events/remind.ts';
import { finlandStatus, groznyStatus, volkssturmStatus } from '../events/status.ts';
import { capitals, reasonOf, surrendering } from '../events/surrender.ts';
import { crossed, volkssturmPlays } from '../events/volkssturm.ts';
import { routesStatus } from '../production/lendLease/status.ts';
import { checkStatus } from '../victory/dieStatus.ts';
import { msg } from './msg.ts';
import { both, from, only, reminder, type Test, task, uses } from './tasks.ts';

/** What events add to the phases of a month. */

const someone =
  (test: (effects: ReturnType<typeof effectsOf>) => boolean): Test =>
  (context) =>
    on(context, 'o29') && partisanPlaces(context).some(([, n]) => test(effectsOf(n)));
const snow: Test = (context) => on(context, 'a09') && weatherIn(context.turn, context).weather === 'snow';
const allies: Test = ({ scenario }) => hasAllies(scenario);

export const supplyTasks = (side: SideId): readonly Task[] => [
  reminder('ice', msg('bite.task.ice'), '9.2', snow),
  ...only(side, sides.axis, [
    reminder(
      'partisans',
      msg('bite.task.partisanSupply'),
      '29.1',
      someone(({ land }) => land),
    ),
  ]),
];

export const lendLeaseTask = task(
  'lendLease',
  msg('bite.task.lendLease'),
  '34.0',
  both(uses('o34'), from(firstLendLease)),
  {
    action: 'lend-lease',
    status: routesStatus,
  },
);

export const partisansTask = task(
  'partisans',
  msg('bite.task.partisans'),
  '29.1',
  both(uses('o29'), from(firstPartisans)),
  {
    action: 'partisans-place',
    offered: true,
    status: partisansStatus,
  },
);
export const turkeyTask = task('turkey', msg('bite.task.turkey'), '27.0', watchesTurkey, {
  action: 'turkish-border',
  offered: true,
});

export const risings: readonly Task[] = [
  task('chechens', msg('bite.task.chechens'), '30.0', (context) => chechensPlay(context), {
    action: 'chechens',
    offered: true,
    status: groznyStatus,
  }),
  task('volkssturm', msg('bite.task.volkssturm'), '28.0', volkssturmPlays, {
    action: 'volkssturm',
    offered: true,
    status: volkssturmStatus,
  }),
];
export const railTasks = (side: SideId): readonly Task[] =>
  only(side, sides.axis, [
    reminder(
      'partisans',
      msg('bite.task.partisanRail'),
      '29.1',
      someone(({ rail }) => rail),
    ),
  ]);

export const movementTasks = (side: SideId): readonly Task[] => [
  ...only(side, sides.axis, [
    reminder('allies', msg('bite.task.allies'), '5.3', allies, {
      status: (context) =>
        hasFinland(context.scenario) && !isOut(context, 'FIN') && !crossed(context, 'finland')
          ? msg('bite.allied.says.oneGerman')
          : undefined,
    }),
  ]),
  ...only(side, sides.soviet, [
    task('persia', msg('bite.task.persia'), '37.0', persiaAtWar, { action: 'persia-falls', offered: true }),
  ]),
];

const first = (context: Context): boolean => context.turn === rulesOf(context.scenario).first;
export const setupTasks = (side: SideId): readonly Task[] =>
  only(side, sides.axis, [task('rear', msg('bite.task.rear'), '27.0', both(uses('o27'), first))]);

export const victoryTasks: readonly Task[] = [
  task('capitals', msg('bite.task.capitals'), '7.11', undefined, { action: 'city', offered: true }),
  task(
    'finland',
    msg('bite.task.finland'),
    '5.5',
    (context) => hasFinland(context.scenario) && !isOut(context, 'FIN') && reasonOf(context, 'FIN') === undefined,
    { action: 'surrender-FIN', offered: true, status: finlandStatus },
  ),
  ...surrendering.map((nation) =>
    task(
      `surrender-${nation}`,
      nation === 'FIN'
        ? msg('bite.action.finland')
        : msg('bite.action.nation', { nation: nationMsg[nation], city: msg(`bite.city.${capitals[nation]}`) }),
      nation === 'FIN' ? '5.5' : '7.11',
      (context) => reasonOf(context, nation) !== undefined,
      { action: `surrender-${nation}` },
    ),
  ),
];

/** SBE9-1, before its die. */
export const checkTask = task('check', msg('bite.task.check'), 'SBE9', (context) => context.scenario === 'SBE9', {
  offered: true,
  status: checkStatus,
});
