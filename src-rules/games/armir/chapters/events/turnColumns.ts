import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, countIn } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { onCir, unitsMsg, waiting } from '../../model/members.ts';
import { cirArrival, cirReached } from './cir.ts';
import { entryAhead } from './cirActions.ts';
import { msg } from './msg.ts';
import { firstDie, growingFaces, temRolled, temTaken } from './tem.ts';

/** Dice thrown and to be thrown, turn by turn. */

/** 16.1.4: the turn whose Soviet movement those in the Bokovskaya box may next enter in. */
const entryTurn = (context: Context): number => context.turn + (entryAhead(context) ? 0 : 1);

const cirLane: TurnColumn = {
  id: 'cir',
  msg: msg('armir.cir.lane'),
  side: sides.soviet,
  at: (turn, context) => {
    const inside = waiting(context);
    const enter: readonly TurnItem[] =
      inside.length > 0 && turn === entryTurn(context)
        ? [
            {
              msg: msg('armir.cir.remind.enter', { what: unitsMsg(context, inside), count: inside.length }),
              rule: '16.1.4',
              how: 'usual',
            },
          ]
        : [];
    return [...rolled(turn, context), ...enter];
  },
};

const rolled: TurnColumn['at'] = (turn, context) => {
  const die = countAt(context, cells.cirRolls, String(turn));
  const arrival = cirArrival(context);
  if (arrival === turn) return [{ msg: msg('armir.cir.lane.reached'), rule: '16.1.4', how: 'entered', state: 'done' }];
  if (die !== undefined)
    return [{ msg: msg('armir.cir.lane.die', { die }), rule: '16.1.1', how: 'entered', state: 'done' }];
  if (onCir(context).length === 0 || cirReached(context) || turn < context.turn) return [];
  return [
    {
      msg: msg('armir.cir.lane.roll'),
      rule: '16.1.1',
      how: 'roll',
      ...(turn === context.turn ? { state: 'due' as const } : {}),
    },
  ];
};

const temLane: TurnColumn = {
  id: 'tem',
  msg: msg('armir.tem.lane'),
  side: sides.axis,
  at: (turn, context) => {
    const die = countAt(context, cells.temDice, String(turn));
    if (countIn(context, cells.temTaken) === turn)
      return [{ msg: msg('armir.tem.lane.taken'), rule: '16.3.2', how: 'entered', state: 'done' }];
    if (die !== undefined)
      return [
        {
          msg: msg(die < turn ? 'armir.tem.lane.grew' : 'armir.tem.lane.die', { die }),
          rule: '16.3',
          how: 'entered',
          state: 'done',
        },
      ];
    if (turn < firstDie || temTaken(context) || turn < context.turn || temRolled(context, turn)) return [];
    return [
      {
        msg: msg('armir.tem.lane.chance', { p: growingFaces(turn) / 6 }),
        rule: '16.3',
        how: 'roll',
        ...(turn === context.turn ? { state: 'due' as const } : {}),
      },
    ];
  },
};

export const turnColumns: readonly TurnColumn[] = [cirLane, temLane];
