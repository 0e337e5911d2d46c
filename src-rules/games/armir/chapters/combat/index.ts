import type { Chapter } from '#rules/kit/game/chapter.ts';
import { bombard } from './bombardment/bombard.ts';
import { gunsSet } from './bombardment/points.ts';
import { gunsColumn } from './bombardment/turnColumn.ts';
import { accountSpecs, cellSpecs, start } from './cells.ts';
import { bombardmentTable } from './crt/bombardment.ts';
import { combatTable } from './crt/combatResults.ts';
import { questions as tableQuestions } from './crt/questions.ts';
import { en } from './en.ts';
import { assault } from './fight/assault.ts';
import { bombardFirst } from './fight/bombardFirst.ts';
import { combat as combatCalc } from './fight/combat.ts';
import { fightQuestions } from './fight/questions.ts';
import { it } from './it.ts';
import { fightWords } from './lineWords.ts';
import { about } from './map/about.ts';
import { aside, fightAt, fills, noPart } from './map/fills.ts';
import { gunTools } from './map/guns.ts';
import { mapFight } from './map/question.ts';
import { enterTool, retreatTool } from './map/retreatTool.ts';
import { markSpecs } from './marks.ts';
import { reference } from './reference.ts';
import { limits, reminders } from './reminders.ts';
import { standing } from './standing.ts';

/**
 * 10 to 14: combat and mobile assault, odds, shifts, losses, retreat and advance; artillery, the bombardments and what
 * they disorganise; the players' two tables.
 */
export const combat: Chapter = {
  id: 'combat',
  tables: [combatTable, bombardmentTable],
  cells: cellSpecs,
  accounts: accountSpecs,
  marks: markSpecs,
  start,
  map: { tools: [...gunTools, retreatTool, enterTool], fills, about, fight: fightAt, noPart, aside },
  actions: [gunsSet],
  calculators: [combatCalc, assault, bombardFirst, bombard],
  questions: [...fightQuestions, ...tableQuestions, mapFight],
  turnColumns: [gunsColumn],
  standing,
  limits,
  reminders,
  reference,
  fightWords,
  text: { en, it },
};
