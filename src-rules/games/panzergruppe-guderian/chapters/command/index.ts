import type { Chapter } from '#rules/kit/game/chapter.ts';
import { commandStart, leaderCells, withdrawalAccounts } from './cells.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { leaderActions } from './leaders.ts';
import { commandRange, surrounded } from './mapQuestions.ts';
import { commandOptions } from './options.ts';
import { command as commandQuestion, leaderWithdrawal } from './questions.ts';
import { commandTool } from './radiusTool.ts';
import { reference } from './reference.ts';
import { surroundedTool } from './surroundedTool.ts';

/**
 * 10.0 to 10.4: Soviet leaders, how far they reach, who is surrounded, withdrawn and lost. What a leader adds to a fight
 * (10.36) is combat's.
 */
export const command: Chapter = {
  id: 'command',
  reference,
  text: { en, it },
  options: commandOptions,
  cells: leaderCells,
  accounts: withdrawalAccounts,
  start: commandStart,
  actions: leaderActions,
  questions: [commandQuestion, leaderWithdrawal, commandRange, surrounded],
  map: { tools: [commandTool, surroundedTool] },
};
