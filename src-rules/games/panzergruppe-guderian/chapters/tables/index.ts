import type { Chapter } from '#rules/kit/game/chapter.ts';
import { charts } from './charts.ts';
import { en } from './en.ts';
import { tableSpecs } from './grids.ts';
import { it } from './it.ts';
import { charts as chartsQuestion } from './questions.ts';
import { reference } from './reference.ts';
import { rosterSpecs } from './rosters.ts';
import { terrainTable } from './terrainChart.ts';

/**
 * 3.2, 3.4: what the players type once from their own copy, rosters, counter mixes, allowances and entry areas; the box's
 * charts to look up.
 */
export const tables: Chapter = {
  id: 'tables',
  reference,
  text: { en, it },
  tables: tableSpecs,
  rosters: rosterSpecs,
  printed: [terrainTable],
  charts,
  questions: [chartsQuestion],
};
