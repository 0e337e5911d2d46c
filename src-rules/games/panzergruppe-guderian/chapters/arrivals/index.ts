import type { Chapter } from '#rules/kit/game/chapter.ts';
import { arrivalsStart, frontAccounts, germanInCells, sovietInCells } from './cells.ts';
import { en } from './en.ts';
import { entriesTool } from './entriesTool.ts';
import { germanArrivalActions } from './germanArrivals.ts';
import { it } from './it.ts';
import { arrivalMarks } from './marks.ts';
import { arrivalsOptions } from './options.ts';
import { provisional, reinforcements, swFrontPrice } from './questions.ts';
import { reference } from './reference.ts';
import { sovietArrivalActions } from './sovietArrivals.ts';
import { provisionalLost } from './standing.ts';

/**
 * 14.0 to 14.3, 16.0 to 16.2: the schedules of both sides, the provisional die, South-Western Front; where units enter and
 * what they pay.
 */
export const arrivals: Chapter = {
  id: 'arrivals',
  reference,
  text: { en, it },
  options: arrivalsOptions,
  cells: [...germanInCells, ...sovietInCells],
  accounts: frontAccounts,
  start: arrivalsStart,
  marks: arrivalMarks,
  actions: [...sovietArrivalActions, ...germanArrivalActions],
  standing: [provisionalLost],
  questions: [reinforcements, provisional, swFrontPrice],
  map: { tools: [entriesTool] },
};
