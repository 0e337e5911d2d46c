import type { Chapter } from '#rules/kit/game/chapter.ts';
import { poolCells } from '../../ids.ts';
import { hqActions } from './actions.ts';
import { hq } from './calculator.ts';
import { hqCells, hqSetUp, teamCells } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { commandTool } from './mapTool.ts';
import { hqQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { hqStanding, reserveActions } from './reserve.ts';
import { paidMark } from './rest.ts';
import { seatActions } from './seats.ts';
import { teamActions } from './teamActions.ts';

/**
 * Command: headquarters, their activation, orders, range and rest (13.0), supreme ones (13.8), reserves (31.0), the
 * commanders of team play (38.0).
 */
export const command: Chapter = {
  id: 'command',
  calculators: [hq],
  actions: [...seatActions, ...hqActions, ...reserveActions, ...teamActions],
  questions: [...hqQuestions],
  cells: [...teamCells, ...hqCells],
  standing: [...hqStanding],
  map: { tools: [commandTool] },
  marks: [
    {
      id: paidMark,
      about: 'An HQ that has paid for its month (13.6).',
      key: 'HQ id',
      value: 'levels lost',
      takes: 'count',
    },
  ],
  start: { cells: { ...hqSetUp, [poolCells.command]: {}, [poolCells.chiefs]: {} } },
  reference,
  text: { en, it },
};
