import type { Task } from '#rules/kit/sequence/nodes.ts';
import { rulesOf } from '../data/scenarios.ts';
import { maps } from '../ids.ts';
import { weatherOf } from '../reading.ts';
import { m } from '../text/speak-map.ts';
import { asksAirfield } from './actions.ts';

/** S3.24: which two hexes the airfield supplies, before the determination. */
export const airfieldTask: Task = {
  id: 'airfield',
  msg: m('rtl.task.airfield'),
  rule: 'S3.24',
  action: 'airfield',
  offered: true,
  when: (around) => rulesOf(around.scenario).map === maps.soltsy && weatherOf(around, around.turn) !== 'rain',
  status: (around) => {
    const count = asksAirfield(around).length;
    return count === 0 ? undefined : m('rtl.status.airfieldAsks', { count });
  },
};
