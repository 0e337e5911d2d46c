import type { Lane } from '#rules/kit/game/specs.ts';
import { cells, sides } from '../../ids.ts';
import { onCir } from '../../model/members.ts';
import { countAt, countIn } from '../../model/reading.ts';
import { cirArrival, cirReached } from './cir.ts';
import { msg } from './msg.ts';
import { firstDie, growingFaces, temRolled, temTaken } from './tem.ts';

/** Dice thrown and to be thrown, turn by turn. */

/** Dice thrown and to be thrown, turn by turn. */
const cirLane: Lane = {
  id: 'cir',
  msg: msg('armir.cir.lane'),
  side: sides.soviet,
  at: (turn, around) => {
    const die = countAt(around, cells.cirRolls, String(turn));
    const arrival = cirArrival(around);
    if (arrival === turn)
      return [{ msg: msg('armir.cir.lane.reached'), rule: '16.1.4', how: 'entered', state: 'done' }];
    if (die !== undefined)
      return [{ msg: msg('armir.cir.lane.die', { die }), rule: '16.1.1', how: 'entered', state: 'done' }];
    if (onCir(around).length === 0 || cirReached(around) || turn < around.turn) return [];
    return [
      {
        msg: msg('armir.cir.lane.roll'),
        rule: '16.1.1',
        how: 'roll',
        ...(turn === around.turn ? { state: 'due' as const } : {}),
      },
    ];
  },
};

const temLane: Lane = {
  id: 'tem',
  msg: msg('armir.tem.lane'),
  side: sides.axis,
  at: (turn, around) => {
    const die = countAt(around, cells.temDice, String(turn));
    if (countIn(around, cells.temTaken) === turn)
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
    if (turn < firstDie || temTaken(around) || turn < around.turn || temRolled(around, turn)) return [];
    return [
      {
        msg: msg('armir.tem.lane.chance', { p: growingFaces(turn) / 6 }),
        rule: '16.3',
        how: 'roll',
        ...(turn === around.turn ? { state: 'due' as const } : {}),
      },
    ];
  },
};

export const lanes: readonly Lane[] = [cirLane, temLane];
