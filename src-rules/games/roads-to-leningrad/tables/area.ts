import type { Area } from '#rules/kit/game/area.ts';
import { crt } from '../data/crt.ts';
import { chartsOf, printed } from './charts.ts';
import { crtSpecs } from './combat-results.ts';
import { ownTable } from './own.ts';
import { questions } from './questions.ts';
import { weatherTable } from './weather.ts';

/** 10.6, 5.1: the box's tables and the players' own. */
export const tables: Area = {
  tables: [...crtSpecs, weatherTable, ownTable],
  printed: [crt.assault, crt.mobile, ...printed],
  charts: chartsOf,
  questions,
};
