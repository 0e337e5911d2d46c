import type { Chapter } from '#rules/kit/game/chapter.ts';
import { ownTable } from '../../model/ownNumbers.ts';
import { crt } from '../combat/crt.ts';
import { crtSpecs } from '../combat/crtTables.ts';
import { weatherTable } from '../events/weatherTrack.ts';
import { riverTable, roadTable } from '../victory/rivers.ts';
import { chartsOf, printed } from './charts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { questions as tableQuestions } from './questions.ts';
import { reference } from './reference.ts';
import { rosterSpecs } from './rosters.ts';

/** 10.6, 5.1, 2.2: the box's tables and charts, the players' own tables and rosters of all chapters. */
export const tables: Chapter = {
  id: 'tables',
  questions: [...tableQuestions],
  tables: [riverTable, roadTable, ...crtSpecs, weatherTable, ownTable],
  printed: [crt.assault, crt.mobile, ...printed],
  charts: chartsOf,
  rosters: rosterSpecs,
  text: { en, it },
  reference,
};
