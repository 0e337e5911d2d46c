import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells, sides } from '../../ids.ts';
import { barrelActions } from './barrels/actions.ts';
import { barrelsCells } from './barrels/cells.ts';
import { barrelState } from './barrels/pieceState.ts';
import { en } from './en.ts';
import { freeze } from './freeze.ts';
import { it } from './it.ts';
import { verdictsOf } from './judge.ts';
import { msg } from './msg.ts';
import { reference } from './reference.ts';
import { sourceTools } from './sourcesTool.ts';

/**
 * Supply: sources and lines (4.0, 4.1 to 4.3), range by weather (9.1, 33.0), sieges (12.0), white barrels and the final check
 * (4.4, 7.2, 7.9), what surrendered blocks are worth (4.5, 12.5).
 */
export const supply: Chapter = {
  id: 'supply',
  actions: [...barrelActions],
  cells: [...barrelsCells],
  map: {
    tools: [...sourceTools],
    states: [barrelState],
    supplyChecks: [
      {
        id: 'axis',
        msg: msg('bite.judge.axis'),
        side: sides.axis,
        rule: '4.3',
        of: (board, stand, context) => verdictsOf(board, stand, context, sides.axis),
        freeze: freeze(sides.axis),
      },
      {
        id: 'soviet',
        msg: msg('bite.judge.soviet'),
        side: sides.soviet,
        rule: '4.3',
        of: (board, stand, context) => verdictsOf(board, stand, context, sides.soviet),
        freeze: freeze(sides.soviet),
      },
    ],
  },
  start: { cells: { [cells.barrels]: {} } },
  reference,
  text: { en, it },
};
