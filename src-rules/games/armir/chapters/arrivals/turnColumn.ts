import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { isAhead } from '../../model/phases.ts';
import { gebirgsFull } from '../../model/reading.ts';
import { arrivalTurn, arrivedIn, gebirgsOf, isPutOff } from './arrivals.ts';
import { msg } from './msg.ts';
import { arrivals } from './schedule.ts';

/** 15, 18.5: what comes, in the record of turns. */

const arriving = (turn: number, context: Context): readonly TurnItem[] => [
  ...arrivals.flatMap((one): readonly TurnItem[] => {
    const due = arrivalTurn(context, one);
    const came = arrivedIn(context, one.id);
    if (due !== turn && came !== turn) return [];
    const state =
      came === turn ? 'done' : came !== undefined || due === undefined ? undefined : owed(context, one.id, due);
    // what came in another turn than its own is drawn where it came
    if (came !== undefined && came !== turn) return [];
    return [
      { msg: one.msg, rule: one.rule, how: one.turn === undefined ? 'entered' : 'fixed', ...(state ? { state } : {}) },
    ];
  }),
  ...growing(turn, context),
];

const owed = (context: Context, id: Parameters<typeof isPutOff>[1], due: number): TurnItem['state'] =>
  due < context.turn || isPutOff(context, id) ? 'delayed' : 'due';

/** 15.2: the steps 3 Gebirgs will have, undisturbed: one more in each turn after the one it comes in. */
const growing = (turn: number, context: Context): readonly TurnItem[] => {
  const { onMap, steps, due } = gebirgsOf(context);
  if (arrivedIn(context, 'gebirgs') !== undefined && !onMap) return [];
  const ahead = isAhead(context, 'reinforcements');
  const [from, has] = onMap
    ? [due && ahead ? context.turn - 1 : context.turn, steps]
    : [Math.max(2, ahead ? context.turn : context.turn + 1), 1];
  const n = has + turn - from;
  return turn <= from || n > gebirgsFull
    ? []
    : [{ msg: msg('armir.lane.gebirgs', { n, of: gebirgsFull }), rule: '15.2', how: 'usual' }];
};

const handed = (turn: number, context: Context): readonly TurnItem[] => {
  const done = (cell: string, msg: Msg, rule: string): readonly TurnItem[] =>
    countIn(context, cell) === turn ? [{ msg, rule, how: 'entered', state: 'done' }] : [];
  return [
    ...done(cells.julia, msg('armir.lane.julia'), '15.1.3'),
    ...done(cells.complementi, msg('armir.unit.complementi'), '15.4'),
  ];
};

export const lane: TurnColumn = {
  id: 'arrivals',
  msg: msg('armir.group.arrivals'),
  side: sides.axis,
  at: (turn, context) => [...arriving(turn, context), ...handed(turn, context)],
};
