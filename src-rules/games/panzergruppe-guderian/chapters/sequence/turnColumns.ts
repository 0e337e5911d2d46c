import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { turns } from '../../model/turns.ts';
import { interdictionItems } from '../air/turnColumns.ts';
import { arrivalColumns } from '../arrivals/turnColumns.ts';
import { withdrawalItems } from '../command/turnColumns.ts';
import { msg } from './msg.ts';

/** What starts or stops on a turn. */
const events = (turn: number): readonly TurnItem[] => {
  const fixed = (msg: Msg, rule: string): TurnItem => ({ msg, rule, how: 'fixed' });
  return [
    ...(turn === 1
      ? [
          fixed(msg('pgg.event.dice'), '5.21'),
          fixed(msg('pgg.event.firstMove'), '5.23'),
          fixed(msg('pgg.event.columns'), '6.4'),
        ]
      : []),
    ...(turn === 2 ? [fixed(msg('pgg.event.free'), '5.21')] : []),
    ...(turn === 7 ? [fixed(msg('pgg.event.columnsOpen'), '6.4')] : []),
    ...(turn === turns ? [fixed(msg('pgg.event.noInterdiction'), '13.41'), fixed(msg('pgg.event.final'), '15.0')] : []),
  ];
};

/** Turns of the record: what comes, is rolled or stops mattering. */
export const turnColumns: readonly TurnColumn[] = [
  ...arrivalColumns,
  {
    id: 'markers',
    msg: msg('pgg.lane.markers'),
    at: (turn, context) => [...interdictionItems(turn, context), ...withdrawalItems(turn, context)],
  },
  { id: 'events', msg: msg('pgg.lane.events'), at: events },
];
