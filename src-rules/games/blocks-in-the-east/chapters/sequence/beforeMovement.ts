import type { Context } from '#rules/kit/record/context.ts';
import { type Node, phase, when } from '#rules/kit/sequence/nodes.ts';
import { type SideId, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { holds } from '../../model/holders.ts';
import { firstLendLease } from '../../model/income.ts';
import { on } from '../../model/rules.ts';
import { hasAllies, rulesOf } from '../../model/scenarios.ts';
import { arrivalStatus } from '../arrivals/arrivals.ts';
import { stavkaFrozen, supremesAct } from '../command/orders.ts';
import { apStatus, fhqStatus } from '../command/remind.ts';
import { mayBuildRoutes } from '../map/routes.ts';
import { locomotives } from '../movement/rail.ts';
import { incomeStatus } from '../production/income/income.ts';
import { shippedStatus, shipsFor } from '../production/income/shipments.ts';
import { incomeOwed, railStatus, storageStatus } from '../production/remind.ts';
import { unplacedOf, unplacedStatus } from '../production/sites/placement.ts';
import { readyStatus, trackerStatus } from '../production/sites/remind.ts';
import { allSupplied, barrelsOwed, markedStatus } from '../supply/barrels/propose.ts';
import { rangeOf } from '../supply/tracing/lines.ts';
import { lendLeaseTask, partisansTask, railTasks, risings, supplyTasks, turkeyTask } from './eventTasks.ts';
import { msg } from './msg.ts';
import { both, from, only, reminder, type Test, task, until, uses } from './tasks.ts';

/** Steps 1 to 4 of a player-turn: strategic war, supply, production, rail moves (7.1 to 7.4). */

/** 4.3, 9.1, 33.0: how far a unit may stand from a source. */
const reach = (side: SideId) => (context: Context) => {
  const { hexes, rule } = rangeOf(context, side === sides.axis ? 'GER' : 'SOV');
  return rule === '33.0' ? msg('bite.status.reachWinter') : msg('bite.status.reach', { count: hexes });
};

/** With how many wear a barrel. */
export const checked = (side: SideId) => (context: Context) => {
  const marked = markedStatus(side, context);
  return marked ? msg('bite.status.reachMarked', { reach: reach(side)(context), marked }) : reach(side)(context);
};
export const strategic = (side: SideId): Node =>
  when(
    side === sides.axis ? uses('o351') : both(uses('o352'), from(firstLendLease)),
    phase({
      id: 'strategic',
      label: '1',
      msg: msg('bite.phase.strategic'),
      rule: '7.1',
      who: side,
      tasks: [
        side === sides.axis
          ? task('raid', msg('bite.task.raid'), '35.1')
          : task('convoys', msg('bite.task.convoys'), '35.2'),
      ],
    }),
  );
export const supply = (side: SideId): Node =>
  phase({
    id: 'supply',
    label: '2',
    msg: msg('bite.phase.supply'),
    rule: '7.2',
    who: side,
    screen: 'supply',
    leads: (context) => !allSupplied(side)(context),
    tasks: [
      task('check', msg('bite.task.supply'), '7.2', undefined, {
        action: `barrels-${side}`,
        // where the map tells that all are in supply there is nothing to mark
        offered: allSupplied(side),
        status: checked(side),
        debt: barrelsOwed(side),
        carries: 'phase',
      }),
      reminder('zoc', msg('bite.task.zoc'), '8.0', uses('a08')),
      reminder('sieges', msg('bite.task.sieges'), '12.1', uses('a12')),
      ...supplyTasks(side),
    ],
  });

/** SBE5-3: from when the Axis holds Stalingrad; that it stands at the Volga the map tells. */
const countsFuel: Test = (context) =>
  rulesOf(context.scenario).sovietFuel === 'onceVolga' && holds(context, 'stalingrad', sides.axis);
export const production = (side: SideId): Node =>
  phase({
    id: 'production',
    label: '3',
    msg: msg('bite.phase.production'),
    rule: '7.3',
    who: side,
    screen: 'ledger',
    tasks: [
      ...only(side, sides.axis, [
        task('fhq', msg('bite.task.fhq'), '13.8.2', uses('a13'), {
          action: 'fhq-repair',
          // paid of the income: once that is in, it comes before all else; where nothing is lacking it stays a reminder
          offered: (context) => fhqStatus(context) === undefined || incomeOwed(side)(context) !== undefined,
          status: fhqStatus,
        }),
      ]),
      task('income', msg('bite.task.income'), '3.6', from(2), {
        action: `income-${side}`,
        done: (context) => incomeOwed(side)(context) === undefined,
        status: incomeStatus(side),
        debt: incomeOwed(side),
        carries: true,
      }),
      // a die is owed for what the drawn map lets through by sea only; without a map it is there for whoever needs it
      task('mines', msg('bite.task.mines'), '11.3', uses('a11'), {
        action: `mines-${side}`,
        offered: (context) => !shipsFor(side)(context),
        status: shippedStatus(side),
      }),
      ...only(side, sides.soviet, [lendLeaseTask]),
      task('repair', msg('bite.task.repair'), '7.3', undefined, { action: `buy-${side}`, offered: true }),
      task('reinforce', msg('bite.task.reinforce'), '7.3.2', undefined, {
        action: `arrives-${side}`,
        offered: true,
        status: arrivalStatus(side),
      }),
      task('berth', msg('bite.task.berth'), '7.3.1', (context) => unplacedOf(side, context).length > 0, {
        action: 'berth',
        offered: true,
        // one block after the other: it goes with the last
        done: () => false,
        status: unplacedStatus(side),
      }),
      task('trackers', msg('bite.task.trackers'), '15.1', uses('o15'), {
        action: `advance-${side}`,
        offered: true,
        status: trackerStatus(side),
      }),
      task('scorched', msg('bite.task.scorched'), '16.0', uses('o16'), {
        ...(side === sides.axis ? { action: 'advance-axis', offered: true } : {}),
      }),
      task('place', msg('bite.task.place'), '15.1', (context) => readyStatus(side)(context) !== undefined, {
        action: `place-${side}`,
        status: readyStatus(side),
      }),
      ...only(side, sides.soviet, [
        partisansTask,
        task('infrastructure', msg('bite.task.infrastructure'), 'SBE6', mayBuildRoutes, {
          action: 'infrastructure',
          offered: true,
        }),
        turkeyTask,
        task('fuel', msg('bite.task.fuel'), 'SBE5', both(uses('a11'), countsFuel), { action: 'soviet-fuel' }),
      ]),
      ...only(side, sides.axis, [
        task(
          'gifts',
          msg('bite.task.gifts'),
          '5.2',
          both(from(2), ({ scenario }) => hasAllies(scenario)),
          { action: 'gift', offered: true },
        ),
        ...risings,
      ]),
      task('storage', msg('bite.task.storage'), '11.2', uses('a11'), {
        action: `storage-${side}`,
        offered: true,
        status: storageStatus(side),
      }),
      task('disband', msg('bite.task.disband'), '7.3.4', undefined, { action: `disband-${side}`, offered: true }),
    ],
  });
/** 13.8, 3.21: the Soviets have no other than Stavka. */
const seatsAct =
  (side: SideId): Test =>
  (context) =>
    supremesAct(context) && !(side === sides.soviet && stavkaFrozen(context));
export const rail = (side: SideId): Node =>
  phase({
    id: 'rail',
    label: '4',
    msg: msg('bite.phase.rail'),
    rule: '7.4',
    who: side,
    tasks: [
      task('hqs', msg(side === sides.axis ? 'bite.task.supremeHq' : 'bite.task.stavka'), '13.8', seatsAct(side), {
        action: `hq-activate-${side}`,
        // FHQ is activated every turn, the others as they are needed
        ...(side === sides.soviet ? { offered: true } : {}),
        status: apStatus(side),
      }),
      task('moves', side === sides.axis ? msg('bite.task.railAxis') : msg('bite.task.railSoviet'), '7.4', undefined, {
        action: `rail-${side}`,
        offered: true,
        status: side === sides.axis ? railStatus('ussr', 'scandinavia') : railStatus('soviet'),
      }),
      ...railTasks(side),
      ...only(side, sides.axis, [
        reminder(
          'locomotives',
          msg('bite.task.locomotives'),
          '33.1',
          (context) => on(context, 'o331') && locomotives(context.turn) !== undefined,
        ),
      ]),
      ...only(side, sides.soviet, [
        task('evacuate', msg('bite.task.evacuate'), '16.2', both(uses('o16'), until(turnOf(1941, 12))), {
          action: 'evacuate',
          offered: true,
        }),
      ]),
      task('damage', msg('bite.task.stations'), '32.3', uses('o32'), { action: `rail-less-${side}`, offered: true }),
    ],
  });
