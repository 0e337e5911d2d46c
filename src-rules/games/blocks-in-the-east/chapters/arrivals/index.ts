import type { Chapter } from '#rules/kit/game/chapter.ts';
import { cells, poolCells, poolMarks, sides } from '../../ids.ts';
import { arrivalActions } from './actions.ts';
import { blockActions } from './blockActions.ts';
import { arrivalCells, blockCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { pool } from './pool.ts';
import { poolQuestions } from './questions.ts';
import { reference } from './reference.ts';

/**
 * The force pool: what each block is and where it stands (1.2, 7.7.8, 7.7.10), reinforcements (7.3.1 to 7.3.3), disbanding
 * (7.3.4), the charts of the order of battle.
 */
export const arrivals: Chapter = {
  id: 'arrivals',
  actions: [...blockActions, ...Object.values(sides).flatMap(arrivalActions)],
  questions: [...poolQuestions],
  cells: [...blockCells, ...arrivalCells],
  pool,
  marks: [
    {
      id: poolMarks.putOff,
      about: 'A reinforcement put off this month (7.3.3).',
      key: 'block id',
      value: '1',
      takes: 'count',
    },
    {
      id: poolMarks.disbanded,
      about: 'Disbanded this month: not yet to be rebuilt (7.3.4).',
      key: 'block id',
      value: '1',
      takes: 'count',
    },
  ],
  start: { cells: { [cells.face]: {}, [cells.state]: {}, [poolCells.arrived]: {} } },
  reference,
  text: { en, it },
};
