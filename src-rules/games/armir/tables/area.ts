import type { Area } from '#rules/kit/game/area.ts';
import { bombardmentTable } from './bombardment.ts';
import { charts, printed } from './charts.ts';
import { combatTable } from './combat-results.ts';
import { questions } from './questions.ts';

/** 12.1, 11.1: the players' own tables; what the text itself states as tables. */
export const tables: Area = { tables: [combatTable, bombardmentTable], printed, charts, questions };
