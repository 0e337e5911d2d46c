import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { immediateCounts, lineCounts, lines, redyaCounts, roadCounts, soltsyCounts } from './deeds.ts';
import { isChecked } from './immediate.ts';
import { type Deed, deedKey, isScored } from './ledger.ts';
import { msg } from './msg.ts';
import { riverMsg } from './rivers.ts';

/** When what is worth VP is counted. */
const item = (msg: Msg, rule: string, over: Partial<TurnItem> = {}): TurnItem => ({ msg, rule, how: 'fixed', ...over });
/** Counted once a turn: done as soon as it is booked. */
const each = (context: Context, turn: number, deed: Deed, msg: Msg, rule: string): TurnItem =>
  item(msg, rule, isScored(context, deedKey(deed, turn)) ? { state: 'done' } : {});

const at = (turn: number, context: Context): readonly TurnItem[] => {
  const there = { scenario: context.scenario, turn };
  const next = { ...there, turn: turn + 1 };
  const { last } = rulesOf(context.scenario);
  return [
    ...(roadCounts(there) ? [each(context, turn, 'road', msg('rtl.lane.road'), 'S4.32')] : []),
    ...(soltsyCounts(there) ? [each(context, turn, 'soltsy', msg('rtl.lane.soltsy'), 'S1.32')] : []),
    ...(redyaCounts(there) && !redyaCounts(next) ? [item(msg('rtl.lane.redya'), 'S1.32')] : []),
    ...lines
      .filter((one) => lineCounts(there, one) && (turn === last || !lineCounts(next, one)))
      .map((one) =>
        item(
          msg('rtl.lane.line', { what: riverMsg[one] }),
          'S1.32',
          isScored(context, deedKey('line', one)) ? { state: 'done' } : {},
        ),
      ),
    ...(immediateCounts(there)
      ? [item(msg('rtl.lane.immediate'), 'S3.33', isChecked(context) ? { state: 'done' } : {})]
      : []),
    ...(turn === last ? [item(msg('rtl.lane.places'), 'S1.22')] : []),
  ];
};
export const vpColumn: TurnColumn = { id: 'vp', msg: msg('rtl.lane.vp'), at };
