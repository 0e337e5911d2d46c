import type { Chapter } from '#rules/kit/game/chapter.ts';
import { charts } from './charts.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { rosterSpecs, tableSpecs } from './rosters.ts';

/**
 * What the players type from their own copy: tables and rosters (1.2, 3.14, 9.0, 34.0, the order of battle), and the printed
 * charts with their words.
 */
export const tables: Chapter = {
  id: 'tables',
  tables: tableSpecs,
  rosters: rosterSpecs,
  charts,
  text: { en, it },
};
