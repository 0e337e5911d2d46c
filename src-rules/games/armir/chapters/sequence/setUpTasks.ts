import { balance } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { accounts, type SideId, sides } from '../../ids.ts';
import { starredPoints } from '../../model/places.ts';
import { gunPoints } from '../combat/bombardment/points.ts';
import { frontStatus } from '../events/status.ts';
import { setUpStatus, setUpToolOf } from '../setup/status.ts';
import { sealObjectives } from '../victory/tasks.ts';
import { msg } from './msg.ts';

/** What is placed before turn 1 (18), to be ticked off. */

/** looked at on the map, which shows what its count is of */
const onMap = (side: SideId): Pick<Task, 'status' | 'tool'> => ({ status: setUpStatus(side), tool: setUpToolOf(side) });
const placed = (id: string, called: Parameters<typeof msg>[0], rule: string, status?: Task['status']): Task => ({
  id,
  msg: msg(called),
  rule,
  ...(status ? { status } : {}),
});
export const setUpTasks = {
  axis: [
    { ...placed('front', 'armir.task.front', '18.1'), ...onMap(sides.axis) },
    placed('order', 'armir.task.frontOrder', '18.1'),
    placed('guns', 'armir.task.divisionGuns', '18.1'),
    placed('hqs', 'armir.task.corpsHqs', '18.1'),
    placed('rossosh', 'armir.task.rossosh', '18.1.1'),
    placed('vicenza', 'armir.task.vicenza', '18.1.1'),
    placed('others', 'armir.task.corpsUnits', '18.1.2'),
    placed('starobelsk', 'armir.task.starobelsk', '18.1.3'),
    placed('croats', 'armir.task.croats', '18.1.3'),
    placed('army-units', 'armir.task.armyUnits', '18.1.3'),
    placed('barbo', 'armir.task.barbo', '18.1.3'),
    placed('depot', 'armir.task.depot', '18.1.3'),
    { ...placed('sides', 'armir.task.setUpSides', '5.3'), action: 'turn-up', offered: true },
  ],
  soviet: [
    placed('hqs', 'armir.task.sovietHqs', '18.2'),
    { ...placed('units', 'armir.task.sovietUnits', '18.2'), ...onMap(sides.soviet) },
    placed('front', 'armir.task.sovietFront', '18.2'),
    { ...placed('cir', 'armir.task.cirSetUp', '16.1', frontStatus.cirUnits), action: 'cir-units' },
    { ...placed('sides', 'armir.task.setUpSides', '5.3'), action: 'turn-up', offered: true },
  ],
  markers: [
    placed('hollidt', 'armir.task.hollidt', '18.3'),
    placed('garrison', 'armir.task.garrison', '18.3'),
    placed('pa', 'armir.task.setPa', '18.3', (context) => msg('armir.status.pa', { n: balance(context, accounts.pa) })),
    placed('ps', 'armir.task.setPs', '18.3', (context) => {
      const { points, unknown } = starredPoints(context);
      return unknown > 0
        ? msg('armir.status.placesUnknown', { count: unknown })
        : msg('armir.status.places', { n: points, ps: balance(context, accounts.ps) });
    }),
    { ...placed('guns', 'armir.task.setGuns', '18.3', gunPoints), action: 'guns-set' },
    placed('initiative', 'armir.task.setInitiative', '18.4'),
  ],
  objectives: [sealObjectives, placed('counters', 'armir.task.objectiveCounters', '17.1')],
} as const satisfies { readonly [phase: string]: readonly Task[] };
