import type { TurnColumn } from '#rules/kit/game/specs.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, sides } from '../../ids.ts';
import { msg } from './msg.ts';
import { airValue, firstAirTurn } from './values.ts';

/** 9.1: the air unit in the record of turns. */

export const airColumn: TurnColumn = {
  id: 'air',
  msg: msg('armir.guns.lane.air'),
  at: (turn, context) => {
    if (turn < firstAirTurn) return [];
    const whose = textAt(context, cells.airDice, String(turn));
    if (whose === sides.axis || whose === sides.soviet)
      return [
        {
          msg: msg(`armir.guns.lane.air.${whose}`, { value: airValue(whose) }),
          short: msg(`armir.guns.side.${whose}`),
          rule: '9.1',
          how: 'entered',
          state: 'done',
        },
      ];
    return turn < context.turn
      ? []
      : [
          {
            msg: msg('armir.guns.lane.air.due'),
            short: msg('armir.guns.lane.air.dueShort'),
            rule: '9.1',
            how: 'roll',
            state: 'due',
          },
        ];
  },
};
