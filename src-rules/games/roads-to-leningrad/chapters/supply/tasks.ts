import type { Task } from '#rules/kit/sequence/nodes.ts';
import { maps } from '../../ids.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { count } from '../../model/tasks.ts';
import { weatherNow } from '../events/weather.ts';
import { boardIn } from '../map/field.ts';
import { asksAirfield } from './airfield.ts';
import { determination, isChecked, isDetermined, withMarker } from './determination.ts';
import { msg } from './msg.ts';
import { judged, withoutLine } from './supplied.ts';

/** S3.24: which two hexes the airfield supplies, before the determination. */
export const airfieldTask: Task = {
  id: 'airfield',
  msg: msg('rtl.task.airfield'),
  rule: 'S3.24',
  action: 'airfield',
  offered: true,
  when: (context) =>
    rulesOf(context.scenario).map === maps.soltsy &&
    weatherNow(context) !== 'rain' &&
    isChecked(context) &&
    // as the map is drawn nobody needs it
    (boardIn(context) === undefined || asksAirfield(context).length > 0),
  status: (context) => {
    const count = asksAirfield(context).length;
    return count === 0 ? undefined : msg('rtl.status.airfieldAsks', { count });
  },
};

/** 6.12: the determination, from the map or as the scenario prints it. */
export const supply: readonly Task[] = [
  {
    id: 'supply-mark',
    msg: msg('rtl.task.supplyMark'),
    rule: '6.12',
    action: 'supply-mark',
    when: isChecked,
    status: (context) => {
      const [cut, emergency, oos] = [
        withoutLine(context).length,
        withMarker(context, 'emergency').length,
        withMarker(context, 'oos').length,
      ];
      return cut + emergency + oos === 0 ? undefined : msg('rtl.status.supply', { cut, emergency, oos });
    },
    // without a drawn map nobody knows
    debt: (context) => {
      const cut = judged(context) && withoutLine(context).map(({ id }) => id);
      const changes = cut && !isDetermined(context) ? determination(context, cut) : [];
      return changes.length === 0 ? undefined : msg('rtl.debt.supply', { count: changes.length });
    },
    carries: 'phase',
  },
  {
    id: 'supply-printed',
    msg: msg('rtl.task.supplyPrinted'),
    rule: '6.12',
    action: 'supply-set',
    offered: true,
    when: (context) => !isChecked(context),
    status: count((context) => withMarker(context, 'oos')),
  },
];
