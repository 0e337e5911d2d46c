import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, turns } from '../../ids.ts';
import { msg } from './msg.ts';

/** The turn record: what begins or ends. */

/** 1.2: a turn is two days. */
export const turnDays = (turn: number): Msg => msg('armir.lane.days', { from: 2 * turn - 1, to: 2 * turn });

const fixed = (msg: Msg, rule: string): TurnItem => ({ msg, rule, how: 'fixed' });
const events = (turn: number, context: Context): readonly TurnItem[] => [
  ...(turn === 1
    ? [
        fixed(msg('armir.lane.fromSeven'), '18.4'),
        fixed(msg('armir.lane.weather'), '18.4.1'),
        fixed(msg('armir.lane.cir'), '16.1.1'),
      ]
    : []),
  ...(turn === 2 ? [fixed(msg('armir.lane.airDie'), '9.1'), fixed(msg('armir.lane.lock'), '5.5')] : []),
  ...(countIn(context, cells.initiative) === turn
    ? [{ msg: msg('armir.lane.initiative'), rule: '4', how: 'entered', state: 'done' } as const]
    : []),
  ...(turn === turns ? [fixed(msg('armir.lane.end'), '17.2')] : []),
];

export const lane: TurnColumn = { id: 'events', msg: msg('armir.lane.events'), at: events };
