import type { Area } from '../area.ts';
import { bombardmentTable } from './bombardment.ts';
import { combatTable } from './combat-results.ts';

/** 12.1, 11.1: the players' own tables. */
export const tables: Area = { tables: [combatTable, bombardmentTable] };
