import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sideMsg } from '../../model/cells.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { removalTurn } from '../air/missions.ts';
import { missionColumn } from '../air/turnColumns.ts';
import { arrivalColumns } from '../arrivals/turnColumns.ts';
import { weatherColumn } from '../events/turnColumns.ts';
import { vpColumn } from '../victory/turnColumns.ts';
import { msg } from './msg.ts';
import { noticesAt } from './notices.ts';

/** The turn record: weather, what comes, and what begins or ends. */

const events = (turn: number, context: Context): readonly TurnItem[] => {
  const rules = rulesOf(context.scenario);
  const first = rules.initiative[turn];
  return [
    ...(first
      ? [
          {
            msg: msg('rtl.lane.initiative', { side: sideMsg(first) }),
            short: msg('rtl.lane.initiative.short', { side: sideMsg(first) }),
            rule: '7.1',
            how: 'fixed',
          } as const,
        ]
      : []),
    ...(removalTurn(context) === turn
      ? [{ msg: msg('rtl.lane.removal'), short: msg('rtl.lane.removal.short'), rule: 'S3.28', how: 'fixed' } as const]
      : []),
    ...noticesAt(context, turn).map(({ msg, rule }) => ({ msg, rule, how: 'fixed', quiet: true }) as const),
    ...(turn === rules.last ? [{ msg: msg('rtl.phase.victory'), rule: '17', how: 'fixed' } as const] : []),
  ];
};

export const turnColumns: readonly TurnColumn[] = [
  weatherColumn,
  { id: 'events', msg: msg('rtl.lane.events'), at: events },
  ...arrivalColumns,
  missionColumn,
  vpColumn,
];
